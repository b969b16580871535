import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { StoredStage } from '../../server/matches.stages.store.ts';
import { matches, stages } from '../../server/matches.tables.ts';
import type { RecordedChange } from '../draws.vocabulary.ts';
import { draws } from './draws.tables.ts';

/** The draws of a tournament's events: drafts, published ones, and those that were taken back. */

export type StoredDraw = typeof draws.$inferSelect;

/** The newest draw of a stage; null before the first. */
export async function findNewest(db: Db, stageId: string): Promise<StoredDraw | null> {
  const [newest] = await newestOf(db, { stageId });
  return newest ?? null;
}

const newestOf = prepared((db) =>
  db
    .select()
    .from(draws)
    .where(eq(draws.stageId, sql.placeholder('stageId')))
    .orderBy(desc(draws.number))
    .limit(1)
    .prepare(''),
);

/** The first stage of an event with its newest draw, both as they are at one moment; null where it has no stage. */
export async function findFirst(
  db: Db,
  eventId: number,
): Promise<{ readonly stage: StoredStage; readonly newest: StoredDraw | null } | null> {
  const [found] = await db
    .select({ stage: stages, newest: draws })
    .from(stages)
    .leftJoin(draws, eq(draws.stageId, stages.id))
    .where(and(eq(stages.eventId, eventId), eq(stages.position, 0)))
    .orderBy(sql`${draws.number} desc nulls last`)
    .limit(1);
  return found ?? null;
}

/** The stages of an event in the order of their positions, each with its newest draw; null before the first. */
export async function listStages(
  db: Db,
  eventId: number,
): Promise<{ readonly stage: StoredStage; readonly newest: StoredDraw | null }[]> {
  return stagesOf(db, { eventId });
}

const stagesOf = prepared((db) =>
  db
    .selectDistinctOn([stages.position], { stage: stages, newest: draws })
    .from(stages)
    .leftJoin(draws, eq(draws.stageId, stages.id))
    .where(eq(stages.eventId, sql.placeholder('eventId')))
    .orderBy(asc(stages.position), sql`${draws.number} desc nulls last`)
    .prepare(''),
);

/**
 * When the newest draw of each of these events was published and taken back, whether it is one of groups, and whether a match of its first
 * stage has a result, by event; without those never drawn.
 */
export async function listNewestStates(db: Db, eventIds: readonly number[]) {
  const hasResult = and(isNull(matches.deletedAt), ne(matches.status, 'scheduled'));
  const played = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.stageId, stages.id), hasResult));
  const rows = await db
    .selectDistinctOn([stages.eventId], {
      eventId: stages.eventId,
      publishedAt: draws.publishedAt,
      withdrawnAt: draws.withdrawnAt,
      isPlayed: sql<boolean>`exists (${played})`,
      isGroups: sql<boolean>`${draws.draw} -> 'kind' is not null`,
    })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .where(and(eq(stages.position, 0), inArray(stages.eventId, [...eventIds])))
    .orderBy(stages.eventId, desc(draws.number));
  return new Map(rows.map(({ eventId, ...state }) => [eventId, state]));
}

/** Whether the draw of a stage after the first is published: what it follows from cannot change then. */
export async function existsFurtherOut(db: Db, eventId: number): Promise<boolean> {
  return (await findFollowedSince(db, eventId)) !== null;
}

/** Since when the draw of a stage after the first is published; null while none is. */
export async function findFollowedSince(db: Db, eventId: number): Promise<Date | null> {
  const [found] = await followedSince(db, { eventId });
  return found?.publishedAt ?? null;
}

const followedSince = prepared((db) =>
  db
    .select({ publishedAt: draws.publishedAt })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .where(
      and(
        eq(stages.eventId, sql.placeholder('eventId')),
        gt(stages.position, 0),
        isNotNull(draws.publishedAt),
        isNull(draws.withdrawnAt),
      ),
    )
    .orderBy(asc(draws.publishedAt))
    .limit(1)
    .prepare(''),
);

/** The highest number of an entrant in any draw of the first stage of an event, also one that was taken back; 0 for none. */
export async function findHighestEntrant(db: Db, eventId: number): Promise<number> {
  const [found] = await db
    .select({
      number: sql<number | null>`max((
        select max(substring(entrant ->> 'id' from '^[0-9]{1,5}$')::int)
        from jsonb_array_elements(${draws.draw} -> 'entrants') entrant
      ))`,
    })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .where(and(eq(stages.eventId, eventId), eq(stages.position, 0)));
  return found?.number ?? 0;
}

/** The stage that the write has drawn already; null when it has drawn none. */
export async function findDrawnBy(db: Db, writeId: string): Promise<{ stageId: string } | null> {
  const [found] = await db
    .select({ stageId: draws.stageId })
    .from(draws)
    .where(eq(draws.writeId, writeId));
  return found ?? null;
}

type Key = Pick<StoredDraw, 'stageId' | 'number'>;

export async function updateAmendments(
  tx: Db,
  key: Key,
  amendments: readonly RecordedChange[],
): Promise<void> {
  await tx.update(draws).set({ amendments }).where(isDraw(key));
}

export async function updatePublished(
  tx: Db,
  key: Key,
  { at, accountId }: { readonly at: Date; readonly accountId: string },
): Promise<void> {
  const published = { publishedAt: at, publishedByAccountId: accountId };
  await tx.update(draws).set(published).where(isDraw(key));
}

export async function updateWithdrawn(
  tx: Db,
  key: Key,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await tx.update(draws).set({ withdrawnAt: at, withdrawnReason: reason }).where(isDraw(key));
}

function isDraw({ stageId, number }: Key) {
  return and(eq(draws.stageId, stageId), eq(draws.number, number));
}
