import { noteStep } from '#features/entries/applications/server/applications.commands.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import type { StoredManualEntry } from '#features/entries/server/entries.manual.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { openTransferBack } from '../../payouts/server/payouts.opening.commands.ts';
import * as points from '../../server/payments.points.store.ts';
import { oweRefund } from '../../server/payments.refunds.commands.ts';
import type { StoredPayment } from '../../server/payments.store.ts';
import { divide, type Left, sumLeft } from '../granting.policy.ts';
import type { GrantedPart } from './granting.events.ts';
import * as store from './granting.store.ts';

/** Giving fees back without a rule, inside the commands of those who may; they hold the locks of tournament, applications and entries. */

export type Part = Left &
  (
    | { readonly kind: 'payment'; readonly payment: StoredPayment }
    | { readonly kind: 'school' }
    | { readonly kind: 'outside' }
  );

/** An entry with what of its fee can still go back. */
export interface Refundable {
  readonly entry: StoredEntry | StoredManualEntry;
  readonly parts: readonly Part[];
}

interface Decision {
  /** Made by the organizer's browser. */
  readonly id: string;
  readonly tournament: StoredTournament;
  readonly reason: string;
  readonly grants: readonly (Refundable & {
    /** Of money; points go back with all of it. */
    readonly amountYen: number;
  })[];
}

interface Portion {
  readonly grantId: string;
  readonly entry: Refundable['entry'];
  readonly part: Part;
  readonly amountYen: number;
}

/** Owes back what an organizer has decided, in the order in which the points of several accounts are locked. A step of other commands. */
export async function grantIn(
  services: Services,
  tx: Db,
  { id: decisionId, tournament, reason, grants }: Decision,
): Promise<void> {
  const createdAt = services.clock.now();
  const portions: Portion[] = [];
  for (const { entry, parts, amountYen } of grants) {
    const shares = sharesOf(parts, amountYen);
    const sumYen = shares.reduce((sum, share) => sum + share, 0);
    const grant = { decisionId, entryId: entry.id, amountYen: sumYen, reason, createdAt };
    const grantId = await store.insert(tx, grant);
    await entries.updateGranted(tx, entry.id, sumYen);
    for (const [at, part] of parts.entries()) {
      const share = shares[at] ?? 0;
      if (share > 0) portions.push({ grantId, entry, part, amountYen: share });
    }
  }
  const expired = await findExpired(tx, portions, createdAt);
  await owePayments(services, tx, portions);
  await oweSchools(services, tx, portions);
  await recountApplications(tx, portions, createdAt);
  const parts = portions.flatMap((portion) => asGranted(portion, expired));
  if (parts.length === 0) return;
  await services.publish(tx, { type: 'refund.granted', decisionId, tournament, reason, parts });
}

/** What goes back of each part, in whole yen; points as the fee that they have paid. */
function sharesOf(parts: readonly Part[], amountYen: number): number[] {
  const isWhole = amountYen === sumLeft(parts).leftYen;
  const money = divide(amountYen, parts);
  return parts.map((part, at) => {
    const isByPoints = part.kind === 'payment' && part.points > 0;
    if (!isByPoints) return money[at] ?? 0;
    return isWhole ? part.payment.amountYen : 0;
  });
}

async function owePayments(
  services: Services,
  tx: Db,
  portions: readonly Portion[],
): Promise<void> {
  const paid = portions.flatMap(({ part, grantId, amountYen }) =>
    part.kind === 'payment' ? [{ payment: part.payment, grant: { id: grantId, amountYen } }] : [],
  );
  // What goes back of one charge by one decision is sent as one amount.
  const senders = new Map<string, string>();
  for (const { payment, grant } of paid.toSorted(byPayer)) {
    const sentWith = senders.get(payment.chargeId) ?? null;
    const sender = await oweRefund(services, tx, payment, { sentWith, grant });
    if (sender) senders.set(payment.chargeId, sender);
  }
}

function byPayer(one: { payment: StoredPayment }, other: { payment: StoredPayment }): number {
  const [first, second] = [one.payment, other.payment];
  if (first.accountId !== second.accountId) return first.accountId < second.accountId ? -1 : 1;
  return first.id < second.id ? -1 : 1;
}

/** What a school has transferred goes back as one transfer of the organizer, under the id of what is given back of the first line. */
async function oweSchools(services: Services, tx: Db, portions: readonly Portion[]): Promise<void> {
  const transferred = ofSchools(portions.filter(({ part }) => part.kind === 'school'));
  for (const [applicationId, of] of transferred) {
    const amountYen = sumOf(of);
    const tournamentId = of[0].entry.tournamentId;
    const back = { applicationId, tournamentId, amountYen, reason: 'refund' } as const;
    await openTransferBack(services, tx, { ...back, id: of[0].grantId });
  }
}

/** What a school has paid and does not get back is lower, and its history says for which line. */
async function recountApplications(tx: Db, portions: readonly Portion[], at: Date): Promise<void> {
  for (const [applicationId, of] of ofSchools(portions)) {
    const application = await applications.findForUpdate(tx, applicationId);
    if (!application) continue;
    const { state, totalYen } = application;
    await applications.update(tx, applicationId, {
      totalYen: totalYen - sumOf(of),
      ...(state === 'paid' && { state: 'partly-refunded' as const }),
    });
    for (const { entry, amountYen } of of) {
      const step = { kind: 'refunded', entryId: entry.id, amountYen, at } as const;
      await noteStep(tx, applicationId, step);
    }
  }
}

type OfSchool = readonly [string, readonly [Portion, ...Portion[]]];

function ofSchools(portions: readonly Portion[]): OfSchool[] {
  const schools = Map.groupBy(portions, ({ entry }) =>
    'applicationId' in entry ? entry.applicationId : null,
  );
  return [...schools].flatMap(([id, [first, ...others]]): OfSchool[] =>
    id && first ? [[id, [first, ...others]]] : [],
  );
}

function sumOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { amountYen }) => sum + amountYen, 0);
}

/** The points that have expired since they paid, while they are still spent. */
function findExpired(tx: Db, portions: readonly Portion[], now: Date) {
  const paid = portions.flatMap(({ part }) => (part.kind === 'payment' ? [part.payment.id] : []));
  return points.sumsExpired(tx, paid, now);
}

function asGranted(
  { entry, part, amountYen }: Portion,
  expired: ReadonlyMap<string, number>,
): GrantedPart[] {
  if (part.kind === 'outside' || !('applicationId' in entry)) return [];
  const payment = part.kind === 'payment' ? part.payment : null;
  const expiredPoints = expired.get(payment?.id ?? '') ?? 0;
  return [{ entry, payment, amountYen, expiredPoints }];
}
