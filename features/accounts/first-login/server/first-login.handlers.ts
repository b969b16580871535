import { COMMON_PASSWORDS } from '#platform/server/common-passwords.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { hashPassword, verifyPassword } from '#platform/server/password-hash.ts';
import { handlers } from '#platform/server/services.ts';
import { deleteByAccount as deletePasskeys } from '../../passkeys/server/passkeys.store.ts';
import { weaknessOf } from '../../password/password.policy.ts';
import { tellChanged } from '../../password/server/password.tell.ts';
import * as passwords from '../../server/accounts.password.store.ts';
import type { SignIn } from '../../server/accounts.sign-in.ts';
import { findById } from '../../server/accounts.store.ts';
import * as contract from '../first-login.contract.ts';

/** The first login of an account that an operator made: it goes on only with a password of its own. */
export const firstLoginHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    const { db, clock } = services;

    on(
      contract.choosePassword,
      { access: 'signed-in' },
      async ({ body, account, request, reply }) => {
        const stored = await findById(db, account.id);
        if (!stored?.mustChangePassword || account.demo) return refusal('NOT_NEEDED');
        const current = await passwords.findHash(db, account.id);
        if (current && (await verifyPassword(current, body.password))) {
          return refusal('SAME_PASSWORD', { fields: { password: 'samePassword' } });
        }
        const weakness = weaknessOf(body.password, { common: COMMON_PASSWORDS, chooser: stored });
        if (weakness) return refusal('PASSWORD_WEAK', { fields: { password: weakness } });
        const change = { hash: await hashPassword(body.password), mustChange: false };
        await db.transaction(async (tx) => {
          await passwords.update(tx, account.id, { ...change, now: clock.now() });
          // The one-time password went to the mailbox, or to who runs the server, and nowhere else.
          await passwords.updateEmailProven(tx, account.id);
          await deletePasskeys(tx, account.id);
          await tellChanged(services, tx, account.id);
        });
        const arrival = { request, reply, method: 'password', announce: false } as const;
        await signIn.beginProven(arrival, stored);
        return {};
      },
    );
  });
