import { memberIds } from '#domain/practice-evening/board.ts';
import type { Db } from '#platform/server/db/database.ts';
import { seedOf } from '../evening.policy.ts';
import { listNames, listWinners, type StoredEvening } from './evening.store.ts';

/**
 * What members see of an evening. Names are read from the group each time, so a deleted member's is gone; winners from
 * the matches, so a corrected score counts.
 */
export async function presentEvening(db: Db, { groupId, day, board, version }: StoredEvening) {
  const members = await listNames(db, groupId, memberIds(board));
  const winners = await listWinners(
    db,
    groupId,
    board.matches.map(({ id }) => id),
  );
  return { randomSeed: seedOf(groupId, day), board, version, members, winners };
}
