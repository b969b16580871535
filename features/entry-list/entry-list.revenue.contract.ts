import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/entry/vocabulary.ts';
import { disputeOutput } from '#features/payments/disputes/disputes.contract.ts';
import {
  duePayout,
  paidOutBody,
  paidOutRefusals,
} from '#features/payments/payouts/payouts.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';

const params = z.object({ id: pathNumber });
const common = { TOURNAMENT_NOT_FOUND: 404 } as const;

const sums = z.object({
  /** Charged by the provider, in yen. */
  chargedYen: z.int(),
  /** Refunded to players. */
  refundedYen: z.int(),
  /** Owed to players and not confirmed by the provider yet. */
  unrefundedYen: z.int(),
  /** Taken back by payers' banks until it is decided, and permanently. */
  disputedYen: z.int(),
  lostYen: z.int(),
  /** What remains: charged less refunded, owed, disputed and lost. */
  remainingYen: z.int(),
  /** Fees paid with points and not given back, as yen. */
  pointsYen: z.int(),
  /** Transferred by schools and players less what was sent back, according to the organizer. */
  transferredYen: z.int(),
  /** Paid outside the app, according to the organizer. */
  manualYen: z.int(),
});

export const payouts = endpoint({
  operationId: 'entryList.payouts',
  method: 'GET',
  path: '/api/tournaments/:id/payouts',
  summary: 'Money that the organizer has to transfer back, owed first, and what was transferred',
  params,
  output: z.object({ payouts: z.array(duePayout) }),
  refusals: common,
});

export const markPaidOut = endpoint({
  operationId: 'entryList.markPaidOut',
  method: 'POST',
  path: '/api/tournaments/:id/payouts/:payoutId/paid-out',
  summary: 'Note that money was transferred back; the bank account is deleted',
  params: params.extend({ payoutId: z.uuid() }),
  body: paidOutBody,
  output: z.object({}),
  refusals: { ...common, ...paidOutRefusals },
});

export const revenue = endpoint({
  operationId: 'entryList.revenue',
  method: 'GET',
  path: '/api/tournaments/:id/takings',
  summary: 'Every charge and refund of a tournament, summed, for its organizer',
  params,
  output: z.object({
    sums,
    lines: z.array(
      z.object({
        id: z.uuid(),
        eventId: z.int().nullable(),
        name: z.string(),
        method: z.enum([...PAYMENT_METHODS, 'manual', 'transfer']),
        amountYen: z.int(),
        paidAt: z.iso.datetime(),
        /** How far its refunds are, and how much of the amount they give back, done and owed. */
        refund: z.enum(['none', 'pending', 'failed', 'done']),
        refundedYen: z.int(),
        unrefundedYen: z.int(),
        refundedAt: z.iso.datetime().nullable(),
      }),
    ),
    disputes: z.array(disputeOutput),
  }),
  refusals: common,
});

export const exportRevenue = endpoint({
  operationId: 'entryList.exportRevenue',
  method: 'GET',
  path: '/api/tournaments/:id/takings/csv',
  summary: "Revenue and refunds as a spreadsheet, for the school's accounts",
  params,
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: common,
});
