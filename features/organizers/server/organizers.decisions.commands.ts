import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { existsUndoTo } from '#features/accounts/email-address/server/email-address.store.ts';
import * as factors from '#features/accounts/second-factor/server/second-factor.store.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import type { AuditAction } from '#features/audit/audit.vocabulary.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import { newOneTimePassword, newOrganizerId } from '../organizers.credentials.policy.ts';
import { UNDO_SECONDS } from '../organizers.vocabulary.ts';
import type { StoredApplication } from './organizers.applications.store.ts';
import * as applications from './organizers.applications.store.ts';
import { approvedMail, decisionMailKey, declinedMail } from './organizers.mails.ts';
import * as organizers from './organizers.store.ts';
import type { DecisionUndo } from './organizers.tables.ts';

/**
 * An operator's decisions on applications. The mail about a decision waits; until it is sent, the decision can be undone.
 * Where an application has no name, the organizer ID is the name: others read it, and neither the e-mail nor a player's own name is public.
 */

interface Decision {
  /** The id of the application. */
  readonly id: string;
  readonly operatorId: string;
}

export type DecisionRefusal = 'APPLICATION_NOT_FOUND' | 'ALREADY_APPROVED' | 'ALREADY_DECLINED';
export type ApprovalRefusal = DecisionRefusal | 'ALREADY_ORGANIZER' | 'ACCOUNT_NOT_ELIGIBLE';

/** Makes the applicant an organizer, with a new account or the existing one of the address, and mails the credentials. */
export async function approveApplication(
  services: Services,
  { id, operatorId }: Decision,
): Promise<Result<null, ApprovalRefusal>> {
  const password = newOneTimePassword(systemRandomness.whole);
  const passwordHash = await hashPassword(password);
  const approval = { id, operatorId, password, passwordHash };
  try {
    return await approve(services, approval);
  } catch (error) {
    if (brokenConstraint(error) !== 'accounts_email_once') throw error;
    // Somebody has registered the address at the same moment: now the account is there.
    return approve(services, approval);
  }
}

function approve(
  services: Services,
  {
    id,
    operatorId,
    password,
    passwordHash,
  }: Decision & { readonly password: string; readonly passwordHash: string },
): Promise<Result<null, ApprovalRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await findPending(tx, id);
    if (!found.ok) return found;
    const application = found.value;
    const now = services.clock.now();
    const loginId = await newLoginId(tx);
    const account = await provideAccount(tx, application, { loginId, passwordHash, now });
    if (!account.ok) return account;

    const { accountId } = account.value;
    const organizationName = application.organizationName || application.organizerName || loginId;
    await organizers.insert(tx, { loginId, accountId, organizationName, now });
    const sendAfter = undoUntil(now);
    const decided = { state: 'approved', decidedAt: now, reason: null } as const;
    const undo = { ...undoOf(id, sendAfter), made: account.value };
    await applications.update(tx, id, { ...decided, accountId, undo });
    const credentials = { loginId, password, origin: services.origin() };
    await services.mailer.send(tx, approvedMail({ ...application, ...credentials, sendAfter }));
    const action = 'application-approved';
    await log(tx, application, { operatorId, action, note: loginId, now });
    return ok(null);
  });
}

/** Declines an application and mails the reason to the applicant. */
export async function declineApplication(
  services: Services,
  { id, operatorId, reason }: Decision & { readonly reason: string },
): Promise<Result<null, DecisionRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await findPending(tx, id);
    if (!found.ok) return found;
    const application = found.value;
    const now = services.clock.now();
    const sendAfter = undoUntil(now);
    const decided = { state: 'declined', decidedAt: now, reason } as const;
    await applications.update(tx, id, { ...decided, undo: undoOf(id, sendAfter) });
    await services.mailer.send(tx, declinedMail({ ...application, reason, sendAfter }));
    await log(tx, application, { operatorId, action: 'application-declined', note: reason, now });
    return ok(null);
  });
}

