import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { checkIns } from '#features/day/check-in/server/check-in.tables.ts';
import { dayEvents, days } from '#features/day/server/day.tables.ts';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { playingPartner } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { membersOfTeam } from '#features/entries/squads/server/squads.store.ts';
import {
  type LinePupil,
  listLinePupilsOf,
} from '#features/event-draws/server/event-draws.pupils.store.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import { currentPlayerOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A place of somebody in an event of an open day. */
export interface DayPlace {
  /** The account; of a pupil without one that of `LinePupil`. */
  readonly personId: string;
  readonly tournamentId: number;
  readonly eventId: number;
  readonly entryId: string;
  /** In the draws of the event; null for somebody who is in none. */
  readonly number: number | null;
  /** Null where the event is not checked in. */
  readonly checkIn: CheckInState | null;
}

const partnerCheckIns = alias(checkIns, 'partner_check_ins');

interface Asked {
  readonly accountIds: readonly string[];
  /** Those without an account. */
  readonly pupils?: readonly LinePupil[];
  readonly date: string;
}

/** The places of these people in the open days of a date, by tournament and event; of a pair each of the two. */
export async function listPlaces(
  db: Db,
  { accountIds, pupils = [], date }: Asked,
): Promise<DayPlace[]> {
  const seated = pupils.filter(({ isTeam }) => !isTeam);
  if (accountIds.length === 0 && seated.length === 0) return [];
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
  const lines = seated.map(({ entryId }) => entryId);
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
    .leftJoin(entryPartners, playingPartner)
    .leftJoin(checkIns, eq(checkIns.personId, entries.id))
    .leftJoin(partnerCheckIns, eq(partnerCheckIns.personId, entryPartners.id))
    .where(
      and(
        eq(entries.state, 'confirmed'),
        eq(tournaments.eventDate, date),
        ne(tournaments.state, 'cancelled'),
        isNull(tournaments.suspendedAt),
        // As one list of ids: with "or", PostgreSQL would read the whole table.
        sql`${entries.id} = any(array(
          ${own.unionAll(joined)} union all select unnest(${sql.param(lines)}::uuid[])
        ))`,
      ),
    )
    .orderBy(asc(entries.tournamentId), asc(entries.eventId), asc(entries.id));
  const asked = new Set(accountIds);
  const ofAccount = (id: string | null) => (id !== null && asked.has(id) ? id : undefined);
  const ofPupil = (entryId: string, isSecond: boolean) =>
    seated.find((one) => one.entryId === entryId && one.isSecond === isSecond)?.personId;
  return rows.flatMap(({ hasCheckIn, playerId, playerState, partnerId, partnerState, ...place }) =>
    [
      { personId: ofAccount(playerId) ?? ofPupil(place.entryId, false), state: playerState },
      { personId: ofAccount(partnerId) ?? ofPupil(place.entryId, true), state: partnerState },
    ].flatMap(({ personId, state }) =>
      personId === undefined
        ? []
        : [{ ...place, personId, checkIn: hasCheckIn ? (state ?? 'expected') : null }],
    ),
  );
}

/** The places of these people as players of squads in the open days of a date; who has entered the team has a place of it. */
export async function listSquadPlaces(
  db: Db,
  { accountIds, pupils = [], date }: Asked,
): Promise<DayPlace[]> {
  const inTeams = pupils.filter(({ isTeam }) => isTeam).map(squadPlace);
  if (accountIds.length === 0) return inTeams;
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
  const ofAccounts = rows.flatMap(({ accountId, ...place }) =>
    accountId === null ? [] : [squadPlace({ ...place, personId: accountId })],
  );
  return [...ofAccounts, ...inTeams];
}

function squadPlace({
  personId,
  tournamentId,
  eventId,
  entryId,
}: Pick<DayPlace, 'personId' | 'tournamentId' | 'eventId' | 'entryId'>): DayPlace {
  return { personId, tournamentId, eventId, entryId, number: null, checkIn: null };
}

/** The pupils without an account for whom an account speaks in the open days of a date. */
export async function listPupilsOfDate(
  db: Db,
  { accountId, date }: { readonly accountId: string; readonly date: string },
): Promise<LinePupil[]> {
  const open = db
    .select({ id: days.tournamentId })
    .from(days)
    .where(eq(days.tournamentId, entries.tournamentId));
  const isOpen = and(
    eq(tournaments.eventDate, date),
    ne(tournaments.state, 'cancelled'),
    isNull(tournaments.suspendedAt),
    exists(open),
  );
  return listLinePupilsOf(db, accountId, isOpen);
}
