import { ok, type Result, refuse } from '#domain/common/result.ts';
import { canUndo } from '#features/players/players.policy.ts';
import { mergePlayersIn, unmergePlayersIn } from '#features/players/server/players.commands.ts';
import * as players from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { tidyName } from '#platform/shared/names.ts';
import { updateVersion } from '../../roster/server/roster.changes.store.ts';
import {
  type EditorRefusal,
  findEditable,
  type GroupRequest,
  lockEditable,
} from '../../server/groups.commands.ts';
import * as members from '../../server/groups.members.store.ts';
import * as groups from '../../server/groups.store.ts';
import { notifyOfMerge } from './merging.notifications.ts';
import * as store from './merging.store.ts';

interface MemberRequest extends GroupRequest {
  readonly memberId: number;
}

export type MergeRefusal =
  | EditorRefusal
  | 'MEMBER_NOT_FOUND'
  | 'MEMBER_HAS_ACCOUNT'
  | 'SAME_MEMBER';

/**
 * Merges a member without an account into another member, who is the same person. The merged row leaves the list; its
 * number, and with it its records, belong to the other player from then on. The same merge again changes nothing.
 */
export async function mergeMembers(
  services: Merging,
  request: MemberRequest & { readonly intoId: number },
): Promise<Result<null, MergeRefusal>> {
  return services.db.transaction(async (tx) => {
    const editable = await lockEditable(tx, request);
    return editable.ok ? mergeIn(services, tx, { ...request, group: editable.value }) : editable;
  });
}

type Merging = Pick<Services, 'db' | 'clock' | 'jobs' | 'publish'>;

async function mergeIn(
  services: Merging,
  tx: Db,
  {
    accountId,
    groupId,
    memberId,
    intoId,
    group,
  }: MemberRequest & { readonly intoId: number; readonly group: groups.VisibleGroup },
): Promise<Result<null, MergeRefusal>> {
  if (memberId === intoId) return refuse('SAME_MEMBER');
  const member = await members.findMember(tx, groupId, memberId);
  const into = await members.findMember(tx, groupId, intoId);
  if (!member || !into) return refuse('MEMBER_NOT_FOUND');
  if (await areSamePlayer(tx, member, into)) return ok(null);
  if (member.left || into.left) return refuse('MEMBER_NOT_FOUND');
  if (member.accountId !== null) return refuse('MEMBER_HAS_ACCOUNT');
  const now = services.clock.now();
  await mergePlayersIn(services, tx, { from: member.playerId, into: into.playerId, now });
  await members.updateLeft(tx, [memberId], now);
  if (into.strength === null) await members.update(tx, intoId, { strength: member.strength });
  if (into.accountId && into.accountId !== accountId) {
    const merged = { group, accountId: into.accountId, memberId, now };
    await notifyOfMerge(services, tx, merged);
  }
  return ok(null);
}

type Player = Pick<members.StoredMember, 'playerId'>;

async function areSamePlayer(tx: Db, one: Player, other: Player): Promise<boolean> {
  const current = await players.findCurrentPlayer(tx, one.playerId);
  return current === (await players.findCurrentPlayer(tx, other.playerId));
}

export type UndoRefusal = EditorRefusal | 'MEMBER_NOT_FOUND' | 'UNDO_EXPIRED';

/**
 * Undoes the merge of a member: one who was merged by hand is on the list again; one who got an account loses it, and
 * the account gets a row of its own. For those who edit the group and the person whose player has the records, who may have left the
 * group since, or seen it deleted. Twice is no error.
 */
export async function undoMerge(
  services: Pick<Services, 'db' | 'clock' | 'publish'>,
  { accountId, groupId, memberId }: MemberRequest,
): Promise<Result<null, UndoRefusal>> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    await groups.findForUpdate(tx, groupId);
    const merge = await store.findMerge(tx, groupId, memberId);
    const refused = await undoingRefusal(tx, { accountId, groupId }, merge);
    if (refused) return refuse(refused);
    if (!merge) {
      const member = await members.findMember(tx, groupId, memberId);
      return member ? ok(null) : refuse('MEMBER_NOT_FOUND');
    }
    if (!canUndo(merge, clock.now())) return refuse('UNDO_EXPIRED');
    if (merge.linkedAccountId) await unlink(tx, groupId, merge, merge.linkedAccountId);
    // The other row has no place of its own where it got this one's; the account's row after a join got none.
    else await store.updateStrengthReturned(tx, groupId, merge);
    await members.update(tx, memberId, { leftAt: null });
    await unmergePlayersIn(services, tx, merge.playerId);
    return ok(null);
  });
}

/** Why an account undoes nothing in a group; null where it may. Who was a member once may have undone it just now. */
async function undoingRefusal(
  tx: Db,
  { accountId, groupId }: GroupRequest,
  merge: store.Merge | null,
): Promise<EditorRefusal | null> {
  if (merge?.ownerAccountId === accountId) return null;
  if (!merge && (await members.findByAccount(tx, groupId, accountId))) return null;
  const editable = await findEditable(tx, { accountId, groupId });
  return editable.ok ? null : editable.code;
}

/** Moves an account, with its role or its absence, from the row that it got to a new one at the end of the list. */
async function unlink(
  tx: Db,
  groupId: number,
  { memberId, intoPlayerId, into }: store.Merge,
  accountId: string,
): Promise<void> {
  const linked = await members.findMember(tx, groupId, memberId);
  if (!linked) throw new Error('a merged member has no row');
  const { role, leftAt, barredAt } = linked;
  const free = { accountId: null, role: 'Member', leftAt: null, barredAt: null } as const;
  await members.update(tx, memberId, free);
  const own = { name: tidyName(into), accountId, playerId: intoPlayerId };
  await members.insertLast(tx, groupId, { ...own, role, leftAt, barredAt });
  // An edit that began before has the number of the old row for this role, and would take it from the new one.
  if (role !== 'Member') await updateVersion(tx, groupId);
}
