import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import type { MatchOutput } from '../matches.contract.ts';
import { recordedSets } from '../matches.policy.ts';
import { matches, stages } from './matches.tables.ts';

export type NewMatch = Omit<typeof matches.$inferInsert, 'searchText'>;
export interface StoredMatch extends MatchOutput {
  readonly ownerAccountId: string;
  readonly pairKey: string | null;
  readonly drawMatchId: string | null;
  /** Not in the records: taken out, or never listed there. */
  readonly removed: boolean;
}

/** Matches as they leave the server, with their owner's id, which stays on it. */
export async function list(db: Db, where: SQL | undefined, limit?: number, ...order: SQL[]) {
  const query = db
    .select({ match: matches, scoredBy: accounts.name })
    .from(matches)
    .leftJoin(accounts, eq(accounts.id, matches.scoredByAccountId))
    .where(where)
    .orderBy(...(order.length > 0 ? order : [desc(matches.id)]));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ match, scoredBy }) => asStored(match, scoredBy));
}

export async function findById(db: Db, id: string): Promise<StoredMatch | null> {
  const [match] = await list(db, eq(matches.id, id));
  return match ?? null;
}

/** The match of a pair of a league; null while the pair is open. */
export async function findPair(tx: Db, stageId: string, key: string) {
  const [match] = await list(
    tx,
    and(eq(matches.stageId, stageId), eq(matches.pairKey, key), isNull(matches.deletedAt)),
  );
  return match ?? null;
}

/** Locks a stage until the transaction ends: its matches are written one after the other. */
export async function findStageForUpdate(tx: Db, id: string): Promise<string | null> {
  const [stage] = await tx
    .select({ id: stages.id })
    .from(stages)
    .where(eq(stages.id, id))
    .for('no key update');
  return stage?.id ?? null;
}

/** False when the id is already taken. */
export async function insertStage(tx: Db, stage: typeof stages.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(stages)
    .values(stage)
    .onConflictDoNothing()
    .returning({ id: stages.id });
  return made.length > 0;
}

/** The id of a match, locked until the transaction ends; null without such a match. */
export async function findIdForUpdate(tx: Db, id: string): Promise<string | null> {
  const [match] = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.id, id))
    .for('update');
  return match?.id ?? null;
}

/** False when the id, the pair or the place in the draw is already taken. */
export async function insert(tx: Db, match: NewMatch): Promise<boolean> {
  const made = await tx
    .insert(matches)
    .values({ ...match, searchText: searchText(match) })
    .onConflictDoNothing()
    .returning({ id: matches.id });
  return made.length > 0;
}

export async function update(tx: Db, id: string, change: Partial<NewMatch>): Promise<void> {
  const { player1, player2 } = change;
  await tx
    .update(matches)
    .set({
      ...change,
      ...(player1 && player2 && { searchText: searchText({ player1, player2 }) }),
    })
    .where(eq(matches.id, id));
}

function searchText({ player1, player2 }: Pick<NewMatch, 'player1' | 'player2'>): string {
  return [player1, player2].map(({ name }) => foldForSearch(name)).join('\n');
}

function asStored(row: typeof matches.$inferSelect, scoredBy: string | null): StoredMatch {
  const { deletedAt, scoredAt } = row;
  return {
    id: row.id,
    format: row.kind,
    sessionId: row.stageId,
    groupId: row.groupId,
    groupName: row.groupName,
    player1: row.player1,
    player2: row.player2,
    sets: recordedSets(row),
    result: row.result,
    winner: row.winner,
    scoreFormat: row.scoreFormat,
    status: row.status,
    retired: row.status === 'retired',
    playedOn: row.playedOn,
    notes: row.notes,
    stats: row.stats,
    round: row.round,
    rounds: row.rounds,
    state: row.state === 'draft' ? 'draft' : 'saved',
    version: row.version,
    scoredAt: scoredAt?.toISOString() ?? null,
    scoredBy,
    ownerAccountId: row.ownerAccountId,
    pairKey: row.pairKey,
    drawMatchId: row.drawMatchId,
    removed: deletedAt !== null || row.state === 'unlisted',
  };
}
