import { memberIds } from '#domain/practice-evening/board.ts';
import type { Db } from '#platform/server/db/database.ts';
import { seedOf } from '../evening.policy.ts';
import { listNames, type StoredEvening } from './evening.store.ts';

/** What members see of an evening; names are read from the group each time, so a deleted member's is gone. */
export async function presentEvening(db: Db, { groupId, day, board, version }: StoredEvening) {
  const members = await listNames(db, groupId, memberIds(board));
  return { randomSeed: seedOf(groupId, day), board, version, members };
}
