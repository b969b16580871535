import { refusal } from '#platform/server/http/refusal.ts';
import { hashPassword, verifyPassword } from '#platform/server/password-hash.ts';
import { handlers } from '#platform/server/services.ts';
import * as passwords from '../../server/accounts.password.store.ts';
import type { SignIn } from '../../server/accounts.sign-in.ts';
import { findById } from '../../server/accounts.store.ts';
import * as contract from '../first-login.contract.ts';

/** The first login of an account that an operator made: it goes on only with a password of its own. */
export const firstLoginHandlers = (signIn: SignIn) =>
  handlers((on, { db, clock }) => {
    on(contract.choosePassword, { access: 'signed-in' }, async ({ body, account, reply }) => {
      const stored = await findById(db, account.id);
      if (!stored?.mustChangePassword || account.demo) return refusal('NOT_NEEDED');
      const current = await passwords.findHash(db, account.id);
      if (current && (await verifyPassword(current, body.password))) {
        return refusal('SAME_PASSWORD', { fields: { password: 'samePassword' } });
      }
      const change = { hash: await hashPassword(body.password), mustChange: false };
      await db.transaction((tx) =>
        passwords.update(tx, account.id, { ...change, now: clock.now() }),
      );
      await signIn.begin(reply, stored.email, body.password);
      return {};
    });
  });
