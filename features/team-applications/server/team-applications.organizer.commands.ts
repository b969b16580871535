import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  confirmApplication,
  noteStep,
} from '#features/entries/applications/server/applications.commands.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { endOfEntries, lockTournament } from '#features/entries/server/entries.places.commands.ts';
import type { Arrived } from '#features/payments/transfers/server/transfers.commands.ts';
import { sumsLeftOfSchools } from '#features/payments/transfers/server/transfers.store.ts';
import { logStep, type Runner } from '#features/publishing/server/publishing.steps.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
import { receivedYenOf } from '../team-applications.policy.ts';
import * as lineStore from './team-applications.lines.store.ts';
import { listUnpaid, lockApplication } from './team-applications.locks.commands.ts';
import { notifyOfDue } from './team-applications.notifications.ts';
import { returnSurplusOfSchool } from './team-applications.returning.commands.ts';
import * as store from './team-applications.store.ts';
import * as transfers from './team-applications.transfers.store.ts';

/** What an organizer does with the applications of a tournament that they run. */

interface Noted extends Omit<Arrived, 'accountId'> {
  readonly applicationId: string;
  readonly account: Runner;
}

/**
 * Notes what has arrived by a transfer, or was sent back. Nothing is matched by itself: whether too little or too much is
 * enough, the organizer says, with the note or afterwards (next.md, D3).
 */
export async function noteTransfer(
  services: Services,
  noted: Noted,
): Promise<
  Result<null, 'APPLICATION_NOT_FOUND' | 'NOT_UNPAID' | 'PAYMENT_UNDER_WAY' | 'ID_TAKEN'>
> {
  const { account, applicationId, tournamentId, amountYen, settles } = noted;
  return services.db.transaction(async (tx) => {
    const locked = await lockApplication(services, tx, applicationId);
    const isThere = locked?.tournament.id === tournamentId && locked.application.state !== 'draft';
    if (!locked || !isThere) return refuse('APPLICATION_NOT_FOUND');
    const { application, tournament, now } = locked;
    const again = await answeredBefore(tx, application, noted);
    if (again) return again;
    const unpaid = settles ? await listUnpaid(tx, application) : null;
    if (unpaid && !unpaid.ok) return unpaid;
    if (amountYen !== 0) await writeNote(tx, noted, now);
    if (settles) {
      const paid = { ...application, isByTransfer: true };
      const settled = { application: paid, tournament, method: null, accountId: account.id, now };
      await confirmApplication(services, tx, settled);
    }
    await returnSurplusOfSchool(services, tx, applicationId, tournament.state === 'cancelled');
    await logStep(services, tx, { account, tournament, note: 'teamApplications.noteTransfer' });
    return ok(null);
  });
}

async function writeNote(tx: Db, noted: Noted, now: Date): Promise<void> {
  const { id, applicationId, amountYen, paidOn, payerName } = noted;
  const accountId = noted.account.id;
  const note = { id, applicationId, amountYen, paidOn, payerName };
  await applications.insertTransfer(tx, { ...note, notedByAccountId: accountId, notedAt: now });
  const kind = amountYen > 0 ? ('received' as const) : ('returned' as const);
  await noteStep(tx, applicationId, { kind, amountYen, accountId, at: now });
}

/**
 * The answer to a note that is sent again, and to taking what was noted before for enough where that was done already. Null to
 * a new one.
 */
async function answeredBefore(
  tx: Db,
  { paidAt, isByTransfer }: StoredApplication,
  { id, applicationId, amountYen }: Noted,
): Promise<Result<null, 'ID_TAKEN'> | null> {
  if (amountYen === 0) return paidAt !== null && isByTransfer ? ok(null) : null;
  const before = await transfers.find(tx, id);
  if (!before) return null;
  return before.applicationId === applicationId ? ok(null) : refuse('ID_TAKEN');
}

/**
 * Reminds every school that has not paid by its transfer, once a day at most; gives the number of schools. Under the lock of
 * the tournament: two people who press at once remind nobody twice.
 */
export async function remindUnpaid(
  services: Services,
  tournamentId: number,
  account: Runner,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    if (!locked) return 0;
    const { tournament, now } = locked;
    const unpaid = await listToRemind(tx, tournament.id, now);
    for (const application of unpaid) {
      await applications.update(tx, application.id, { remindedAt: now });
      await noteStep(tx, application.id, { kind: 'reminded', accountId: account.id, at: now });
      await notifyOfDue(services, tx, { application, tournament }, now);
    }
    if (unpaid.length > 0) {
      const step = { account, tournament } as const;
      await logStep(services, tx, { ...step, note: 'teamApplications.remind' });
    }
    return unpaid.length;
  });
}

/** The schools that get a reminder now: their transfer is missing, and they got none in the last day. */
export function listToRemind(
  db: Db,
  tournamentId: number,
  now: Date,
): Promise<StoredApplication[]> {
  return transfers.listAwaited(db, tournamentId, new Date(now.getTime() - DAY_MS));
}

/**
 * Where the organizer lets the entries end later, applications that wait for a transfer wait as long. Where they end earlier, the day
 * of which the school was notified stays. The row of the tournament is locked.
 */
export const waitAsEntries: Subscriber<'tournament.changed'> = async (_, tx, { tournamentId }) => {
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament) return;
  const dueAt = endOfEntries(tournament);
  for (const { id } of await transfers.listDueBeforeForUpdate(tx, tournamentId, dueAt)) {
    await applications.updateReservedLines(tx, id, { reservedUntil: dueAt });
    await applications.update(tx, id, { dueAt });
  }
};

/**
 * Gives a receipt its number, the first time it is printed; every later one is a copy. There is none over money that has not come,
 * or has gone back. A print whose answer was lost is asked for again with the same `writeId`: it is what it was.
 */
export async function issueReceipt(
  services: Services,
  { id, tournamentId, writeId }: Print,
): Promise<Result<{ number: number; isCopy: boolean }, 'APPLICATION_NOT_FOUND' | 'NOT_PAID'>> {
  return services.db.transaction(async (tx) => {
    const application = (await lockApplication(services, tx, id))?.application;
    if (application?.tournamentId !== tournamentId) return refuse('APPLICATION_NOT_FOUND');
    const lines = await lineStore.listLines(tx, [id]);
    const transferredYen = (await sumsLeftOfSchools(tx, [id])).get(id) ?? 0;
    if (receivedYenOf(application, { lines, transferredYen }) === 0) return refuse('NOT_PAID');
    const { receiptNumber: before, receiptsIssued, lastWriteId } = application;
    if (before !== null && lastWriteId === writeId) {
      return ok({ number: before, isCopy: receiptsIssued > 1 });
    }
    const number = before ?? (await store.findLastReceipt(tx, tournamentId)) + 1;
    const issued = { receiptNumber: number, receiptsIssued: receiptsIssued + 1 };
    await applications.update(tx, id, { ...issued, lastWriteId: writeId });
    return ok({ number, isCopy: before !== null });
  });
}

interface Print {
  readonly id: string;
  readonly tournamentId: number;
  readonly writeId: string;
}
