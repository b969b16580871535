import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Services } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import type { AssertionJson } from '../../passkeys/passkeys.contract.ts';
import {
  consumeChallenge,
  createChallenge,
} from '../../passkeys/server/passkeys.challenges.commands.ts';
import * as passkeyProvider from '../../passkeys/server/passkeys.provider.ts';
import * as passkeys from '../../passkeys/server/passkeys.store.ts';
import { isAppCode, plain } from '../second-factor.policy.ts';
import { notifyOfUsedCode } from './second-factor.notifications.ts';
import * as store from './second-factor.store.ts';
import { stepOf } from './second-factor.totp.provider.ts';

export type CodeRefusal = 'WRONG_CODE' | 'CODE_USED' | 'RATE_LIMITED';

type ProofServices = Pick<Services, 'db' | 'clock' | 'sealer' | 'mailer' | 'origin'>;

/** Proves the second factor of an account with a code of its app or a recovery code. Each code is good for one use. */
export async function proveByCode(
  services: ProofServices,
  { accountId, code }: { accountId: string; code: string },
): Promise<Result<null, CodeRefusal | 'NOT_ON'>> {
  const { db, clock } = services;
  const factor = await store.find(db, accountId);
  if (!factor?.onSince) return refuse('NOT_ON');
  if (!(await store.updateTried(db, accountId, clock.now()))) return refuse('RATE_LIMITED');
  if (!isAppCode(code)) return spendRecoveryCode(services, { accountId, code });
  const step = await rightStep(services, { accountId, sealed: factor.sealedSecret, code });
  if (step === null) return refuse('WRONG_CODE');
  return (await store.updateStep(db, accountId, step)) ? ok(null) : refuse('CODE_USED');
}

/** The time step of a right code of the app with this sealed secret; null for a wrong one. */
export async function rightStep(
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
  given: { accountId: string; sealed: string | null; code: string },
): Promise<number | null> {
  const { accountId, sealed, code } = given;
  // Sealed with another server secret: only recovery codes work then (docs/operations.md).
  const secret = sealed && sealer.open(sealed, accountId);
  return secret && isAppCode(code) ? stepOf(secret, plain(code), clock.now()) : null;
}

async function spendRecoveryCode(
  services: ProofServices,
  { accountId, code }: { accountId: string; code: string },
): Promise<Result<null, 'WRONG_CODE' | 'CODE_USED'>> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const outcome = await store.updateCodeUsed(tx, accountId, { code, now });
    if (outcome === 'unknown') return refuse('WRONG_CODE');
    if (outcome === 'used-before') return refuse('CODE_USED');
    await store.updateUntried(tx, accountId);
    await notifyOfUsedCode(services, tx, { accountId, at: now });
    return ok(null);
  });
}

const asked = (subject: string) => ({ purpose: LINK_PURPOSES.passkeyProof, subject });

/** Gives what the browser needs to prove the second factor with one of the account's passkeys. */
export async function beginPasskeyProof(
  services: Pick<Services, 'db' | 'clock' | 'origin'>,
  accountId: string,
): Promise<Record<string, unknown>> {
  const challenge = await createChallenge(services, asked(accountId));
  const own = await passkeys.listByAccount(services.db, accountId);
  return passkeyProvider.requestOptions({ origin: services.origin() }, challenge, own);
}

/** Proves the second factor with one of the account's own passkeys. */
export async function proveByPasskey(
  services: Pick<Services, 'db' | 'clock' | 'origin'>,
  { accountId, credential }: { accountId: string; credential: AssertionJson },
): Promise<Result<null, 'PASSKEY_REFUSED'>> {
  const { db, clock, origin } = services;
  const passkey = await passkeys.findByCredential(db, credential.id);
  if (passkey?.accountId !== accountId) return refuse('PASSKEY_REFUSED');
  const consume = (challenge: string) => consumeChallenge(services, challenge, asked(accountId));
  const site = { origin: origin() };
  const counter = await passkeyProvider.provenUse(site, credential, passkey, consume);
  if (counter === null) return refuse('PASSKEY_REFUSED');
  await passkeys.updateUsed(db, passkey.id, { counter, now: clock.now() });
  return ok(null);
}
