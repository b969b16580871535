import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../../practice.contract.ts';

/** The members from whom the players of a practice are chosen. */
export const sessionsHandlers = handlers((on, { db }) => {
  on(contract.participants, { access: 'signed-in' }, async ({ params, account }) => {
    const group = await groups.findVisible(db, account.id, params.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const members = await groups.listMembers(db, group.id);
    return {
      group: { id: group.id, name: group.name },
      members: members.map(({ id, name }) => ({ id, name })),
    };
  });
});
