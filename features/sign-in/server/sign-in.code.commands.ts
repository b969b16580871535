import { ok, type Result, refuse } from '#domain/common/result.ts';
import { LINK_PURPOSES } from '#features/accounts/accounts.vocabulary.ts';
import { LOGIN_STEP_MS } from '#features/accounts/second-factor/second-factor.policy.ts';
import {
  type CodeRefusal,
  proveByCode,
} from '#features/accounts/second-factor/server/second-factor.proof.commands.ts';
import { isStillProven } from '#features/accounts/server/accounts.password.store.ts';
import { findById, type StoredAccount } from '#features/accounts/server/accounts.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';

const purpose = LINK_PURPOSES.loginStep;

/**
 * The secret of a login whose password was right and whose code is missing: the second step has ten minutes. Null when the account has
 * got another password since `hash` was proven.
 */
export function createLoginStep(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, hash }: { accountId: string; hash: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (!(await isStillProven(tx, accountId, hash))) return null;
    const step = { purpose, subject: accountId, validMs: LOGIN_STEP_MS };
    return links.insert(tx, { ...step, now: clock.now() });
  });
}

type StepRefusal = CodeRefusal | 'STEP_ENDED' | 'ACCOUNT_SUSPENDED';

/**
 * Takes the second step of a login: checks the code, and gives the account. A step is taken once, where the session begins: by `holds`,
 * since another password withdraws it. A wrong code does not end it.
 */
export async function takeLoginStep(
  services: Pick<Services, 'db' | 'clock' | 'sealer' | 'mailer' | 'origin'>,
  { step, code }: { step: string; code: string },
  onWrong: (accountId: string) => Promise<void>,
): Promise<Result<{ account: StoredAccount; holds: (tx: Db) => Promise<boolean> }, StepRefusal>> {
  const { db, clock } = services;
  const asked = { purpose, secret: step, now: clock.now() };
  const link = await links.findBySecret(db, asked);
  const account = link.ok ? await findById(db, link.value.subject) : null;
  if (!account) return refuse('STEP_ENDED');
  if (account.suspendedAt) return refuse('ACCOUNT_SUSPENDED');
  const proven = await proveByCode(services, { accountId: account.id, code });
  if (!proven.ok) {
    if (proven.code === 'NOT_ON') return refuse('STEP_ENDED');
    if (proven.code === 'WRONG_CODE') await onWrong(account.id);
    return refuse(proven.code);
  }
  return ok({ account, holds: async (tx) => (await links.updateUsed(tx, asked)).ok });
}
