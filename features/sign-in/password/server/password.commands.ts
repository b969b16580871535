import { ok, type Result, refuse } from '#domain/common/result.ts';
import { LINK_PURPOSES } from '#features/accounts/accounts.vocabulary.ts';
import { deleteByAccount as deletePasskeys } from '#features/accounts/passkeys/server/passkeys.store.ts';
import * as factors from '#features/accounts/second-factor/server/second-factor.store.ts';
import { redeemAccountLink } from '#features/accounts/server/accounts.links.commands.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { findById, type StoredAccount } from '#features/accounts/server/accounts.store.ts';
import { commonPasswords } from '#platform/server/common-passwords.ts';
import * as links from '#platform/server/links/links.store.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import type { Proof } from '../../server/sign-in.commands.ts';
import { refuseWeak, type WeakPassword, weaknessOf } from '../password.policy.ts';
import { notifyOfPasswordChange } from './password.notifications.ts';

const purpose = LINK_PURPOSES.resetPassword;

export type ResetRefusal = links.LinkRefusal | 'ACCOUNT_SUSPENDED';

/** The account whose password a link resets. The link stays usable. */
export async function openResetLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
): Promise<Result<StoredAccount, ResetRefusal>> {
  const link = await links.findBySecret(db, { purpose, secret, now: clock.now() });
  if (!link.ok) return link;
  const account = await findById(db, link.value.subject);
  if (!account) return refuse('LINK_UNKNOWN');
  return account.suspendedAt ? refuse('ACCOUNT_SUSPENDED') : ok(account);
}

/**
 * Replaces a forgotten password with the link from the mail, and gives the account. Every session ends, and every
 * passkey is removed: its owner may not have added it. So are the second step and the guardian of an address that was not confirmed before.
 */
export async function resetPassword(
  services: Services,
  { secret, password }: { secret: string; password: string },
): Promise<Result<StoredAccount, ResetRefusal> | WeakPassword> {
  const { db } = services;
  const opened = await openResetLink(services, secret);
  if (!opened.ok) return opened;
  const { id: accountId } = opened.value;
  const weakness = weaknessOf(password, {
    common: await commonPasswords(),
    chooser: opened.value,
  });
  if (weakness) return refuseWeak(weakness);
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const used = await redeemAccountLink(services, tx, { purpose, secret });
    if (!used.ok) return used;
    const { account, now } = used.value;
    await passwords.update(tx, accountId, { hash, mustChange: false, now });
    await factors.deleteUnproven(tx, account);
    await passwords.updateEmailProven(tx, accountId);
    await deletePasskeys(tx, accountId);
    if (!account.emailVerified) {
      await services.publish(tx, { type: 'account.recovered', accountId, since: null });
    }
    await notifyOfPasswordChange(services, tx, { accountId, at: now });
    return ok(account);
  });
}

/**
 * Changes the password of an owner who knows the current one. In one transaction every session ends but the one
 * that `signIn` begins on this browser, to which passes what belongs to the one before, such as where its pushes go. Where that fails,
 * nothing is changed.
 */
export async function changePassword(
  services: Services,
  change: { accountId: string; currentPassword: string; password: string },
  signIn: (account: StoredAccount, proof: Proof) => Promise<unknown>,
): Promise<Result<null, 'WRONG_PASSWORD'> | WeakPassword> {
  const { db, clock } = services;
  const { accountId, currentPassword, password } = change;
  const account = await findById(db, accountId);
  const proven = await passwords.findProvenHash(db, accountId, currentPassword);
  if (!account || proven === null) return refuse('WRONG_PASSWORD');
  const weakness = weaknessOf(password, { common: await commonPasswords(), chooser: account });
  if (weakness) return refuseWeak(weakness);
  const hash = await hashPassword(password);
  let isChanged = false;
  await signIn(account, {
    holds: (tx) => passwords.isStillProven(tx, accountId, proven),
    alongside: async (tx, sessionId) => {
      const now = clock.now();
      await passwords.update(tx, accountId, { hash, mustChange: false, now, except: sessionId });
      await links.deleteBySubject(tx, { purpose, subject: accountId });
      await notifyOfPasswordChange(services, tx, { accountId, at: now });
      isChanged = true;
    },
  });
  return isChanged ? ok(null) : refuse('WRONG_PASSWORD');
}
