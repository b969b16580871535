import { and, eq, inArray, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PaymentMethod } from '../payments.vocabulary.ts';
import { payments } from './payments.tables.ts';

export type StoredPayment = typeof payments.$inferSelect;

export interface Attempt {
  readonly id: string;
  readonly entryId: string;
  readonly accountId: string;
  readonly method: PaymentMethod;
  readonly clock: Clock;
}

export type AttemptRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'RESERVATION_EXPIRED'
  | 'ALREADY_PAID'
  | 'ID_TAKEN'
  | 'POINTS_SHORT';

export interface Begun {
  readonly payment: StoredPayment;
  /** The same attempt was sent before. */
  readonly repeated: boolean;
}

/** Thrown inside a transaction to undo it, and turned into the refusal outside. */
class Undo extends Error {}

/**
 * Writes down that a payment is about to be asked for, before the provider hears of it; from then on the place neither
 * lapses nor can be given up. The same attempt sent again gives what became of it. `onBegun` joins the transaction and
 * undoes it by giving false, when the person has too few points.
 */
export async function begin(
  db: Db,
  attempt: Attempt,
  onBegun: (tx: Db, payment: StoredPayment) => Promise<boolean>,
): Promise<Result<Begun, AttemptRefusal>> {
  const begun = db.transaction(async (tx): Promise<Result<Begun, AttemptRefusal>> => {
    const entry = await entries.findForUpdate(tx, attempt.entryId);
    if (entry?.accountId !== attempt.accountId) return refuse('ENTRY_NOT_FOUND');
    const known = await findById(tx, attempt.id);
    if (known?.entryId === entry.id) return ok({ payment: known, repeated: true });
    // Read under the lock: whoever waits for it may wait past the end of the reservation.
    const now = attempt.clock.now();
    const refusal = known ? 'ID_TAKEN' : await whyNotPayable(tx, entry, now);
    if (refusal) return refuse(refusal);
    const payment = await insert(tx, attempt, { amountYen: entry.feeYen, createdAt: now });
    await entries.update(tx, entry.id, { paymentUnderWay: true });
    if (!(await onBegun(tx, payment))) throw new Undo();
    return ok({ payment: (await findById(tx, payment.id)) ?? payment, repeated: false });
  });
  return begun.catch((error: unknown) => {
    if (error instanceof Undo) return refuse('POINTS_SHORT');
    throw error;
  });
}

async function whyNotPayable(
  tx: Db,
  entry: StoredEntry,
  now: Date,
): Promise<'ALREADY_PAID' | 'RESERVATION_EXPIRED' | null> {
  if (entry.state === 'confirmed' || (await existsLive(tx, entry.id))) return 'ALREADY_PAID';
  const place = { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
  return Entry.holdsPlace(place, now.getTime()) ? null : 'RESERVATION_EXPIRED';
}

async function insert(
  tx: Db,
  { id, entryId, accountId, method }: Attempt,
  facts: Pick<StoredPayment, 'amountYen' | 'createdAt'>,
): Promise<StoredPayment> {
  const [payment] = await tx
    .insert(payments)
    .values({ id, entryId, accountId, method, state: 'pending', ...facts })
    .returning();
  if (!payment) throw new Error('the payment was not stored');
  return payment;
}

export async function findById(db: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

export async function findForUpdate(tx: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment ?? null;
}

/** The successful payment of an entry. */
export async function findSucceeded(db: Db, entryId: string): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.entryId, entryId), eq(payments.state, 'succeeded')));
  return payment ?? null;
}

/** Whether another payment of the entry is under way or done. */
export async function existsLive(db: Db, entryId: string, otherThan?: string): Promise<boolean> {
  const [live] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.entryId, entryId),
        inArray(payments.state, ['pending', 'succeeded']),
        otherThan ? sql`${payments.id} <> ${otherThan}` : undefined,
      ),
    )
    .limit(1);
  return live !== undefined;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredPayment, 'state' | 'failure' | 'providerRef' | 'settledAt'>>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}
