import { v7 as uuidv7 } from 'uuid';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { mayEdit } from '#features/groups/groups.policy.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import * as partners from '../../partners/server/partners.store.ts';
import type { StoredEntry } from '../../server/entries.store.ts';
import * as entries from '../../server/entries.store.ts';
import { isUnpaid } from '../applications.policy.ts';
import type { ApplicationStep } from '../applications.vocabulary.ts';
import * as applications from './applications.store.ts';

/**
 * What becomes of a school's application together with the places of its lines; steps of other commands. The lock of an
 * application comes after that of its tournament, and before those of its lines.
 */

interface Lapsing {
  readonly tournament: StoredTournament;
  readonly now: Date;
}

/** Ends the applications that were not paid in time, whole; gives the lines that have lost their places. */
export async function lapseApplications(
  { publish }: CommandServices,
  tx: Db,
  { tournament, now }: Lapsing,
): Promise<StoredEntry[]> {
  const freed: StoredEntry[] = [];
  for (const application of await applications.listDueForUpdate(tx, tournament.id, now)) {
    const lines = await applications.listLiveLines(tx, application.id);
    // The provider has been asked to charge: its answer decides.
    if (lines.some(({ paymentUnderWay }) => paymentUnderWay)) continue;
    await applications.update(tx, application.id, { state: 'lapsed', endedAt: now });
    await noteStep(tx, application.id, { kind: 'lapsed', at: now });
    // Before its pairs end: both of each are notified.
    await publish(tx, { type: 'application.lapsed', application, tournament, lines });
    await endReservedLines(tx, application.id, { state: 'lapsed', now });
    freed.push(...lines);
  }
  return freed;
}

/** Ends the reserved lines of a locked application with their pairs, whose players may be entered again. */
export async function endReservedLines(
  tx: Db,
  applicationId: string,
  { state, now }: { readonly state: 'lapsed' | 'withdrawn'; readonly now: Date },
): Promise<void> {
  const ended = await applications.updateReservedLines(tx, applicationId, { state, endedAt: now });
  await partners.updatePairsEnded(
    tx,
    ended.map(({ id }) => id),
    now,
  );
}

interface Confirmation extends Lapsing {
  readonly application: applications.StoredApplication;
  /** Null where a transfer has paid, or there is nothing to pay. */
  readonly method: PaymentMethod | null;
  readonly accountId: string | null;
}

/** Confirms every reserved line of a locked application that has been paid. */
export async function confirmApplication(
  { publish }: CommandServices,
  tx: Db,
  { application, tournament, method, accountId, now }: Confirmation,
): Promise<void> {
  const lines = await applications.updateReservedLines(tx, application.id, {
    state: 'confirmed',
    confirmedAt: now,
    reservedUntil: null,
    paymentUnderWay: false,
    waitsFor: null,
    paymentMethod: method,
  });
  // A school may have chosen a transfer and then pay otherwise: what has arrived of it pays nothing.
  const isByTransfer = method === null && application.isByTransfer;
  const change = { state: 'paid' as const, paidAt: now, dueAt: null, isByTransfer };
  await applications.update(tx, application.id, change);
  const amountYen = lines.reduce((sum, { feeYen }) => sum + feeYen, 0);
  await noteStep(tx, application.id, { kind: 'paid', amountYen, accountId, at: now });
  // In the order of their events: a confirmation may lock the seeding list of its event.
  for (const entry of lines.toSorted((one, other) => one.eventId - other.eventId)) {
    await publish(tx, { type: 'entry.confirmed', entry, tournament, earned: null });
  }
  const paid = { ...application, ...change };
  await publish(tx, { type: 'application.paid', application: paid, tournament, lines, method });
}

interface EndedLine extends Lapsing {
  readonly entry: StoredEntry;
  /** Whether what was paid for it goes back. */
  readonly refund: boolean;
  readonly accountId: string | null;
}

/**
 * Follows the end of one line: the total is what is left, and the last line ends the application. Where nothing is left to
 * pay, the other lines are confirmed, as in an application that was free from the beginning.
 */
