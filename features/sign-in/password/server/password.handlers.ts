import { commonPasswords } from '#platform/server/common-passwords.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { SignIn } from '../../server/sign-in.commands.ts';
import * as contract from '../password.contract.ts';
import { type WeakPassword, weaknessOf } from '../password.policy.ts';
import { changePassword, openResetLink, resetPassword } from './password.commands.ts';
import { requestPasswordReset } from './password.forgotten.commands.ts';

/** Checking a password, replacing a forgotten one (a mail, a link, a new one), and changing it. */
export const passwordHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    on(contract.check, { access: 'public', limit: 'passwordCheck' }, async ({ body }) => {
      const chooser = { name: body.fullName, email: body.email };
      const weakness = weaknessOf(body.password, { common: await commonPasswords(), chooser });
      return weakness ? weak({ weakness }) : {};
    });

    on(contract.forgotten, { access: 'public', limit: 'forgotten' }, async ({ body }) => {
      await requestPasswordReset(services, body);
      return {};
    });

    on(contract.openLink, { access: 'public', limit: 'link' }, async ({ body }) => {
      const account = await openResetLink(services, body.secret);
      return account.ok ? { email: account.value.email } : refusal(account.code);
    });

    on(contract.reset, { access: 'public', limit: 'link' }, async ({ body, request, reply }) => {
      const account = await resetPassword(services, body);
      if (!account.ok) {
        return account.code === 'PASSWORD_WEAK' ? weak(account) : refusal(account.code);
      }
      // The mail about the new password informs the owner.
      const arrival = { request, reply, method: 'mail-link', announce: false } as const;
      return { loggedIn: await signIn.beginProven(arrival, account.value) };
    });

    on(
      contract.change,
      { access: 'signed-in', limit: 'proof' },
      async ({ body, account: { id: accountId, demo, provenAt }, request, reply }) => {
        if (demo) return refusal('DEMO_ACCOUNT');
        const arrival = { request, reply, method: 'password', announce: false } as const;
        const changed = await changePassword(services, { accountId, ...body }, (owner, proof) =>
          signIn.beginProven(arrival, owner, { ...proof, provenAt }),
        );
        if (!changed.ok) {
          if (changed.code === 'PASSWORD_WEAK') return weak(changed);
          return refusal(changed.code, { fields: { currentPassword: 'passwordWrong' } });
        }
        return {};
      },
    );
  });

function weak({ weakness }: Pick<WeakPassword, 'weakness'>) {
  return refusal('PASSWORD_WEAK', { fields: { password: weakness } });
}
