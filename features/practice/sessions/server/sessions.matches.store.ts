import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import type { MatchOutput } from '../../practice.contract.ts';
import { mayUse } from '../../practice.policy.ts';
import { existsMembership } from './sessions.belonging.store.ts';
import { practiceMatches } from './sessions.tables.ts';

export type NewMatch = Omit<typeof practiceMatches.$inferInsert, 'searchText'>;
export interface StoredMatch extends MatchOutput {
  readonly ownerAccountId: string;
  readonly pairKey: string | null;
  readonly drawMatchId: string | null;
  readonly removed: boolean;
}

/** Matches as they leave the server, with their owner's id, which stays on it. */
export async function list(db: Db, where: SQL | undefined, limit?: number, ...order: SQL[]) {
  const query = db
    .select({ match: practiceMatches, scoredBy: accounts.name })
    .from(practiceMatches)
    .leftJoin(accounts, eq(accounts.id, practiceMatches.scoredByAccountId))
    .where(where)
    .orderBy(...(order.length > 0 ? order : [desc(practiceMatches.id)]));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ match, scoredBy }) => asStored(match, scoredBy));
}

export async function findById(db: Db, id: string): Promise<StoredMatch | null> {
  const [match] = await list(db, eq(practiceMatches.id, id));
  return match ?? null;
}

/** A match that the account may write to: its group is not deleted. `removed` includes removed ones. */
export async function findWritable(
  db: Db,
  accountId: string,
  id: string,
  { removed = false } = {},
): Promise<StoredMatch | null> {
  const match = await findById(db, id);
  if (!match || (match.removed && !removed)) return null;
  const { groupId } = match;
  const belongs = groupId !== null && (await groups.findVisible(db, accountId, groupId)) !== null;
  return mayUse(match, { accountId, belongs }) ? match : null;
}

/** A match that the account may read: the practice of a deleted group stays readable for its members. */
export async function findReadable(
  db: Db,
  accountId: string,
  id: string,
): Promise<StoredMatch | null> {
  const match = await findById(db, id);
  if (!match || match.removed) return null;
  const belongs = match.groupId !== null && (await existsMembership(db, accountId, match.groupId));
  return mayUse(match, { accountId, belongs }) ? match : null;
}

/** The match of a pair of a league; null while the pair is open. */
export async function findPair(tx: Db, sessionId: string, key: string) {
  const [match] = await list(
    tx,
    and(
      eq(practiceMatches.sessionId, sessionId),
      eq(practiceMatches.pairKey, key),
      isNull(practiceMatches.deletedAt),
    ),
  );
  return match ?? null;
}

/** The match of a draw in the records; null while it is not in them. */
export async function findByDrawMatch(tx: Db, sessionId: string, drawMatchId: string) {
  const [match] = await list(
    tx,
    and(
      eq(practiceMatches.sessionId, sessionId),
      eq(practiceMatches.drawMatchId, drawMatchId),
      isNull(practiceMatches.deletedAt),
    ),
  );
  return match ?? null;
}

/** The id of a match, locked until the transaction ends; null without such a match. */
export async function findIdForUpdate(tx: Db, id: string): Promise<string | null> {
  const [match] = await tx
    .select({ id: practiceMatches.id })
    .from(practiceMatches)
    .where(eq(practiceMatches.id, id))
    .for('update');
  return match?.id ?? null;
}

/** False when the id, the pair or the place in the draw is already taken. */
export async function insert(tx: Db, match: NewMatch): Promise<boolean> {
  const made = await tx
    .insert(practiceMatches)
    .values({ ...match, searchText: searchText(match) })
    .onConflictDoNothing()
    .returning({ id: practiceMatches.id });
  return made.length > 0;
}

export async function update(tx: Db, id: string, change: Partial<NewMatch>): Promise<void> {
  const { player1, player2 } = change;
  await tx
    .update(practiceMatches)
    .set({
      ...change,
      ...(player1 && player2 && { searchText: searchText({ player1, player2 }) }),
    })
    .where(eq(practiceMatches.id, id));
}

function searchText({ player1, player2 }: Pick<NewMatch, 'player1' | 'player2'>): string {
  return [player1, player2].map(({ name }) => foldForSearch(name)).join('\n');
}

function asStored(row: typeof practiceMatches.$inferSelect, scoredBy: string | null): StoredMatch {
  const { deletedAt, scoredAt } = row;
  return {
    id: row.id,
    format: row.format,
    sessionId: row.sessionId,
    groupId: row.groupId,
    groupName: row.groupName,
    player1: row.player1,
    player2: row.player2,
    sets: [...row.sets],
    result: row.result,
    winner: row.winner,
    retired: row.retired,
    playedOn: row.playedOn,
    notes: row.notes,
    stats: row.stats,
    round: row.round,
    rounds: row.rounds,
    state: row.state,
    version: row.version,
    scoredAt: scoredAt?.toISOString() ?? null,
    scoredBy,
    ownerAccountId: row.ownerAccountId,
    pairKey: row.pairKey,
    drawMatchId: row.drawMatchId,
    removed: deletedAt !== null,
  };
}
