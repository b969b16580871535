import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { sandboxApprovals, sandboxCharges } from './payments.sandbox.tables.ts';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;
export type SandboxApproval = typeof sandboxApprovals.$inferSelect;

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

/** Books a refund once; a second one with another key changes nothing. */
export async function updateRefunded(
  db: Db,
  refund: { key: string; chargeKey: string; amountYen: number },
): Promise<void> {
  await db
    .update(sandboxCharges)
    .set({ refundKey: refund.key, refundedYen: refund.amountYen })
    .where(
      and(eq(sandboxCharges.idempotencyKey, refund.chargeKey), isNull(sandboxCharges.refundKey)),
    );
}

/** Books an approval; of several for one entry the first counts, and is given. */
export async function insertApprovalOnce(
  db: Db,
  approval: typeof sandboxApprovals.$inferInsert,
): Promise<SandboxApproval> {
  await db.insert(sandboxApprovals).values(approval).onConflictDoNothing();
  const booked = await findApprovalOf(db, approval.entryRef);
  if (!booked) throw new Error('the sandbox lost an approval');
  return booked;
}

export async function findApproval(db: Db, id: string): Promise<SandboxApproval | null> {
  const [approval] = await db.select().from(sandboxApprovals).where(eq(sandboxApprovals.id, id));
  return approval ?? null;
}

/** What was approved for an entry. */
export async function findApprovalOf(db: Db, entryRef: string): Promise<SandboxApproval | null> {
  const [approval] = await db
    .select()
    .from(sandboxApprovals)
    .where(eq(sandboxApprovals.entryRef, entryRef));
  return approval ?? null;
}
