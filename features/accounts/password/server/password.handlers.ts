import { ok, type Result, refuse } from '#domain/common/result.ts';
import { COMMON_PASSWORDS } from '#platform/server/common-passwords.ts';
import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import * as links from '#platform/server/links/links.store.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { handlers } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { deleteByAccount as deletePasskeys } from '../../passkeys/server/passkeys.store.ts';
import * as passwords from '../../server/accounts.password.store.ts';
import type { SignIn } from '../../server/accounts.sign-in.ts';
import * as accounts from '../../server/accounts.store.ts';
import * as contract from '../password.contract.ts';
import { weaknessOf } from '../password.policy.ts';
import { enqueueForgotten } from './password.jobs.ts';
import { tellChanged } from './password.tell.ts';

/** Judging a password, the way back in for who has forgotten it (a mail, a link, a new one), and changing it. */
export const passwordHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    const { db, clock } = services;

    on(contract.check, { access: 'public', limit: 'passwordCheck' }, async ({ body }) => {
      const chooser = { name: body.fullName, email: body.email };
      const weakness = weaknessOf(body.password, { common: COMMON_PASSWORDS, chooser });
      return weakness ? refusal('PASSWORD_WEAK', { fields: { password: weakness } }) : {};
    });

    on(contract.forgotten, { access: 'public', limit: 'forgotten' }, async ({ body }) => {
      const account = await accounts.findByLoginId(db, body.loginId);
      await enqueueForgotten(services, account?.id ?? null);
      return {};
    });

    on(contract.openLink, { access: 'public', limit: 'link' }, async ({ body }) => {
      const account = await accountOf(db, body.secret, clock.now());
      return account.ok ? { email: account.value.email } : refusal(account.code);
    });

    on(contract.reset, { access: 'public', limit: 'link' }, async ({ body, request, reply }) => {
      const { secret, password } = body;
      const account = await accountOf(db, secret, clock.now());
      if (!account.ok) return refusal(account.code);
      const { id } = account.value;
      const weakness = weaknessOf(password, { common: COMMON_PASSWORDS, chooser: account.value });
      if (weakness) return refusal('PASSWORD_WEAK', { fields: { password: weakness } });
      const change = { hash: await hashPassword(password), mustChange: false };
      const used = await db.transaction(async (tx) => {
        const now = clock.now();
        const link = await links.updateUsed(tx, {
          purpose: LINK_PURPOSES.resetPassword,
          secret,
          now,
        });
        if (!link.ok) return link;
        await passwords.update(tx, id, { ...change, now });
        await passwords.updateEmailProven(tx, id);
        await deletePasskeys(tx, id);
        await tellChanged(services, tx, id);
        return link;
      });
      if (!used.ok) return refusal(used.code);
      // The owner hears of the new password, that is enough.
      const arrival = { request, reply, method: 'mail-link', announce: false } as const;
      await signIn.beginProven(arrival, account.value);
      return {};
    });

    on(
      contract.change,
      { access: 'signed-in', limit: 'proof' },
      async ({ body, account, request, reply }) => {
        if (account.demo) return refusal('DEMO_ACCOUNT');
        const stored = await accounts.findById(db, account.id);
        if (!stored || !(await passwords.isPassword(db, account.id, body.currentPassword))) {
          return refusal('WRONG_PASSWORD', { fields: { currentPassword: 'passwordWrong' } });
        }
        const weakness = weaknessOf(body.password, { common: COMMON_PASSWORDS, chooser: stored });
        if (weakness) return refusal('PASSWORD_WEAK', { fields: { password: weakness } });
        const change = { hash: await hashPassword(body.password), mustChange: false };
        await db.transaction(async (tx) => {
          await passwords.update(tx, account.id, { ...change, now: clock.now() });
          await links.deleteBySubject(tx, {
            purpose: LINK_PURPOSES.resetPassword,
            subject: account.id,
          });
          await tellChanged(services, tx, account.id);
        });
        const arrival = { request, reply, method: 'password', announce: false } as const;
        await signIn.beginProven(arrival, stored);
        return {};
      },
    );
  });

async function accountOf(
  db: Db,
  secret: string,
  now: Date,
): Promise<Result<accounts.StoredAccount, links.LinkTrouble | 'ACCOUNT_SUSPENDED'>> {
  const link = await links.findBySecret(db, { purpose: LINK_PURPOSES.resetPassword, secret, now });
  if (!link.ok) return link;
  const account = await accounts.findById(db, link.value.subject);
  if (!account) return refuse('LINK_UNKNOWN');
  return account.suspendedAt ? refuse('ACCOUNT_SUSPENDED') : ok(account);
}
