import { and, asc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { squads } from '#features/entries/squads/server/squads.tables.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import { lookedAfterBy } from '#features/groups/server/groups.staff.store.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { tieOrders, ties } from '#features/matches/ties/server/ties.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { tieOrderChanges } from './tie-orders.tables.ts';

/** A team of a closed event, for which somebody speaks. */
export interface OwnTeam {
  readonly tournamentId: number;
  readonly eventId: number;
  readonly entryId: string;
  /** The entrant's. */
  readonly number: number;
}

interface Asked {
  readonly accountId: string;
  readonly eventId?: number;
  /** Only teams of tournaments of this day or later that are not cancelled. */
  readonly from?: PlainDate;
}

/**
 * The teams for which an account speaks: whose entry it has made, or whose school it looks after (the creator of the group, its
 * coaches and managers).
 */
export async function listOwnTeams(
  db: Db,
  { accountId, eventId, from }: Asked,
): Promise<OwnTeam[]> {
  const looksAfter = lookedAfterBy(db, accountId);
  // Each part is found by an index; one condition with "or" over the joined tables would read all entries.
  const own = union(
    db.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId)),
    db
      .select({ id: entries.id })
      .from(entries)
      .innerJoin(applications, eq(applications.id, entries.applicationId))
      .where(inArray(applications.groupId, looksAfter)),
    db.select({ id: squads.entryId }).from(squads).where(inArray(squads.groupId, looksAfter)),
  );
  return db
    .select({
      tournamentId: entries.tournamentId,
      eventId: entries.eventId,
      entryId: entries.id,
      number: entrants.number,
    })
    .from(entries)
    .innerJoin(entrants, eq(entrants.entryId, entries.id))
    .innerJoin(events, and(eq(events.id, entries.eventId), eq(events.discipline, 'Team')))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        eq(entries.state, 'confirmed'),
        inArray(entries.id, own),
        eventId === undefined ? undefined : eq(entries.eventId, eventId),
        from === undefined
          ? undefined
          : and(gte(tournaments.eventDate, from), ne(tournaments.state, 'cancelled')),
      ),
    )
    .orderBy(asc(entries.tournamentId), asc(entrants.number));
}

/** The last order of each team of an event that is out, by the team's number. */
export async function listLastOrders(
  db: Db,
  eventId: number,
): Promise<ReadonlyMap<string, readonly (number | null)[]>> {
  const team = sql<string>`case when ${tieOrders.side} = 'player1' then ${ties.team1} else ${ties.team2} end`;
  const rows = await db
    .select({ team, players: tieOrders.players })
    .from(tieOrders)
    .innerJoin(ties, eq(ties.id, tieOrders.tieId))
    .innerJoin(stages, eq(stages.id, ties.stageId))
    .where(and(eq(stages.eventId, eventId), isNotNull(ties.revealedAt)))
    .orderBy(asc(tieOrders.filedAt));
  return new Map(rows.map((row) => [row.team, row.players]));
}

export type StoredChange = typeof tieOrderChanges.$inferSelect;

export async function insertChange(tx: Db, change: StoredChange): Promise<void> {
  await tx.insert(tieOrderChanges).values(change);
}

/** The changes of a tie after its reveal, in their order. */
export async function listChanges(db: Db, tieId: string): Promise<StoredChange[]> {
  return db
    .select()
    .from(tieOrderChanges)
    .where(eq(tieOrderChanges.tieId, tieId))
    .orderBy(asc(tieOrderChanges.at), asc(tieOrderChanges.id));
}

/** How many ties of an event have an order, and so keep the template that they have. */
export async function countFrozen(db: Db, eventId: number): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(distinct ${ties.id})::int` })
    .from(ties)
    .innerJoin(stages, eq(stages.id, ties.stageId))
    .innerJoin(tieOrders, eq(tieOrders.tieId, ties.id))
    .where(eq(stages.eventId, eventId));
  return found?.count ?? 0;
}
