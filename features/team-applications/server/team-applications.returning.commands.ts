import { hasEnded } from '#features/entries/applications/applications.policy.ts';
import { noteStep } from '#features/entries/applications/server/applications.commands.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as grants from '#features/payments/granting/server/granting.store.ts';
import {
  type Cut,
  cutPayouts,
  followSurplus,
  openTransferBack,
} from '#features/payments/payouts/server/payouts.opening.commands.ts';
import { listOpenOfSchool } from '#features/payments/payouts/server/payouts.store.ts';
import { sumsLeftOfSchools } from '#features/payments/transfers/server/transfers.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { lockApplication } from './team-applications.locks.commands.ts';

/** What a school has paid by a transfer goes back by one of the organizer, never more than has arrived. */

/** Owes the fee of one line back; of an unpaid application that ends with its last line, all that has arrived. */
export const returnTransferOfLine: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  const { entry, refund } = event;
  const { applicationId } = entry;
  const application = applicationId && (await applications.findById(tx, applicationId));
  if (!application) return;
  const mostYen = entry.feeYen - entry.grantedYen;
  if (refund) await owe(services, tx, { application, mostYen });
  else if (application.paidAt === null) await returnSurplusOfSchool(services, tx, application.id);
};

/** Sends back what has arrived for an application that was not paid in time. */
export const returnTransferOfLapsed: Subscriber<'application.lapsed'> = (services, tx, event) =>
  returnSurplusOfSchool(services, tx, event.application.id);

/** Owes everything back that the schools of a cancelled tournament have transferred. */
export const returnTransfers: Subscriber<'entries.cancelled'> = async (services, tx, event) => {
  for (const application of event.applications) {
    await owe(services, tx, { application, mostYen: Number.POSITIVE_INFINITY });
  }
};

/** Sends back what a school has transferred before it paid in another way. */
export const returnTransferOfPaid: Subscriber<'application.paid'> = (services, tx, event) =>
  returnSurplusOfSchool(services, tx, event.application.id);

/**
 * Does the same for an application of an earlier version, which had not ended the choice of a transfer. Once that is ended, the
 * application is not found again.
 */
export async function returnTransferOfPaidBefore(
  services: Services,
  applicationId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockApplication(services, tx, applicationId);
    if (!locked?.application.isByTransfer) return;
    await applications.update(tx, applicationId, { isByTransfer: false });
    await returnSurplusOfSchool(services, tx, applicationId);
  });
}

/** Does the same for an application that has ended unpaid under an earlier version, which left what had arrived with the organizer. */
export async function returnTransferOfEndedBefore(
  services: Services,
  applicationId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockApplication(services, tx, applicationId);
    if (locked) await returnSurplusOfSchool(services, tx, applicationId);
  });
}

interface Due {
  readonly application: StoredApplication;
  readonly mostYen: number;
}

async function owe(services: Services, tx: Db, { application, mostYen }: Due): Promise<void> {
  const { id } = application;
  const leftYen = (await sumsLeftOfSchools(tx, [id])).get(id) ?? 0;
  const amountYen = Math.min(leftYen, mostYen);
  const { tournamentId } = application;
  const returned = { applicationId: id, tournamentId, amountYen, reason: 'refund' } as const;
  await openTransferBack(services, tx, returned);
}

/**
 * Sends back what a school has transferred beyond its fees, once it has paid, its application has ended or its tournament is
 * cancelled. A step of other commands.
 */
export async function returnSurplusOfSchool(
  services: Services,
  tx: Db,
  applicationId: string,
  isCancelled = false,
): Promise<void> {
  const application = await applications.findById(tx, applicationId);
  if (!application) return;
  const { tournamentId, isByTransfer, totalYen, paidAt, state } = application;
  const hasEndedUnpaid = paidAt === null && hasEnded(state);
  if (paidAt === null && !hasEndedUnpaid && !isCancelled) return;
  const earnedYen = paidAt !== null && isByTransfer && !isCancelled ? totalYen : 0;
  const leftYen = (await sumsLeftOfSchools(tx, [applicationId])).get(applicationId) ?? 0;
  const beyondYen = leftYen - earnedYen;
  const reason = hasEndedUnpaid ? 'refund' : 'surplus';
  const open = await listOpenOfSchool(tx, applicationId, reason);
  await followSurplus(services, tx, { applicationId, tournamentId, reason, open, beyondYen });
  if (leftYen < 0) await cutRefunds(services, tx, application);
}

/** Of the fees goes back no more than has arrived, also where the organizer has corrected a note since. */
async function cutRefunds(services: Services, tx: Db, application: StoredApplication) {
  const { id } = application;
  const shortYen = -((await sumsLeftOfSchools(tx, [id])).get(id) ?? 0);
  if (shortYen <= 0) return;
  const open = await listOpenOfSchool(tx, id, 'refund');
  const now = services.clock.now();
  let retainedYen = 0;
  for (const cut of await cutPayouts(tx, open, shortYen)) {
    retainedYen += await cutGrants(tx, id, { ...cut, now });
  }
  if (retainedYen === 0) return;
  const isPartly = await applications.existsReturnedOfAny(tx, id);
  const isWhole = application.state === 'partly-refunded' && !isPartly;
  const totalYen = application.totalYen + retainedYen;
  await applications.update(tx, id, { totalYen, ...(isWhole && { state: 'paid' as const }) });
}

/**
 * Lowers what the organizer has decided to give back by a payout with it, of the last line first, and notes it. Gives how much more the
 * school has paid and does not get back: of a line whose rest has gone back by rule, nothing.
 */
async function cutGrants(
  tx: Db,
  applicationId: string,
  { payout, cutYen, now }: Cut & { readonly now: Date },
): Promise<number> {
  let [restYen, retainedYen] = [cutYen, 0];
  for (const { id, entryId, amountYen } of await grants.listByPayout(tx, payout)) {
    const lessYen = Math.min(restYen, amountYen);
    if (lessYen <= 0) continue;
    restYen -= lessYen;
    await grants.updateAmount(tx, id, -lessYen);
    await entries.updateGranted(tx, entryId, -lessYen);
    const step = { kind: 'refunded', entryId, amountYen: -lessYen, at: now } as const;
    await noteStep(tx, applicationId, step);
    if (!(await applications.existsReturned(tx, { id: entryId }))) retainedYen += lessYen;
  }
  return retainedYen;
}
