import { ok, type Result, refuse } from '#domain/common/result.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import { legibleCode, type Pick as PickLetter } from '#platform/shared/legible-code.ts';
import { signOutOtherDevicesIn } from '../../devices/server/devices.commands.ts';
import { isPassword } from '../../server/accounts.password.store.ts';
import { askedFor, MAILED_CODE_MS, RECOVERY_CODES } from '../second-factor.policy.ts';
import { mailCode, notifyOfFactor } from './second-factor.notifications.ts';
import { type CodeRefusal, rightStep } from './second-factor.proof.commands.ts';
import * as store from './second-factor.store.ts';
import { newSecret, uriOf } from './second-factor.totp.provider.ts';

type FactorServices = Pick<Services, 'db' | 'clock' | 'sealer' | 'mailer' | 'origin' | 'publish'>;

/** A code such as "K7QM-4WTD-9HCR-AXEF": 72 bits, easy to type from paper. */
export function newFactorCode(pick: PickLetter = systemRandomness.whole): string {
  return [4, 4, 4, 4].map((length) => legibleCode(length, pick)).join('-');
}

/** Begins to set up an app, and gives its secret. An app that is in use stays in use until the new one is confirmed. */
export async function beginSetUp(
  { db, clock, sealer }: Pick<Services, 'db' | 'clock' | 'sealer'>,
  wanted: {
    accountId: string;
    label: string;
    currentPassword: string;
    setUpCode: string;
    /** The account is an operator's. */
    required: boolean;
  },
): Promise<
  Result<{ secret: string; uri: string }, 'WRONG_PASSWORD' | 'WRONG_SET_UP_CODE' | 'RATE_LIMITED'>
> {
  const { accountId, label, currentPassword, setUpCode, required } = wanted;
  if (!(await isPassword(db, accountId, currentPassword))) return refuse('WRONG_PASSWORD');
  const factor = await store.find(db, accountId);
  const asked = codeAskedFor(factor, required);
  if (asked && !factor) return refuse('WRONG_SET_UP_CODE');
  if (asked && factor) {
    const now = clock.now();
    if (!(await store.updateTried(db, accountId, now))) return refuse('RATE_LIMITED');
    const isRight =
      asked === 'mailed'
        ? isMailedCode(factor, { code: setUpCode, now })
        : isSetUpCode(factor, setUpCode);
    if (!isRight) return refuse('WRONG_SET_UP_CODE');
    await store.updateUntried(db, accountId);
  }
  const secret = await newSecret();
  await store.insertNewSecret(db, accountId, sealer.seal(secret, accountId));
  return ok({ secret, uri: await uriOf(secret, label) });
}

/** Whether this is the code that was mailed, and it is still good. */
function isMailedCode(
  { mailedCodeHash, mailedCodeUntil }: store.StoredFactor,
  { code, now }: { code: string; now: Date },
): boolean {
  if (mailedCodeUntil === null || now >= mailedCodeUntil) return false;
  return mailedCodeHash === store.codeHashOf(code);
}

/** Whether this is the code with which an app can be set up after a reset. */
function isSetUpCode({ setUpCodeHash }: store.StoredFactor, code: string): boolean {
  return setUpCodeHash === store.codeHashOf(code);
}

/** Which code is asked for before the app of an account can be set up; null for none. */
export function codeAskedFor(factor: store.StoredFactor | null, required: boolean) {
  const wasReset = (factor?.setUpCodeHash ?? null) !== null;
  const isOn = (factor?.onSince ?? null) !== null;
  return askedFor({ wasReset, isOn, required });
}

/** Mails an operator the code for the first app: a stolen password alone sets none up. Another mail replaces it. */
export async function mailSetUpCode(
  services: FactorServices,
  { accountId, required }: { accountId: string; required: boolean },
): Promise<Result<null, 'NOT_NEEDED'>> {
  return services.db.transaction(async (tx) => {
    const factor = await store.findForUpdate(tx, accountId);
    if (codeAskedFor(factor, required) !== 'mailed') return refuse('NOT_NEEDED');
    const code = newFactorCode();
    const now = services.clock.now();
    const until = new Date(now.getTime() + MAILED_CODE_MS);
    await store.insertMailedCode(tx, accountId, { code, until });
    await mailCode(services, tx, { accountId, code, until });
    return ok(null);
  });
}

/**
 * Switches the second step on with a first code of the new app, and gives the recovery codes, which are stored as hashes
 * only. Every other device is signed out: nobody has proven anything there.
 */
export async function confirmSetUp(
  services: FactorServices,
  { accountId, sessionId, code }: { accountId: string; sessionId: string | null; code: string },
): Promise<Result<string[], CodeRefusal | 'NOT_BEGUN'>> {
  const { db, clock } = services;
  const begun = await store.find(db, accountId);
  if (!begun?.newSealedSecret) return refuse('NOT_BEGUN');
  if (!(await store.updateTried(db, accountId, clock.now()))) return refuse('RATE_LIMITED');
  const sealed = begun.newSealedSecret;
  const step = await rightStep(services, { accountId, sealed, code });
  if (step === null) return refuse('WRONG_CODE');
  return db.transaction(async (tx) => {
    const now = clock.now();
    const factor = await store.findForUpdate(tx, accountId);
    if (factor?.newSealedSecret !== sealed) return refuse('NOT_BEGUN');
    await store.updateConfirmed(tx, accountId, { step, now });
    const codes = newCodes();
    await store.insertCodes(tx, accountId, { codes, now });
    if (sessionId) {
      await store.updateProven(tx, sessionId, now);
      await signOutOtherDevicesIn(services, tx, { accountId, currentSessionId: sessionId });
    }
    await notifyOfFactor(services, tx, { what: 'on', accountId, at: now });
    return ok(codes);
  });
}

/** New recovery codes in place of those before. */
export async function renewRecoveryCodes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<Result<string[], 'NOT_ON'>> {
  return db.transaction(async (tx) => {
    const factor = await store.findForUpdate(tx, accountId);
    if (!factor?.onSince) return refuse('NOT_ON');
    const codes = newCodes();
    await store.insertCodes(tx, accountId, { codes, now: clock.now() });
    return ok(codes);
  });
}

/** Switches the second step off. An operator's stays on. */
export async function turnOff(
  services: FactorServices,
  { accountId, required }: { accountId: string; required: boolean },
): Promise<Result<null, 'REQUIRED'>> {
  if (required) return refuse('REQUIRED');
  await services.db.transaction(async (tx) => {
    const factor = await store.findForUpdate(tx, accountId);
    if (!factor?.onSince) return;
    await store.deleteByAccount(tx, accountId);
    await notifyOfFactor(services, tx, { what: 'off', accountId, at: services.clock.now() });
  });
  return ok(null);
}

const newCodes = () => Array.from({ length: RECOVERY_CODES }, () => newFactorCode());
