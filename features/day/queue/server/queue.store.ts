import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Side } from '#domain/scorecard/side.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { OFF_COURT } from '../queue.rows.policy.ts';
import { queueMatches, queueSteps } from './queue.tables.ts';

export type StoredQueueMatch = typeof queueMatches.$inferSelect;
export type NewStep = typeof queueSteps.$inferInsert;
type Key = Pick<StoredQueueMatch, 'stageId' | 'matchId'>;
type Drawn = Pick<StoredQueueMatch, 'stageId' | 'drawNumber'>;

/** What the desk of a day has done with its matches, also with those of draws that are not current any more. */
export async function listMatches(db: Db, tournamentId: number): Promise<StoredQueueMatch[]> {
  return matchesOf(db, { tournamentId });
}

const matchesOf = prepared((db) =>
  db
    .select()
    .from(queueMatches)
    .where(eq(queueMatches.tournamentId, sql.placeholder('tournamentId')))
    .orderBy(asc(queueMatches.stageId), asc(queueMatches.matchId))
    .prepare(''),
);

/** The same of one match; null where the desk has not touched it. */
export async function findMatch(
  db: Db,
  { stageId, matchId }: Key,
): Promise<StoredQueueMatch | null> {
  const [found] = await matchOf(db, { stageId, matchId });
  return found ?? null;
}

const matchOf = prepared((db) =>
  db
    .select()
    .from(queueMatches)
    .where(
      and(
        eq(queueMatches.stageId, sql.placeholder('stageId')),
        eq(queueMatches.matchId, sql.placeholder('matchId')),
      ),
    )
    .prepare(''),
);

/** The matches of a draw that are being played, by their ids in it; none where the day has ended early, which has cancelled them. */
export async function listPlaying(db: Db, { stageId, drawNumber }: Drawn): Promise<string[]> {
  const found = await db
    .select({ matchId: queueMatches.matchId })
    .from(queueMatches)
    .innerJoin(
      tournaments,
      and(eq(tournaments.id, queueMatches.tournamentId), isNull(tournaments.endedEarlyAt)),
    )
    .where(
      and(
        eq(queueMatches.stageId, stageId),
        eq(queueMatches.drawNumber, drawNumber),
        eq(queueMatches.state, 'playing'),
      ),
    );
  return found.map(({ matchId }) => matchId);
}

/** Stores rows as they are. A row that loses its court is written before the one that gets it. */
export async function upsertMatch(tx: Db, row: StoredQueueMatch): Promise<void> {
  const { stageId: _stage, matchId: _match, tournamentId: _day, ...values } = row;
  await tx
    .insert(queueMatches)
    .values(row)
    .onConflictDoUpdate({ target: [queueMatches.stageId, queueMatches.matchId], set: values });
}

/** Takes every match of a tournament without a result off its court: it waits again. */
export async function updateWaiting(tx: Db, tournamentId: number): Promise<void> {
  await tx
    .update(queueMatches)
    .set({ ...OFF_COURT, state: 'waiting', version: sql`${queueMatches.version} + 1` })
    .where(
      and(
        eq(queueMatches.tournamentId, tournamentId),
        inArray(queueMatches.state, ['next', 'called', 'playing']),
      ),
    );
}

/** Stores the places of these matches, with their versions. */
export async function upsertPlaces(
  tx: Db,
  rows: readonly (typeof queueMatches.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(queueMatches)
    .values([...rows])
    .onConflictDoUpdate({
      target: [queueMatches.stageId, queueMatches.matchId],
      set: {
        place: sql`excluded.place`,
        priority: sql`excluded.priority`,
        version: sql`excluded.version`,
      },
    });
}

export async function deleteMatches(tx: Db, keys: readonly Key[]): Promise<void> {
  for (const key of keys) await tx.delete(queueMatches).where(isKey(key));
}

/** Whether a match is called or played on a court. */
export async function existsOnCourt(tx: Db, courtId: string): Promise<boolean> {
  const [found] = await tx
    .select({ matchId: queueMatches.matchId })
    .from(queueMatches)
    .where(
      and(eq(queueMatches.courtId, courtId), inArray(queueMatches.state, ['called', 'playing'])),
    )
    .limit(1);
  return found !== undefined;
}

function isKey({ stageId, matchId }: Key): SQL | undefined {
  return and(eq(queueMatches.stageId, stageId), eq(queueMatches.matchId, matchId));
}

export async function insertStep(tx: Db, step: NewStep): Promise<void> {
  await tx.insert(queueSteps).values(step);
}

export async function insertSteps(tx: Db, steps: readonly NewStep[]): Promise<void> {
  if (steps.length > 0) await tx.insert(queueSteps).values([...steps]);
}

/** The steps of a match, the oldest first, each with the name of who has taken it; null for a device with a link. */
export async function listSteps(db: Db, { stageId, matchId }: Key) {
  const { kind, courtName, at, linkId } = queueSteps;
  return db
    .select({ kind, courtName, at, linkId, name: accounts.name })
    .from(queueSteps)
    .leftJoin(accounts, eq(accounts.id, queueSteps.accountId))
    .where(and(eq(queueSteps.stageId, stageId), eq(queueSteps.matchId, matchId)))
    .orderBy(asc(queueSteps.at), asc(queueSteps.id));
}

/** Stores that a side of a called match is on its way; the first time counts, and the version stays. */
export async function updateComing(
  tx: Db,
  key: Key,
  { side, at }: { readonly side: Side; readonly at: Date },
): Promise<void> {
  const column = side === 'player1' ? 'player1ComingAt' : 'player2ComingAt';
  await tx
    .update(queueMatches)
    .set({ [column]: at })
    .where(and(isKey(key), isNull(queueMatches[column])));
}
