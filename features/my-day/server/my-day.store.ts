import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { checkIns } from '#features/day/check-in/server/check-in.tables.ts';
import { dayEvents, days } from '#features/day/server/day.tables.ts';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { membersOfTeam } from '#features/entries/squads/server/squads.store.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import { currentPlayerOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A place of somebody in an event of an open day. */
export interface DayPlace {
  readonly accountId: string;
  readonly tournamentId: number;
  readonly eventId: number;
  readonly entryId: string;
  /** In the draws of the event; null for somebody who is in none. */
  readonly number: number | null;
  /** Null where the event is not checked in. */
  readonly checkIn: CheckInState | null;
}

const partnerCheckIns = alias(checkIns, 'partner_check_ins');

/** The places of these accounts in the open days of a date, by tournament and event; of a pair each of the two. */
export async function listPlaces(
  db: Db,
  { accountIds, date }: { readonly accountIds: readonly string[]; readonly date: string },
): Promise<DayPlace[]> {
  if (accountIds.length === 0) return [];
  const own = db
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.accountId, [...accountIds]));
  const joined = db
    .select({ id: entryPartners.entryId })
    .from(entryPartners)
    .where(
      and(inArray(entryPartners.accountId, [...accountIds]), eq(entryPartners.state, 'accepted')),
    );
  const rows = await db
    .select({
      tournamentId: entries.tournamentId,
      eventId: entries.eventId,
      entryId: entries.id,
      number: entrants.number,
      hasCheckIn: sql<boolean>`coalesce(${dayEvents.hasCheckIn}, true)`,
      playerId: entries.accountId,
      playerState: checkIns.state,
      partnerId: entryPartners.accountId,
      partnerState: partnerCheckIns.state,
    })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(days, eq(days.tournamentId, entries.tournamentId))
    .leftJoin(dayEvents, eq(dayEvents.eventId, entries.eventId))
    .leftJoin(entrants, eq(entrants.entryId, entries.id))
    .leftJoin(
      entryPartners,
      and(eq(entryPartners.entryId, entries.id), eq(entryPartners.state, 'accepted')),
    )
    .leftJoin(checkIns, eq(checkIns.personId, entries.id))
    .leftJoin(partnerCheckIns, eq(partnerCheckIns.personId, entryPartners.id))
    .where(
      and(
        eq(entries.state, 'confirmed'),
        eq(tournaments.eventDate, date),
        ne(tournaments.state, 'cancelled'),
        isNull(tournaments.suspendedAt),
        // As one list of ids: with "or", PostgreSQL would read the whole table.
        inArray(entries.id, own.unionAll(joined)),
      ),
    )
    .orderBy(asc(entries.tournamentId), asc(entries.eventId), asc(entries.id));
  const asked = new Set(accountIds);
  return rows.flatMap(({ hasCheckIn, playerId, playerState, partnerId, partnerState, ...place }) =>
    [
      { accountId: playerId, state: playerState },
      { accountId: partnerId, state: partnerState },
    ].flatMap(({ accountId, state }) =>
      accountId !== null && asked.has(accountId)
        ? [{ ...place, accountId, checkIn: hasCheckIn ? (state ?? 'expected') : null }]
        : [],
    ),
  );
}

/** The places of these accounts as players of squads in the open days of a date; who has entered the team has a place of it. */
export async function listSquadPlaces(
  db: Db,
  { accountIds, date }: { readonly accountIds: readonly string[]; readonly date: string },
): Promise<DayPlace[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectDistinct({
      accountId: players.accountId,
      tournamentId: entries.tournamentId,
      eventId: entries.eventId,
      entryId: entries.id,
    })
    .from(entries)
    .innerJoin(membersOfTeam, sql`true`)
    .innerJoin(players, eq(players.id, currentPlayerOf(sql`member.player_id`)))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(days, eq(days.tournamentId, entries.tournamentId))
    .where(
      and(
        inArray(players.accountId, [...accountIds]),
        ne(sql`coalesce(${entries.accountId}, '')`, players.accountId),
        isNotNull(entries.team),
        eq(entries.state, 'confirmed'),
        eq(tournaments.eventDate, date),
        ne(tournaments.state, 'cancelled'),
        isNull(tournaments.suspendedAt),
      ),
    );
  return rows.flatMap(({ accountId, ...place }) =>
    accountId === null ? [] : [{ ...place, accountId, number: null, checkIn: null }],
  );
}
