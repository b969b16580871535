import { and, eq, ne, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  sandboxApprovals,
  sandboxCharges,
  sandboxRefunds,
  sandboxVouchers,
} from './payments.sandbox.tables.ts';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;
export type SandboxApproval = typeof sandboxApprovals.$inferSelect;
export type SandboxVoucher = typeof sandboxVouchers.$inferSelect;

/** Books a charge; of several with one key the first counts, and is given. */
export async function insertOnce(
  db: Db,
  charge: typeof sandboxCharges.$inferInsert,
): Promise<SandboxCharge> {
  await db.insert(sandboxCharges).values(charge).onConflictDoNothing();
  const booked = await findByKey(db, charge.idempotencyKey);
  if (!booked) throw new Error('the sandbox lost a charge');
  return booked;
}

export async function findByKey(db: Db, key: string): Promise<SandboxCharge | null> {
  const [charge] = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.idempotencyKey, key));
  return charge ?? null;
}

/** The charge, locked: of two refunds the second waits. */
export async function findForUpdate(tx: Db, key: string): Promise<SandboxCharge | null> {
  const [charge] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.idempotencyKey, key))
    .for('update');
  return charge ?? null;
}

/** What other refunds than this one have given back of a charge, in yen. */
export async function sumRefunded(
  db: Db,
  { key, chargeKey }: { readonly key: string; readonly chargeKey: string },
): Promise<number> {
  const [row] = await db
    .select({ yen: sum(sandboxRefunds.amountYen) })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.chargeKey, chargeKey), ne(sandboxRefunds.refundKey, key)));
  return Number(row?.yen ?? 0);
}

/** Books a refund; another one with the same key changes nothing. */
export async function insertRefundOnce(
  db: Db,
  { key: refundKey, ...refund }: { key: string; chargeKey: string; amountYen: number },
): Promise<void> {
  await db
    .insert(sandboxRefunds)
    .values({ refundKey, ...refund })
    .onConflictDoNothing();
}

/** Books an approval; of several for one entry and amount the first counts, and is given. */
export async function insertApprovalOnce(
  db: Db,
  approval: typeof sandboxApprovals.$inferInsert & { readonly payerRef: string },
): Promise<SandboxApproval> {
  await db.insert(sandboxApprovals).values(approval).onConflictDoNothing();
  const booked = await findApprovalOf(db, approval);
  if (!booked) throw new Error('the sandbox lost an approval');
  return booked;
}

export async function findApproval(db: Db, id: string): Promise<SandboxApproval | null> {
  const [approval] = await db.select().from(sandboxApprovals).where(eq(sandboxApprovals.id, id));
  return approval ?? null;
}

/** The approval of an amount of an entry for a payer. */
export async function findApprovalOf(
  db: Db,
  { entryRef, amountYen, payerRef }: Pick<SandboxApproval, 'entryRef' | 'amountYen' | 'payerRef'>,
): Promise<SandboxApproval | null> {
  const [approval] = await db
    .select()
    .from(sandboxApprovals)
    .where(
      and(
        eq(sandboxApprovals.entryRef, entryRef),
        eq(sandboxApprovals.amountYen, amountYen),
        eq(sandboxApprovals.payerRef, payerRef),
      ),
    );
  return approval ?? null;
}

/** Issues a voucher; of several with one key the first counts, and is given. */
export async function insertVoucherOnce(
  db: Db,
  voucher: typeof sandboxVouchers.$inferInsert,
): Promise<SandboxVoucher> {
  await db.insert(sandboxVouchers).values(voucher).onConflictDoNothing();
  const issued = await findVoucher(db, voucher.idempotencyKey);
  if (!issued) throw new Error('the sandbox lost a voucher');
  return issued;
}

export async function findVoucher(db: Db, key: string): Promise<SandboxVoucher | null> {
  const [voucher] = await db
    .select()
    .from(sandboxVouchers)
    .where(eq(sandboxVouchers.idempotencyKey, key));
  return voucher ?? null;
}

/** Ends an open voucher; false when it was paid or given up before. */
export async function updateVoucher(
  db: Db,
  key: string,
  state: 'paid' | 'canceled',
): Promise<boolean> {
  const rows = await db
    .update(sandboxVouchers)
    .set({ state })
    .where(and(eq(sandboxVouchers.idempotencyKey, key), eq(sandboxVouchers.state, 'open')))
    .returning({ key: sandboxVouchers.idempotencyKey });
  return rows.length > 0;
}
