import * as devices from '#features/accounts/devices/server/devices.retention.store.ts';
import * as logins from '#features/accounts/server/accounts.retention.store.ts';
import * as courtLinks from '#features/court-links/server/court-links.retention.store.ts';
import * as checkIns from '#features/day/check-in/server/check-in.erasure.store.ts';
import * as openTables from '#features/day/open-tables/server/open-tables.erasure.store.ts';
import * as queue from '#features/day/queue/server/queue.retention.store.ts';
import * as times from '#features/day/times/server/times.retention.store.ts';
import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import * as joining from '#features/groups/joining/server/joining.retention.store.ts';
import * as rosters from '#features/groups/roster/server/roster.retention.store.ts';
import * as guardians from '#features/guardians/server/guardians.retention.store.ts';
import {
  type DataKind,
  type Period,
  RETENTION,
  retentionLimit,
} from '#features/legal/privacy/privacy.retention.policy.ts';
import * as practice from '#features/matches/server/matches.retention.store.ts';
import * as notifications from '#features/notifications/server/notifications.retention.store.ts';
import * as organizers from '#features/organizers/server/organizers.retention.store.ts';
import * as payouts from '#features/payments/payouts/server/payouts.store.ts';
import * as receipts from '#features/payments/receipts/server/receipts.store.ts';
import * as payments from '#features/payments/server/payments.retention.store.ts';
import * as schools from '#features/payments/server/payments.schools.retention.store.ts';
import * as referees from '#features/referees/server/referees.erasure.store.ts';
import * as throttling from '#features/sign-in/login-throttling/server/login-throttling.store.ts';
import * as tieOrders from '#features/tie-orders/server/tie-orders.retention.store.ts';
import { BATCH } from '#platform/server/db/batch.ts';
import type { Db } from '#platform/server/db/database.ts';
import { each } from '#platform/server/jobs/each.ts';
import * as links from '#platform/server/links/links.store.ts';
import * as mails from '#platform/server/mail/mail.retention.store.ts';
import { forgetFiles } from '#platform/server/mail/transport.ts';
import type { Services } from '#platform/server/services.ts';

type Periods = typeof RETENTION;
/** The kinds with a retention period, without those that other programs delete. */
type SweptKind = Exclude<
  { [Kind in DataKind]: Periods[Kind] extends Period ? Kind : never }[DataKind],
  'finishedJob' | 'serverLog'
>;
type Sweep = (tx: Db, before: Date, now: Date) => Promise<number>;

/** How each kind is deleted, or blanked; a kind without its sweep is a type error. */
const sweepsOf = (config: Services['config']): Readonly<Record<SweptKind, Sweep>> => ({
  // Use extends a login, so what counts is its end.
  session: (tx, _before, now) => logins.deleteEnded(tx, now),
  signIn: devices.deleteOldSignIns,
  device: devices.deleteUnusedDevices,
  guess: throttling.deleteOld,
  link: links.deleteExpired,
  mailText: async (tx, before) => {
    const forgotten = await mails.updateForgotten(tx, before);
    await forgetFiles(config, forgotten);
    return forgotten.length;
  },
  mail: mails.deleteOld,
  notification: notifications.deleteOld,
  emptyEntry: async (tx, before, now) => {
    const attempts = await payments.deleteFailed(tx, before);
    const turns = await waitingList.deleteEnded(tx, before);
    const places = await payments.deleteUnpaidEntries(tx, before);
    // After their lines.
    return attempts + turns + places + (await schools.deleteUnpaidApplications(tx, before, now));
  },
  declinedApplication: organizers.deleteDeclined,
  payerAddress: receipts.deleteOld,
  endedGuardian: guardians.deleteEnded,
  joinRequest: joining.deleteUnanswered,
  formerPupil: rosters.updateFormerPupils,
  endedClub: rosters.updateEndedSheets,
  refereeInvitation: referees.deleteUnaccepted,
  refereeDuty: referees.deleteEnded,
  checkIn: async (tx, before) => {
    const ticks = await checkIns.deleteOld(tx, before);
    const shown = await times.deleteOld(tx, before);
    const turns = await openTables.deleteOld(tx, before);
    return ticks + shown + turns + (await queue.deleteOld(tx, before));
  },
  tieOrder: tieOrders.deleteOld,
  courtLink: courtLinks.deleteOld,
  removedPractice: practice.deleteRemoved,
  payment: async (tx, before) => {
    const paidOut = await payouts.deleteOld(tx, before);
    const paid = await payments.deleteOld(tx, before);
    // After what was paid for them.
    return paidOut + paid + (await schools.deleteOldApplications(tx, before));
  },
});

export const CLEAN_UP_JOB = 'personal-data.retention';

/**
 * Deletes expired data, each kind in transactions of its own, one for each batch: a kind that fails leaves the others to be deleted,
 * and the job is tried again. Repeating it does no harm.
 */
export async function deleteExpiredData({ db, clock, log, config }: Services): Promise<void> {
  const now = clock.now();
  const items = Object.entries(sweepsOf(config));
  await each({ log, job: CLEAN_UP_JOB, items, idOf: ([kind]) => kind }, async ([kind, sweep]) => {
    const before = retentionLimit(RETENTION[kind as SweptKind], now);
    let count = 0;
    let deleted: number;
    do {
      deleted = await db.transaction((tx) => sweep(tx, before, now));
      count += deleted;
    } while (deleted >= BATCH);
    if (count > 0) log.info({ kind, count }, 'expired data were deleted');
  });
}
