import { ok, type Result, refuse } from '#domain/common/result.ts';
import { LINK_PURPOSES } from '#features/accounts/accounts.vocabulary.ts';
import type { AssertionJson } from '#features/accounts/passkeys/passkeys.contract.ts';
import {
  consumeChallenge,
  createChallenge,
} from '#features/accounts/passkeys/server/passkeys.challenges.commands.ts';
import * as provider from '#features/accounts/passkeys/server/passkeys.provider.ts';
import * as passkeys from '#features/accounts/passkeys/server/passkeys.store.ts';
import { findById, type StoredAccount } from '#features/accounts/server/accounts.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';

/** Anybody may ask: the answer shows whose passkey it is. */
const asked = { purpose: LINK_PURPOSES.passkeyLogin, subject: 'anybody' };

/** Gives what the browser needs to sign in with a passkey. */
export async function beginPasskeyLogin(
  services: Pick<Services, 'db' | 'clock' | 'origin'>,
): Promise<Record<string, unknown>> {
  const challenge = await createChallenge(services, asked);
  return provider.requestOptions({ origin: services.origin() }, challenge);
}

/**
 * Checks the answer of a passkey and gives the account that it opens. Its use is recorded where the session begins, by `holds`: a passkey
 * that was removed meanwhile opens nothing.
 */
export async function provePasskey(
  services: Pick<Services, 'db' | 'clock' | 'origin'>,
  credential: AssertionJson,
): Promise<
  Result<
    { account: StoredAccount; holds: (tx: Db) => Promise<boolean> },
    'PASSKEY_REFUSED' | 'ACCOUNT_SUSPENDED' | 'PASSWORD_FIRST'
  >
> {
  const { db, clock, origin } = services;
  const passkey = await passkeys.findByCredential(db, credential.id);
  const account = passkey && (await findById(db, passkey.accountId));
  if (!passkey || !account) return refuse('PASSKEY_REFUSED');
  const consume = (challenge: string) => consumeChallenge(services, challenge, asked);
  const counter = await provider.provenUse({ origin: origin() }, credential, passkey, consume);
  if (counter === null) return refuse('PASSKEY_REFUSED');
  if (account.suspendedAt) return refuse('ACCOUNT_SUSPENDED');
  if (account.mustChangePassword) return refuse('PASSWORD_FIRST');
  const used = { counter, now: clock.now() };
  return ok({ account, holds: (tx) => passkeys.updateUsed(tx, passkey.id, used) });
}
