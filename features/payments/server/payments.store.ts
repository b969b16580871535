import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { OPEN_STATES } from '../payments.vocabulary.ts';
import { payments } from './payments.tables.ts';

export type StoredPayment = typeof payments.$inferSelect;

/** The payments of one charge, that with the charge's id first. */
export type Charge = readonly [StoredPayment, ...StoredPayment[]];

interface NewCharge {
  readonly chargeId: string;
  readonly accountId: string;
  readonly method: StoredPayment['method'];
  readonly createdAt: Date;
  readonly shares: readonly {
    readonly entry: { readonly id: string };
    readonly amountYen: number;
  }[];
}

/** Stores a pending charge; the payment of its first entry gets the id of the charge. */
export async function insertCharge(tx: Db, { shares, ...charge }: NewCharge): Promise<Charge> {
  const rows = shares.map(({ entry, amountYen }, at) => ({
    ...charge,
    id: at === 0 ? charge.chargeId : uuidv7(),
    entryId: entry.id,
    amountYen,
    state: 'pending' as const,
  }));
  const made = asCharge(await tx.insert(payments).values(rows).returning());
  if (!made) throw new Error('the payment was not stored');
  return made;
}

export async function findById(db: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

/** The payments of a charge; null when there is no such charge. */
export async function findCharge(db: Db, chargeId: string): Promise<Charge | null> {
  return asCharge(await db.select().from(payments).where(eq(payments.chargeId, chargeId)));
}

/** The same, locked. */
export async function findChargeForUpdate(tx: Db, chargeId: string): Promise<Charge | null> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.chargeId, chargeId))
    .orderBy(asc(payments.id))
    .for('update');
  return asCharge(rows);
}

/** Those of these charges that are stored. */
export async function listStored(
  db: Db,
  chargeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ chargeId: payments.chargeId })
    .from(payments)
    .where(inArray(payments.chargeId, [...chargeIds]));
  return new Set(rows.map(({ chargeId }) => chargeId));
}

/** The charges with these references of the provider, by them. */
export async function listByRef(
  db: Db,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinct({ ref: payments.providerRef, chargeId: payments.chargeId })
    .from(payments)
    .where(inArray(payments.providerRef, [...refs]));
  return new Map(rows.map(({ ref, chargeId }) => [ref ?? '', chargeId]));
}

function asCharge(rows: readonly StoredPayment[]): Charge | null {
  const isFirst = ({ id, chargeId }: StoredPayment) => id === chargeId;
  const [first, ...others] = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  return first ? [first, ...others] : null;
}

/** The successful payments of entries, at most one for each payer of an entry, in the order in which points are locked. */
export async function listSucceeded(db: Db, entryIds: readonly string[]): Promise<StoredPayment[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.entryId, [...entryIds]), eq(payments.state, 'succeeded')));
  return rows.sort((one, other) => (one.accountId < other.accountId ? -1 : 1));
}

interface Payer {
  readonly entryId: string;
  /** Without one everybody who pays it counts, such as each teacher of a school. */
  readonly accountId?: string;
}

/** Whether another payment of the entry by this payer is open or done. */
export async function existsLive(
  db: Db,
  { entryId, accountId }: Payer,
  otherThan?: string,
): Promise<boolean> {
  const [live] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.entryId, entryId),
        accountId === undefined ? undefined : eq(payments.accountId, accountId),
        inArray(payments.state, [...OPEN_STATES, 'succeeded']),
        otherThan ? sql`${payments.id} <> ${otherThan}` : undefined,
      ),
    )
    .limit(1);
  return live !== undefined;
}

/** Whether an entry was paid by this payer, also where the money goes back. */
export async function existsPaid(
  db: Db,
  { entryId, accountId }: Required<Payer>,
): Promise<boolean> {
  const isPayers = and(eq(payments.entryId, entryId), eq(payments.accountId, accountId));
  const isPaid = inArray(payments.state, ['succeeded', 'returned']);
  return (await db.$count(payments, and(isPayers, isPaid))) > 0;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredPayment, 'state' | 'failure' | 'providerRef' | 'settledAt'>>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

/** Stores the provider's reference to a charge that it prepares. */
export async function updatePendingRef(db: Db, chargeId: string, ref: string): Promise<void> {
  await db
    .update(payments)
    .set({ providerRef: ref })
    .where(and(eq(payments.chargeId, chargeId), eq(payments.state, 'pending')));
}

/** The open charge for an entry; null without one. */
export async function findOpenCharge(db: Db, entryId: string): Promise<string | null> {
  const [open] = await db
    .select({ chargeId: payments.chargeId })
    .from(payments)
    .where(and(eq(payments.entryId, entryId), inArray(payments.state, [...OPEN_STATES])))
    .limit(1);
  return open?.chargeId ?? null;
}

/** The open charges for any of these entries. */
export async function listOpenCharges(db: Db, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ chargeId: payments.chargeId })
    .from(payments)
    .where(
      and(inArray(payments.entryId, [...entryIds]), inArray(payments.state, [...OPEN_STATES])),
    );
  return rows.map(({ chargeId }) => chargeId);
}

/** Changes several payments of a charge at once. */
export async function updateAll(
  tx: Db,
  ids: readonly string[],
  change: Partial<Pick<StoredPayment, 'state' | 'failure' | 'providerRef' | 'settledAt'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(payments)
    .set(change)
    .where(inArray(payments.id, [...ids]));
}
