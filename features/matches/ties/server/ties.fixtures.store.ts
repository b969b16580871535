import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { fixtures, seasons, seasonTeams } from './ties.seasons.tables.ts';

/** A season with its teams and its fixtures, for features/season. */

export type StoredSeason = typeof seasons.$inferSelect;
export type StoredFixture = typeof fixtures.$inferSelect;
export type StoredTeam = typeof seasonTeams.$inferSelect;

export async function findSeason(db: Db, eventId: number): Promise<StoredSeason | null> {
  const [found] = await db.select().from(seasons).where(eq(seasons.eventId, eventId));
  return found ?? null;
}

/** Those of the events whose season has a fixture with a day, or the end of a window, on `from` or later. */
export async function listPlayedSince(
  db: Db,
  eventIds: readonly number[],
  from: PlainDate,
): Promise<number[]> {
  if (eventIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ eventId: fixtures.eventId })
    .from(fixtures)
    .where(and(inArray(fixtures.eventId, [...eventIds]), isPlayedSince(from)));
  return rows.map(({ eventId }) => eventId);
}

/** Whether a fixture has its day, or the end of its window, on `from` or later. */
export function isPlayedSince(from: PlainDate | Placeholder): SQL | undefined {
  return or(gte(fixtures.windowTo, from), gte(fixtures.playOn, from));
}

/** Whether the season of an event goes on, on `today` or later; a condition of other stores. The date of its tournament is only that of its beginning. */
export function isGoingOn(eventId: AnyPgColumn, today: PlainDate | Placeholder): SQL {
  return sql`exists (select 1 from ${fixtures} where ${fixtures.eventId} = ${eventId} and (${isPlayedSince(today)}))`;
}

/** Neither team of a fixture has left the season; a condition of other stores. With a team that has left nothing is played. */
export const bothTeamsStay: SQL = sql`not exists (
  select from ${seasonTeams} where ${seasonTeams.eventId} = ${fixtures.eventId}
    and ${seasonTeams.number} in (${fixtures.home}, ${fixtures.away}) and ${seasonTeams.leftAt} is not null
)`;

/** Whether the team of an entry has left its season; a condition of other stores. The tables of a feature above are named in words. */
export function hasLeftSeason(entryId: AnyPgColumn): SQL {
  return sql`exists (
    select from ${seasonTeams} join entrants own on own.event_id = ${seasonTeams.eventId} and own.number = ${seasonTeams.number}
    where own.entry_id = ${entryId} and ${seasonTeams.leftAt} is not null
  )`;
}

/** The last day of the fixtures of an event, as part of another store's query; null where it has none. */
export function lastDayOf(eventId: AnyPgColumn): SQL<PlainDate | null> {
  return sql<PlainDate | null>`(
    select max(greatest(${fixtures.windowTo}, ${fixtures.playOn}))::text from ${fixtures} where ${fixtures.eventId} = ${eventId}
  )`;
}

/** The last day on which a tournament is played: its own, or that of its last fixture. */
export async function findLastDay(
  db: Db,
  { id, eventDate }: { readonly id: number; readonly eventDate: PlainDate },
): Promise<PlainDate> {
  const [found] = await db
    .select({ day: max(sql<PlainDate>`greatest(${fixtures.windowTo}, ${fixtures.playOn})`) })
    .from(fixtures)
    .innerJoin(events, eq(events.id, fixtures.eventId))
    .where(eq(events.tournamentId, id));
  const last = found?.day ?? eventDate;
  return last > eventDate ? last : eventDate;
}

/** The season, locked: nothing else about it changes until the transaction ends. */
export async function findForUpdate(tx: Db, eventId: number): Promise<StoredSeason | null> {
  const [found] = await tx
    .select()
    .from(seasons)
    .where(eq(seasons.eventId, eventId))
    .for('no key update');
  return found ?? null;
}

export async function listTeams(db: Db, eventId: number): Promise<StoredTeam[]> {
  return db
    .select()
    .from(seasonTeams)
    .where(eq(seasonTeams.eventId, eventId))
    .orderBy(asc(seasonTeams.number));
}

/** The fixtures of a season in the order of its matchdays. */
export async function listFixtures(db: Db, eventId: number): Promise<StoredFixture[]> {
  return db
    .select()
    .from(fixtures)
    .where(eq(fixtures.eventId, eventId))
    .orderBy(asc(fixtures.matchday), asc(fixtures.home));
}

export async function findFixture(
  db: Db,
  { eventId, id }: Pick<StoredFixture, 'eventId' | 'id'>,
): Promise<StoredFixture | null> {
  const [found] = await db
    .select()
    .from(fixtures)
    .where(and(eq(fixtures.eventId, eventId), eq(fixtures.id, id)));
  return found ?? null;
}

export async function insertSeason(
  tx: Db,
  season: typeof seasons.$inferInsert,
  numbers: readonly number[],
  planned: readonly (typeof fixtures.$inferInsert)[],
): Promise<void> {
  const { eventId } = season;
  await tx.insert(seasons).values(season);
  await tx.insert(seasonTeams).values(numbers.map((number) => ({ eventId, number })));
  await tx.insert(fixtures).values([...planned]);
}

/** Changes a fixture and counts the change. */
export async function updateFixture(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredFixture, 'id' | 'eventId' | 'version'>>,
): Promise<void> {
  await tx
    .update(fixtures)
    .set({ ...change, version: sql`${fixtures.version} + 1` })
    .where(eq(fixtures.id, id));
}

/** Moves every day of a season by so many days: the demo's never grows old. When a result was entered stays, as the job that confirms it does. */
export async function updateDays(tx: Db, eventId: number, days: number): Promise<void> {
  const { windowFrom, windowTo, playOn, proposedOn } = fixtures;
  const moved = (column: AnyPgColumn) => sql`${column} + ${days}::int`;
  await tx
    .update(fixtures)
    .set({
      windowFrom: moved(windowFrom),
      windowTo: moved(windowTo),
      playOn: moved(playOn),
      proposedOn: moved(proposedOn),
    })
    .where(eq(fixtures.eventId, eventId));
}

/** A team leaves its season, or comes back: a change of its agreed fixtures, too, which are void from then on or played after all. */
export async function updateTeam(tx: Db, { eventId, number, leftAt }: StoredTeam): Promise<void> {
  await tx
    .update(fixtures)
    .set({ version: sql`${fixtures.version} + 1` })
    .where(
      and(
        eq(fixtures.eventId, eventId),
        isNotNull(fixtures.playOn),
        isNull(fixtures.rubbers),
        or(eq(fixtures.home, number), eq(fixtures.away, number)),
      ),
    );
  await tx
    .update(seasonTeams)
    .set({ leftAt })
    .where(and(eq(seasonTeams.eventId, eventId), eq(seasonTeams.number, number)));
}

export async function updateMarks(
  tx: Db,
  eventId: number,
  marks: StoredSeason['marks'],
): Promise<void> {
  await tx.update(seasons).set({ marks }).where(eq(seasons.eventId, eventId));
}