/** Undoes a decision and recalls its mail, as long as the mail waits. */
export async function undoDecision(
  { db, clock, mailer }: Services,
  { id, operatorId }: Decision,
): Promise<Result<null, 'APPLICATION_NOT_FOUND' | 'UNDO_TOO_LATE'>> {
  return db.transaction(async (tx) => {
    const application = await applications.findForUpdate(tx, id);
    if (!application) return refuse('APPLICATION_NOT_FOUND');
    const { undo } = application;
    const now = clock.now();
    if (!undo || new Date(undo.until) <= now) return refuse('UNDO_TOO_LATE');
    if (!(await mailer.recall(tx, undo.mailKey))) return refuse('UNDO_TOO_LATE');

    const undecided = { decidedAt: null, reason: null, accountId: null, undo: null };
    await applications.update(tx, id, { state: 'pending', ...undecided });
    // Afterwards: an account that is deleted takes its application along.
    if (undo.made) await withdrawAccount(tx, undo.made, now);
    await log(tx, application, { operatorId, action: 'decision-undone', now });
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

function undoUntil(now: Date): Date {
  return new Date(now.getTime() + UNDO_SECONDS * 1000);
}

function undoOf(id: string, until: Date): DecisionUndo {
  return { mailKey: decisionMailKey(id), until: until.toISOString() };
}

type ProvidedAccount = NonNullable<DecisionUndo['made']>;

interface Login {
  readonly loginId: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * Nobody has proven yet that an existing account with this address is the applicant's: the one-time password, which
 * only a reader of the mailbox gets, replaces its password. A second step of an unconfirmed address ends: the reader could not take it.
 */
async function provideAccount(
  tx: Db,
  application: StoredApplication,
  login: Login,
): Promise<Result<ProvidedAccount, ApprovalRefusal>> {
  const { passwordHash, now } = login;
  const known = await accounts.findByEmail(tx, application.email);
  if (!known) {
    if (await existsUndoTo(tx, { email: application.email, now })) {
      return refuse('ACCOUNT_NOT_ELIGIBLE');
    }
    return ok(await insertAccount(tx, application, login));
  }
  if (await organizers.findByAccount(tx, known.id)) return refuse('ALREADY_ORGANIZER');
  if (known.isOperator || known.suspendedAt) return refuse('ACCOUNT_NOT_ELIGIBLE');
  const previousPassword = await passwords.findHash(tx, known.id);
  await passwords.update(tx, known.id, { hash: passwordHash, mustChange: true, now });
  await factors.deleteUnproven(tx, known);
  return ok({
    accountId: known.id,
    newAccount: false,
    previousPassword,
    previousMustChange: known.mustChangePassword,
    oneTimePassword: passwordHash,
  });
}

async function insertAccount(
  tx: Db,
  application: StoredApplication,
  { loginId, passwordHash, now }: Login,
): Promise<ProvidedAccount> {
  const accountId = uuidv7();
  await accounts.insert(tx, {
    id: accountId,
    fullName: application.organizerName || application.organizationName || loginId,
    nickname: null,
    prefecture: null,
    phone: application.phoneNumber || null,
    email: application.email,
    passwordHash,
    language: application.language,
    mustChangePassword: true,
    now,
  });
  return {
    accountId,
    newAccount: true,
    previousPassword: null,
    previousMustChange: false,
    oneTimePassword: passwordHash,
  };
}

/** An account whose owner has chosen a password since, by a mailed link, stays as it is, without the rights of an organizer. */
async function withdrawAccount(tx: Db, provided: ProvidedAccount, now: Date): Promise<void> {
  await organizers.deleteByAccount(tx, provided.accountId);
  // Locked, so that nobody chooses another password from here on.
  await accounts.findForUpdate(tx, provided.accountId);
  const current = await passwords.findHash(tx, provided.accountId);
  if (provided.oneTimePassword !== undefined && current !== provided.oneTimePassword) return;
  if (provided.newAccount) return passwords.deleteUnused(tx, provided.accountId);
  const { previousPassword: hash, previousMustChange: mustChange } = provided;
  await passwords.update(tx, provided.accountId, { hash, mustChange, now });
}

async function newLoginId(tx: Db): Promise<string> {
  let loginId = newOrganizerId(systemRandomness.whole);
  while (await organizers.existsLoginId(tx, loginId)) {
    loginId = newOrganizerId(systemRandomness.whole);
  }
  return loginId;
}

function log(
  tx: Db,
  { id, organizationName, organizerName, email }: StoredApplication,
  line: { operatorId: string; action: AuditAction; note?: string; now: Date },
): Promise<void> {
  const { operatorId: actorId, ...rest } = line;
  const subject = [organizationName, organizerName, email].filter(Boolean).join(' / ');
  return audit.insert(tx, { ...rest, actorId, subjectId: id, subject });
}
