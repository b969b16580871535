import { ok, type Result, refuse } from '#domain/common/result.ts';
import { deleteByAccount as deletePasskeys } from '#features/accounts/passkeys/server/passkeys.store.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { findById, type StoredAccount } from '#features/accounts/server/accounts.store.ts';
import { commonPasswords } from '#platform/server/common-passwords.ts';
import { hashPassword, verifyPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { refuseWeak, type WeakPassword, weaknessOf } from '../../password/password.policy.ts';
import { notifyOfPasswordChange } from '../../password/server/password.notifications.ts';

/** Replaces the one-time password of an account with the owner's choice, and gives the account. Every session ends. */
export async function chooseFirstPassword(
  services: Services,
  { accountId, password }: { accountId: string; password: string },
): Promise<Result<StoredAccount, 'NOT_NEEDED' | 'SAME_PASSWORD'> | WeakPassword> {
  const { db, clock } = services;
  const account = await findById(db, accountId);
  if (!account?.mustChangePassword) return refuse('NOT_NEEDED');
  const current = await passwords.findHash(db, accountId);
  if (current && (await verifyPassword(current, password))) return refuse('SAME_PASSWORD');
  const weakness = weaknessOf(password, { common: await commonPasswords(), chooser: account });
  if (weakness) return refuseWeak(weakness);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = clock.now();
    await passwords.update(tx, accountId, { hash, mustChange: false, now });
    // The one-time password went to the mailbox, or to the person who runs the server, and nowhere else.
    await passwords.updateEmailProven(tx, accountId);
    await deletePasskeys(tx, accountId);
    await notifyOfPasswordChange(services, tx, { accountId, at: now });
  });
  return ok(account);
}
