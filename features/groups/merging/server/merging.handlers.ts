import { canUndo, undoLimit } from '#features/players/players.policy.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { mayEdit } from '../../groups.policy.ts';
import * as groups from '../../server/groups.store.ts';
import * as contract from '../merging.contract.ts';
import * as commands from './merging.commands.ts';
import * as store from './merging.store.ts';

const access = 'signed-in';

/** Merging two members who are the same person, and undoing it. */
export const mergingHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.find, { access }, async ({ account, params }) => {
    const group = await groups.findVisible(db, account.id, params.id);
    if (!group) return refusal('GROUP_NOT_FOUND');
    if (!mayEdit(group)) return { merges: [] };
    return present(await store.listMerges(db, params.id));
  });

  on(contract.own, { access }, async ({ account }) => {
    return present(await store.listOwnMerges(db, account.id));
  });

  on(contract.merge, { access }, async ({ account, params, body }) => {
    const { id: groupId, memberId } = params;
    const merge = { accountId: account.id, groupId, memberId, intoId: body.intoId };
    const done = await commands.mergeMembers(services, merge);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.undo, { access }, async ({ account, params }) => {
    const { id: groupId, memberId } = params;
    const own = { accountId: account.id, groupId, memberId };
    const done = await commands.undoMerge(services, own);
    return done.ok ? {} : refusal(done.code);
  });

  /** Those that can still be undone. */
  function present(merges: readonly store.Merge[]) {
    const now = clock.now();
    return {
      merges: merges
        .filter((merge) => canUndo(merge, now))
        .map(({ groupId, groupName, memberId, name, into, linkedAccountId, mergedAt }) => ({
          groupId,
          groupName,
          memberId,
          name,
          into,
          linked: linkedAccountId !== null,
          mergedAt: mergedAt.toISOString(),
          undoUntil: undoLimit(mergedAt).toISOString(),
        })),
    };
  }
});
