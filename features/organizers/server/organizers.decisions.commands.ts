import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredApplication } from './organizers.applications.store.ts';
import * as applications from './organizers.applications.store.ts';
import * as store from './organizers.store.ts';
import type { DecisionUndo } from './organizers.tables.ts';

/**
 * Decisions on applications. Each is one transaction with the mail that tells of it; the mail waits, and until it goes
 * the decision can be undone.
 */

/** One decision an application, one mail a decision. */
export function decisionMailKey(applicationId: string): string {
  return `organizer-decision ${applicationId}`;
}

export interface Decision {
  readonly id: string;
  readonly now: Date;
  /** Until when the decision's mail waits. */
  readonly undoUntil: Date;
}

export interface Credentials {
  readonly passwordHash: string;
  /** Gives another organizer ID at each call. */
  readonly newLoginId: () => string;
}

export type DecisionRefusal = 'APPLICATION_NOT_FOUND' | 'ALREADY_APPROVED' | 'ALREADY_DECLINED';
export type ApprovalRefusal = DecisionRefusal | 'ALREADY_ORGANIZER' | 'ACCOUNT_NOT_ELIGIBLE';

/** Makes the applicant an organizer: an account of their own, or the one that the address has. */
export async function approve(
  db: Db,
  decision: Decision & Credentials,
  also: (tx: Db, application: StoredApplication, loginId: string) => Promise<void>,
): Promise<Result<null, ApprovalRefusal>> {
  return db.transaction(async (tx) => {
    const found = await findPending(tx, decision.id);
    if (!found.ok) return found;
    const application = found.value;
    const made = await makeAccount(tx, application, decision);
    if (!made.ok) return made;
    const loginId = await freeLoginId(tx, decision.newLoginId);
    await store.insert(tx, {
      loginId,
      accountId: made.value.accountId,
      organizationName: nameOf(application.organizationName, application),
      now: decision.now,
    });
    await decide(tx, 'approved', decision, null, made.value);
    await also(tx, application, loginId);
    return ok(null);
  });
}

/** Refuses an application, with the reason that the applicant is told. */
export async function decline(
  db: Db,
  decision: Decision & { reason: string },
  also: (tx: Db, application: StoredApplication) => Promise<void>,
): Promise<Result<null, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const found = await findPending(tx, decision.id);
    if (!found.ok) return found;
    await decide(tx, 'declined', decision, decision.reason);
    await also(tx, found.value);
    return ok(null);
  });
}

/** Takes a decision back; `recall` takes its mail back and says whether that was still possible. */
export async function undo(
  db: Db,
  request: { id: string; clock: Clock },
  recall: (tx: Db, mailKey: string) => Promise<boolean>,
  also: (tx: Db, application: StoredApplication) => Promise<void>,
): Promise<Result<null, 'APPLICATION_NOT_FOUND' | 'UNDO_TOO_LATE'>> {
  return db.transaction(async (tx) => {
    const application = await applications.findForUpdate(tx, request.id);
    if (!application) return refuse('APPLICATION_NOT_FOUND');
    const { undo: kept } = application;
    const now = request.clock.now();
    if (!kept || new Date(kept.until) <= now) return refuse('UNDO_TOO_LATE');
    if (!(await recall(tx, kept.mailKey))) return refuse('UNDO_TOO_LATE');
    if (kept.made) await unmake(tx, kept.made, now);
    const pending = { state: 'pending', decidedAt: null, reason: null, undo: null } as const;
    await applications.update(tx, application.id, pending);
    await also(tx, application);
    return ok(null);
  });
}

async function findPending(
  tx: Db,
  id: string,
): Promise<Result<StoredApplication, DecisionRefusal>> {
  const application = await applications.findForUpdate(tx, id);
  if (!application) return refuse('APPLICATION_NOT_FOUND');
  if (application.state === 'approved') return refuse('ALREADY_APPROVED');
  if (application.state === 'declined') return refuse('ALREADY_DECLINED');
  return ok(application);
}

async function decide(
  tx: Db,
  state: 'approved' | 'declined',
  { id, now, undoUntil }: Decision,
  reason: string | null,
  made?: DecisionUndo['made'],
): Promise<void> {
  const undoing = {
    mailKey: decisionMailKey(id),
    until: undoUntil.toISOString(),
    ...(made && { made }),
  };
  await applications.update(tx, id, { state, decidedAt: now, reason, undo: undoing });
}

/**
 * Nobody has proven yet that an existing account with this address is the applicant's: the one-time password, which
 * only a reader of the mailbox gets, replaces its password.
 */
async function makeAccount(
  tx: Db,
  application: StoredApplication,
  { passwordHash, now }: Decision & Credentials,
): Promise<Result<NonNullable<DecisionUndo['made']>, ApprovalRefusal>> {
  const known = await accounts.findByEmail(tx, application.email);
  if (!known) return ok(await insertAccount(tx, application, passwordHash, now));
  if (await store.findByAccount(tx, known.id)) return refuse('ALREADY_ORGANIZER');
  if (known.isOperator || known.suspendedAt) return refuse('ACCOUNT_NOT_ELIGIBLE');
  const previousPassword = await passwords.findHash(tx, known.id);
  await passwords.update(tx, known.id, { hash: passwordHash, mustChange: true, now });
  return ok({
    accountId: known.id,
    newAccount: false,
    previousPassword,
    previousMustChange: known.mustChangePassword,
  });
}

async function insertAccount(
  tx: Db,
  application: StoredApplication,
  passwordHash: string,
  now: Date,
): Promise<NonNullable<DecisionUndo['made']>> {
  const accountId = uuidv7();
  await accounts.insert(tx, {
    id: accountId,
    fullName: nameOf(application.organizerName, application),
    nickname: null,
    prefecture: null,
    phone: application.phoneNumber || null,
    email: application.email,
    passwordHash,
    language: application.language,
    mustChangePassword: true,
    now,
  });
  return { accountId, newAccount: true, previousPassword: null, previousMustChange: false };
}

async function unmake(tx: Db, made: NonNullable<DecisionUndo['made']>, now: Date): Promise<void> {
  await store.deleteByAccount(tx, made.accountId);
  if (made.newAccount) return passwords.deleteUnused(tx, made.accountId);
  const { previousPassword: hash, previousMustChange: mustChange } = made;
  await passwords.update(tx, made.accountId, { hash, mustChange, now });
}

async function freeLoginId(tx: Db, next: () => string): Promise<string> {
  let loginId = next();
  while (await store.existsLoginId(tx, loginId)) loginId = next();
  return loginId;
}

/** Every field but the e-mail may be empty. */
function nameOf(wanted: string, application: StoredApplication): string {
  return wanted || application.organizationName || application.organizerName || application.email;
}
