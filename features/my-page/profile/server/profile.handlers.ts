import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../profile.contract.ts';
import { editProfile } from './profile.commands.ts';

/** What people write about themselves, by themselves only: a guardian decides about a child's entries, not about its profile. */
export const profileHandlers = handlers((on, services) => {
  on(contract.edit, { access: 'signed-in' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    await editProfile(services, { accountId: account.id, ...body });
    return {};
  });
});
