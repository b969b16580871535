import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { findEditable } from '../../server/groups.commands.ts';
import * as contract from '../roster.contract.ts';
import { presentRoster } from './roster.presenter.ts';
import * as store from './roster.store.ts';

const access = 'signed-in';

/** The school roster of a group: its sheet and its pupils, for those who edit the group. */
export const rosterHandlers = handlers((on, { db }) => {
  on(contract.find, { access }, async ({ account, params }) => {
    const group = await findEditable(db, { accountId: account.id, groupId: params.id });
    if (!group.ok) return refusal(group.code);
    const sheet = await store.findSheet(db, params.id);
    return presentRoster(group.value, sheet, await store.listPupils(db, params.id));
  });
});
