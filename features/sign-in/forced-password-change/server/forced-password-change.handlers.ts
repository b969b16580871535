import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { SignIn } from '../../server/sign-in.commands.ts';
import * as contract from '../forced-password-change.contract.ts';
import { chooseFirstPassword } from './forced-password-change.commands.ts';

/** The first login of an account that an operator made: it requires a new password. */
export const forcedPasswordChangeHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    on(
      contract.choosePassword,
      { access: 'signed-in' },
      async ({ body, account: { id: accountId, demo, provenAt }, request, reply }) => {
        if (demo) return refusal('NOT_NEEDED');
        const account = await chooseFirstPassword(services, { accountId, ...body });
        if (!account.ok) {
          if (account.code === 'NOT_NEEDED') return refusal('NOT_NEEDED');
          const error = account.code === 'PASSWORD_WEAK' ? account.weakness : 'samePassword';
          return refusal(account.code, { fields: { password: error } });
        }
        const arrival = { request, reply, method: 'password', announce: false } as const;
        await signIn.beginProven(arrival, account.value, { provenAt });
        return {};
      },
    );
  });