export async function recountApplication(
  services: CommandServices,
  tx: Db,
  { entry, tournament, refund, accountId, now }: EndedLine,
): Promise<void> {
  const { applicationId } = entry;
  const application = applicationId && (await applications.findForUpdate(tx, applicationId));
  if (!application) return;
  const { lines, totalYen } = await applications.sumLive(tx, application.id);
  const isPaid = application.paidAt !== null;
  // What a school has paid and does not get back, it has still paid.
  const backYen = entry.feeYen - entry.grantedYen;
  const paidYen = application.totalYen - (refund ? backYen : 0);
  const refunded = isPaid && refund ? ('partly-refunded' as const) : application.state;
  const recounted = {
    state: lines === 0 ? ('cancelled' as const) : refunded,
    totalYen: isPaid ? paidYen : totalYen,
    ...(lines === 0 && { endedAt: now }),
  };
  await applications.update(tx, application.id, recounted);
  const amountYen = isPaid && refund ? backYen : null;
  const step = { kind: 'withdrawn', amountYen, entryId: entry.id, accountId, at: now } as const;
  await noteStep(tx, application.id, step);
  if (!isUnpaid(recounted.state) || totalYen > 0) return;
  const free = { application: { ...application, ...recounted }, tournament, method: null };
  await confirmApplication(services, tx, { ...free, accountId, now });
}

/** Follows the return of one line, which nothing has gone back for: an application that had ended with its last line goes on. */
export async function resumeApplication(
  tx: Db,
  { entry, accountId, now }: Pick<EndedLine, 'entry' | 'accountId' | 'now'>,
): Promise<void> {
  const { applicationId } = entry;
  const application = applicationId && (await applications.findForUpdate(tx, applicationId));
  if (!application) return;
  if (application.state === 'cancelled') {
    const others = await applications.existsReturnedOfAny(tx, application.id);
    const state = others ? ('partly-refunded' as const) : ('paid' as const);
    await applications.update(tx, application.id, { state, endedAt: null });
  }
  const step = { kind: 'reinstated', entryId: entry.id, accountId, at: now } as const;
  await noteStep(tx, application.id, step);
}

/** Ends the applications of a cancelled tournament, whose lines end with all its entries; gives them as they were. */
export async function cancelApplications(
  tx: Db,
  { tournament, now }: Lapsing,
): Promise<applications.StoredApplication[]> {
  const running = await applications.listRunningForUpdate(tx, tournament.id);
  for (const { id } of running) {
    await applications.update(tx, id, { state: 'cancelled', endedAt: now });
    await noteStep(tx, id, { kind: 'cancelled', at: now });
  }
  return running;
}

interface Step {
  readonly kind: ApplicationStep;
  readonly at: Date;
  readonly amountYen?: number | null;
  readonly entryId?: string;
  readonly accountId?: string | null;
}

/** Adds a step to the history of an application. */
export async function noteStep(tx: Db, applicationId: string, step: Step): Promise<void> {
  await applications.insertStep(tx, { id: uuidv7(), applicationId, ...step });
}

/** Whether an account looks after the group whose application it is. */
export async function looksAfter(
  db: Db,
  accountId: string,
  { groupId }: Pick<applications.StoredApplication, 'groupId'>,
): Promise<boolean> {
  const group = await groups.findVisible(db, accountId, groupId);
  return group !== null && mayEdit(group);
}

/** Who says where the money of a school goes: everybody who looks after it, of a deleted group, too, since nobody else could. */
export async function listSchoolPayees(db: Db, applicationId: string): Promise<string[]> {
  const application = await applications.findById(db, applicationId);
  return application ? listEditors(db, application.groupId) : [];
}

/**
 * A line of an application as who pays it sees it, with the fee of all of them; null for an account that pays nothing of
 * it.
 */
export async function findLineToPay(db: Db, accountId: string, entryId: string) {
  const entry = await entries.findById(db, entryId);
  const application =
    entry?.applicationId && (await applications.findById(db, entry.applicationId));
  if (!entry || !application || !(await looksAfter(db, accountId, application))) return null;
  const tournament = await tournaments.findById(db, entry.tournamentId);
  if (!tournament) return null;
  const asked = { ...entry, feeYen: application.totalYen, team: null };
  const group = await groups.findVisible(db, accountId, application.groupId);
  const schoolName = group?.name ?? '';
  return { entry: asked, tournament, asPayer: true, partner: null, schoolName };
}
