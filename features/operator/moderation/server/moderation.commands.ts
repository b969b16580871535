import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import type { AuditAction } from '#features/audit/audit.vocabulary.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices, Services } from '#platform/server/services.ts';

/** An operator suspends and reinstates accounts and tournaments: decided under the lock of the row, and each step is logged once. */

type ModerationServices = Pick<Services, 'db' | 'clock'>;

interface Request<Id> {
  readonly id: Id;
  readonly operatorId: string;
}

interface Suspension<Id> extends Request<Id> {
  readonly reason: string;
}

/** Suspends an account and ends its sessions. */
export async function suspendAccount(
  { db, clock }: ModerationServices,
  { id, operatorId, reason }: Suspension<string>,
): Promise<Result<null, 'ACCOUNT_NOT_FOUND' | 'OPERATOR_ACCOUNT' | 'ALREADY_SUSPENDED'>> {
  return db.transaction(async (tx) => {
    const account = await accounts.findForUpdate(tx, id);
    if (!account) return refuse('ACCOUNT_NOT_FOUND');
    if (account.isOperator) return refuse('OPERATOR_ACCOUNT');
    if (account.suspendedAt) return refuse('ALREADY_SUSPENDED');
    const now = clock.now();
    await passwords.updateSuspended(tx, account.id, now);
    const action = 'account-suspended';
    await log(tx, account, { operatorId, action, note: reason, now });
    return ok(null);
  });
}

/** Reinstates a suspended account. */
export async function reinstateAccount(
  { db, clock }: ModerationServices,
  { id, operatorId }: Request<string>,
): Promise<Result<null, 'ACCOUNT_NOT_FOUND' | 'NOT_SUSPENDED'>> {
  return db.transaction(async (tx) => {
    const account = await accounts.findForUpdate(tx, id);
    if (!account) return refuse('ACCOUNT_NOT_FOUND');
    if (!account.suspendedAt) return refuse('NOT_SUSPENDED');
    await passwords.updateSuspended(tx, account.id, null);
    await log(tx, account, { operatorId, action: 'account-reinstated', now: clock.now() });
    return ok(null);
  });
}

/** Suspends a tournament: hides it from the search and closes its entries. */
export async function suspendTournament(
  { db, clock, publish }: CommandServices,
  { id, operatorId, reason }: Suspension<number>,
): Promise<Result<null, 'TOURNAMENT_NOT_FOUND' | 'ALREADY_SUSPENDED'>> {
  return db.transaction(async (tx) => {
    const tournament = await tournaments.findForUpdate(tx, id);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    if (tournament.suspendedAt) return refuse('ALREADY_SUSPENDED');
    const now = clock.now();
    await tournaments.updateState(tx, tournament.id, { suspendedAt: now });
    const action = 'tournament-suspended';
    await log(tx, tournament, { operatorId, action, note: reason, now });
    await publish(tx, { type: 'tournament.changed', tournamentId: tournament.id });
    return ok(null);
  });
}

/** Reinstates a suspended tournament. */
export async function reinstateTournament(
  { db, clock, publish }: CommandServices,
  { id, operatorId }: Request<number>,
): Promise<Result<null, 'TOURNAMENT_NOT_FOUND' | 'NOT_SUSPENDED'>> {
  return db.transaction(async (tx) => {
    const tournament = await tournaments.findForUpdate(tx, id);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    if (!tournament.suspendedAt) return refuse('NOT_SUSPENDED');
    await tournaments.updateState(tx, tournament.id, { suspendedAt: null });
    await log(tx, tournament, { operatorId, action: 'tournament-reinstated', now: clock.now() });
    await publish(tx, { type: 'tournament.changed', tournamentId: tournament.id });
    return ok(null);
  });
}

function log(
  tx: Db,
  { id: subjectId, name: subject }: { readonly id: string | number; readonly name: string },
  line: { operatorId: string; action: AuditAction; note?: string; now: Date },
): Promise<void> {
  const { operatorId: actorId, ...rest } = line;
  return audit.insert(tx, { ...rest, actorId, subjectId, subject });
}
