import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { findHash, isPassword, isStillProven } from '../../server/accounts.password.store.ts';
import { findById } from '../../server/accounts.store.ts';
import type { RegistrationJson } from '../passkeys.contract.ts';
import { consumeChallenge, createChallenge } from './passkeys.challenges.commands.ts';
import { notifyOfAddedPasskey } from './passkeys.notifications.ts';
import * as provider from './passkeys.provider.ts';
import * as passkeys from './passkeys.store.ts';

const MOST = 10;
const purpose = LINK_PURPOSES.addPasskey;

type BeginRefusal = 'WRONG_PASSWORD' | 'EMAIL_UNVERIFIED' | 'TOO_MANY';

/** Gives what the browser needs to make a passkey. Requires a confirmed address and the password. */
export async function beginPasskey(
  services: Pick<Services, 'db' | 'clock' | 'origin'>,
  wanted: {
    account: { readonly id: string; readonly name: string; readonly email: string };
    currentPassword: string;
  },
): Promise<Result<Record<string, unknown>, BeginRefusal>> {
  const { db, origin } = services;
  const { account, currentPassword } = wanted;
  if (!(await isPassword(db, account.id, currentPassword))) return refuse('WRONG_PASSWORD');
  if (!(await findById(db, account.id))?.emailVerified) return refuse('EMAIL_UNVERIFIED');
  const known = await passkeys.listByAccount(db, account.id);
  if (known.length >= MOST) return refuse('TOO_MANY');
  const challenge = await createChallenge(services, { purpose, subject: account.id });
  const options = { challenge, account, known };
  return ok(await provider.creationOptions({ origin: origin() }, options));
}

/** Adds the passkey that the browser has made, and notifies the owner. Sending it again changes nothing. */
export async function addPasskey(
  services: Pick<Services, 'db' | 'clock' | 'origin' | 'mailer'>,
  added: { accountId: string; name: string; credential: RegistrationJson },
): Promise<Result<null, 'PASSKEY_REFUSED'>> {
  const { db, clock, origin } = services;
  const { accountId, name, credential } = added;
  // The answer to the first attempt was lost: the passkey exists.
  const existing = await passkeys.findByCredential(db, credential.id);
  if (existing) return existing.accountId === accountId ? ok(null) : refuse('PASSKEY_REFUSED');
  // The password was proven for the challenge, which another password withdraws.
  const hash = await findHash(db, accountId);
  const asked = { purpose, subject: accountId };
  const proven = await provider.provenPasskey({ origin: origin() }, credential, (challenge) =>
    consumeChallenge(services, challenge, asked),
  );
  if (!proven || hash === null) return refuse('PASSKEY_REFUSED');
  const passkey = { id: uuidv7(), accountId, name, createdAt: clock.now(), ...proven };
  return db.transaction(async (tx) => {
    if (!(await isStillProven(tx, accountId, hash))) return refuse('PASSKEY_REFUSED');
    const inserted = await passkeys.insert(tx, passkey);
    if (inserted) await notifyOfAddedPasskey(services, tx, passkey);
    return ok(null);
  });
}

/** Removes a passkey, unless it is the only way into the account. */
export async function removePasskey(
  { db }: Pick<Services, 'db'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<Result<null, 'LAST_WAY_IN'>> {
  return db.transaction(async (tx) => {
    if (await isLastWayIn(tx, accountId, id)) return refuse('LAST_WAY_IN');
    await passkeys.deleteOne(tx, accountId, id);
    return ok(null);
  });
}

/** An account without a password needs a passkey. */
async function isLastWayIn(tx: Db, accountId: string, passkeyId: string): Promise<boolean> {
  if ((await findHash(tx, accountId)) !== null) return false;
  const [only, another] = await passkeys.listByAccount(tx, accountId);
  return only?.id === passkeyId && !another;
}
