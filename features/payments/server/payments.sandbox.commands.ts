import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import * as store from './payments.sandbox.store.ts';
import type { sandboxApprovals, sandboxCharges } from './payments.sandbox.tables.ts';

export const WEBHOOK_JOB = 'sandbox.webhook';
export const webhookData = z.object({
  type: z.enum(['charge', 'refund', 'approval']),
  key: z.uuid(),
});
export type WebhookBody = z.infer<typeof webhookData>;

/** The sandbox's own books. Each line is announced by a webhook, in the transaction that writes it. */
export interface SandboxBooks {
  /** Of several charges with one key the first counts, and is given. */
  bookCharge(charge: typeof sandboxCharges.$inferInsert): Promise<store.SandboxCharge>;
  /** Refunds a part of a charge, or all of it. Throws where there is no such charge, or no longer as much. */
  bookRefund(refund: { key: string; chargeKey: string; amountYen: number }): Promise<void>;
  bookApproval(
    approval: typeof sandboxApprovals.$inferInsert & { readonly payerRef: string },
  ): Promise<void>;
  /** Takes the money for an open voucher, as a store's till does; false when it is closed. */
  bookVoucherPaid(charge: typeof sandboxCharges.$inferInsert): Promise<boolean>;
}

export function sandboxBooks({
  db,
  jobs,
}: Pick<Services, 'db'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> }): SandboxBooks {
  const announce = (tx: Db, body: WebhookBody) => jobs.enqueue(tx, WEBHOOK_JOB, body);
  return {
    bookCharge: (charge) =>
      db.transaction(async (tx) => {
        await announce(tx, { type: 'charge', key: charge.idempotencyKey });
        return store.insertOnce(tx, charge);
      }),
    bookRefund: (refund) =>
      db.transaction(async (tx) => {
        const charge = await store.findForUpdate(tx, refund.chargeKey);
        if (charge?.outcome !== 'succeeded') throw new Error('there is no such charge to refund');
        const rest = charge.amountYen - (await store.sumRefunded(tx, refund));
        if (rest < refund.amountYen) throw new Error('more than was charged');
        await store.insertRefundOnce(tx, refund);
        await announce(tx, { type: 'refund', key: refund.key });
      }),
    bookApproval: (approval) =>
      db.transaction(async (tx) => {
        const { id: key } = await store.insertApprovalOnce(tx, approval);
        await announce(tx, { type: 'approval', key });
      }),
    bookVoucherPaid: (charge) =>
      db.transaction(async (tx) => {
        const { idempotencyKey: key } = charge;
        if (!(await store.updateVoucher(tx, key, 'paid'))) return false;
        await announce(tx, { type: 'charge', key });
        await store.insertOnce(tx, charge);
        return true;
      }),
  };
}
