import { isRefundedToAccount } from '#domain/entry/entry.ts';
import { pointsOf } from '#domain/entry/split.ts';
import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import type { StoredManualEntry } from '#features/entries/server/entries.manual.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as disputes from '../../disputes/server/disputes.store.ts';
import * as receipts from '../../receipts/server/receipts.store.ts';
import * as refunds from '../../server/payments.refunds.store.ts';
import type { StoredPayment } from '../../server/payments.store.ts';
import * as payments from '../../server/payments.store.ts';
import * as transfers from '../../transfers/server/transfers.store.ts';
import type { Part, Refundable } from './granting.commands.ts';
import * as store from './granting.store.ts';

interface Found {
  readonly entered: readonly StoredEntry[];
  readonly manual: readonly StoredManualEntry[];
}

/**
 * What of the fees of these entries can still go back: never more than was paid less what goes back already, of transfers never more
 * than has arrived. Nothing of a place that is not confirmed yet, nor where the payer's bank has taken the money back or may do so, nor
 * where nobody could give an account for it.
 */
export async function listRefundable(
  db: Db,
  { entered, manual }: Found,
): Promise<readonly Refundable[]> {
  const settled = entered.filter(({ state }) => state === 'confirmed' || state === 'withdrawn');
  const ids = settled.map(({ id }) => id);
  const charged = await listCharged(db, settled);
  const transferred = await listTransferred(db, settled);
  return [
    ...settled.map((entry) => ({
      entry,
      parts: [...(charged.get(entry.id) ?? []), ...(transferred.get(entry.id) ?? [])],
    })),
    ...entered.filter(({ id }) => !ids.includes(id)).map((entry) => ({ entry, parts: [] })),
    ...manual.map((entry) => ({ entry, parts: [asOutside(entry)] })),
  ];
}

function asOutside({ paidYen, grantedYen }: StoredManualEntry): Part {
  return { kind: 'outside', leftYen: Math.max(0, paidYen - grantedYen), points: 0 };
}

async function listCharged(
  db: Db,
  settled: readonly StoredEntry[],
): Promise<ReadonlyMap<string, readonly Part[]>> {
  const paid = await payments.listSucceeded(
    db,
    settled.map(({ id }) => id),
  );
  const back = await refunds.sumsByPayment(
    db,
    paid.map(({ id }) => id),
  );
  const charges = [...new Set(paid.map(({ chargeId }) => chargeId))];
  const disputed = await disputes.listTakenBack(db, charges);
  const arrived = new Map(await transfers.sumsLeft(db, charges));
  const entryOf = new Map(settled.map((entry) => [entry.id, entry]));
  const lost = await listUnreachable(db, paid, entryOf);
  const parts = paid.flatMap((payment): Part[] => {
    const { id, chargeId, method, amountYen, entryId } = payment;
    const entry = entryOf.get(entryId);
    const { yen, isByRule } = back.get(id) ?? refunds.NOTHING_BACK;
    const restYen = amountYen - yen;
    if (!entry || isByRule || restYen <= 0) return [];
    if (disputed.has(chargeId) || lost.has(id)) return [];
    if (method === 'points') {
      return [{ kind: 'payment', payment, leftYen: 0, points: pointsOf(entry) }];
    }
    const leftYen = method === 'transfer' ? take(arrived, chargeId, restYen) : restYen;
    return leftYen > 0 ? [{ kind: 'payment', payment, leftYen, points: 0 }] : [];
  });
  return Map.groupBy(parts, (part) => (part.kind === 'payment' ? part.payment.entryId : ''));
}

/** Takes at most so much of what has arrived for several fees. */
function take(arrived: Map<string, number>, id: string, mostYen: number): number {
  const leftYen = arrived.get(id) ?? 0;
  const takenYen = Math.max(0, Math.min(leftYen, mostYen));
  arrived.set(id, leftYen - takenYen);
  return takenYen;
}

/**
 * Payments whose money needs a bank account that nobody can give any more: nobody paid by a link, and the payer has left, or of a
 * school everybody who looks after it.
 */
async function listUnreachable(
  db: Db,
  paid: readonly StoredPayment[],
  entryOf: ReadonlyMap<string, StoredEntry>,
): Promise<ReadonlySet<string>> {
  const toAccount = paid.filter(({ method }) => isRefundedToAccount(method));
  const reached = await listRecipients(
    db,
    toAccount.map(({ accountId }) => accountId),
  );
  const schoolOf = ({ entryId }: StoredPayment) => entryOf.get(entryId)?.applicationId ?? null;
  const schools = toAccount.map(schoolOf).filter((id) => id !== null);
  const lookedAfter = new Set(await applications.listLookedAfter(db, schools));
  const lost = new Set<string>();
  for (const payment of toAccount) {
    const { id, accountId, chargeId } = payment;
    const school = schoolOf(payment);
    const hasPayee = school ? lookedAfter.has(school) : reached.has(accountId);
    if (!hasPayee && !(await receipts.findByCharge(db, chargeId))) lost.add(id);
  }
  return lost;
}

async function listTransferred(
  db: Db,
  settled: readonly StoredEntry[],
): Promise<ReadonlyMap<string, readonly Part[]>> {
  const ofSchools = settled.filter(({ applicationId }) => applicationId !== null);
  const lines = await store.listTransferred(
    db,
    ofSchools.map(({ id }) => id),
  );
  const entryOf = new Map(ofSchools.map((entry) => [entry.id, entry]));
  const applicationIds = [...new Set(lines.map(({ application }) => application.id))];
  const arrived = new Map(await transfers.sumsLeftOfSchools(db, applicationIds));
  const lookedAfter = new Set(await applications.listLookedAfter(db, applicationIds));
  const parts = lines.flatMap(({ entryId, application }) => {
    const entry = lookedAfter.has(application.id) ? entryOf.get(entryId) : null;
    const restYen = entry ? entry.feeYen - entry.grantedYen : 0;
    const leftYen = take(arrived, application.id, restYen);
    return leftYen > 0 ? [{ entryId, part: { kind: 'school', leftYen, points: 0 } as const }] : [];
  });
  return new Map(
    [...Map.groupBy(parts, ({ entryId }) => entryId)].map(([id, of]) => [
      id,
      of.map(({ part }) => part),
    ]),
  );
}

/** Locks the transfers that have paid these entries, so that nothing else of them is noted or sent back meanwhile. A step of other commands. */
export async function lockTransfers(tx: Db, entryIds: readonly string[]): Promise<void> {
  const paid = await payments.listSucceeded(tx, entryIds);
  const charges = paid.filter(({ method }) => method === 'transfer').map((one) => one.chargeId);
  for (const id of [...new Set(charges)].sort()) await payments.findChargeForUpdate(tx, id);
}
