import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Board, EMPTY_BOARD, memberIds } from '#domain/practice-evening/board.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { mergedBoard, type WrongBoard } from '../evening.policy.ts';
import * as evenings from './evening.store.ts';

export interface EveningWrite {
  readonly groupId: number;
  readonly day: string;
  readonly writeId: string;
  /** Of the evening, if the write begins it. */
  readonly id: string;
  readonly changes: Board;
  readonly accountId: string;
}

type Saved = Result<evenings.StoredEvening, 'GROUP_NOT_FOUND' | WrongBoard>;

/**
 * Merges the changes of a phone into the evening of a group, which the first of them begins. Every member of the group
 * may write; for others the group does not exist. Idempotent by `writeId`, and by what a merge is.
 */
export async function saveEvening(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  write: EveningWrite,
): Promise<Saved> {
  const { groupId, changes, accountId } = write;
  const group = await groups.findVisible(db, accountId, groupId);
  if (!group) return refuse('GROUP_NOT_FOUND');
  const members = await evenings.listNames(db, groupId, memberIds(changes));
  const known = new Set(members.map(({ id }) => id));
  return db.transaction(async (tx) => {
    const now = clock.now();
    // Where another phone begins the evening concurrently, the second attempt finds it.
    const saved =
      (await tryToSave(tx, write, known, now)) ?? (await tryToSave(tx, write, known, now));
    // The id belongs to another evening, which the writer may not see.
    return saved ?? refuse('GROUP_NOT_FOUND');
  });
}

async function tryToSave(
  tx: Db,
  write: EveningWrite,
  known: ReadonlySet<number>,
  now: Date,
): Promise<Saved | null> {
  const { id, groupId, day, changes, accountId } = write;
  const stored = await evenings.findForUpdate(tx, groupId, day);
  if (stored && (await matchStore.findWrite(tx, write.writeId))) return ok(stored);
  const earlier = new Set(stored ? memberIds(stored.board) : []);
  const isMember = (number: number) => known.has(number) || earlier.has(number);
  const merged = mergedBoard(stored?.board ?? EMPTY_BOARD, changes, isMember);
  if (!merged.ok) return merged;
  const next = { board: merged.value, version: (stored?.version ?? 0) + 1 };
  const evening = stored
    ? await evenings.update(tx, stored.id, next)
    : await evenings.insert(tx, {
        ...next,
        id,
        groupId,
        day,
        ownerAccountId: accountId,
        createdAt: now,
      });
  if (!evening) return null;
  await matchStore.insertWrite(tx, {
    id: write.writeId,
    subjectId: evening.id,
    kind: 'change',
    version: next.version,
    content: changes,
    accountId,
    at: now,
  });
  return ok(evening);
}
