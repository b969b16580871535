import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteByAccount as deletePasskeys } from '../../passkeys/server/passkeys.store.ts';
import * as passwords from '../../server/accounts.password.store.ts';
import type { StoredAccount } from '../../server/accounts.store.ts';
import { newFactorCode } from './second-factor.commands.ts';
import { notifyOfFactor } from './second-factor.notifications.ts';
import * as store from './second-factor.store.ts';

/**
 * Signs an account out everywhere and removes app, recovery codes and passkeys; a step inside a transaction. Of an operator it also
 * removes the password, and gives a new code: who has a stolen laptop, perhaps with the mailbox open, cannot set up an app without it.
 */
export async function resetAccess(
  services: Pick<Services, 'clock' | 'mailer' | 'origin' | 'publish'>,
  tx: Db,
  { id: accountId, isOperator }: Pick<StoredAccount, 'id' | 'isOperator'>,
): Promise<string | null> {
  const now = services.clock.now();
  const setUpCode = isOperator ? newFactorCode() : null;
  if (setUpCode) {
    await store.insertSetUpCode(tx, accountId, setUpCode);
    await passwords.update(tx, accountId, { hash: null, mustChange: false, now });
  } else {
    await store.deleteByAccount(tx, accountId);
    await passwords.deleteSessions(tx, accountId);
  }
  await deletePasskeys(tx, accountId);
  await services.publish(tx, { type: 'devices.signed-out', accountId });
  const what = isOperator ? 'reset-operator' : 'reset';
  await notifyOfFactor(services, tx, { what, accountId, at: now });
  return setUpCode;
}
