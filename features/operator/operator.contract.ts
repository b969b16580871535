import { z } from 'zod';
import { AUDIT_ACTIONS } from '#features/audit/audit.vocabulary.ts';
import { disputeOutput } from '#features/payments/disputes/disputes.contract.ts';
import { REFUND_STATES } from '#features/payments/payments.vocabulary.ts';
import {
  duePayout,
  paidOutBody,
  paidOutRefusals,
} from '#features/payments/payouts/payouts.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor } from '#platform/shared/ids.ts';
import { listedWords } from '#platform/shared/known-word.ts';

export const overview = endpoint({
  operationId: 'operator.overview',
  method: 'GET',
  path: '/api/operator/overview',
  summary: 'What waits for the operator',
  output: z.object({
    pendingApplications: z.int(),
    /** Mails that the mail server has not accepted. */
    undeliveredMails: z.int(),
    /** Refunds that the provider has not confirmed, and those that the operator can transfer now. */
    pendingRefunds: z.int(),
    /** 1 until the operator has entered the seller's facts. */
    missingBusiness: z.int(),
  }),
  refusals: {},
});

export const refunds = endpoint({
  operationId: 'operator.refunds',
  method: 'GET',
  path: '/api/operator/refunds',
  summary: 'Refunds that are still owed, the oldest first',
  output: z.object({
    refunds: z.array(
      z.object({
        id: z.uuid(),
        player: z.string(),
        tournament: z.string(),
        amountYen: z.int(),
        state: z.enum(REFUND_STATES),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  refusals: {},
});

export const retryRefund = endpoint({
  operationId: 'operator.retryRefund',
  method: 'POST',
  path: '/api/operator/refunds/:id/retry',
  summary: 'Ask the payment provider for a refund again now',
  params: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: { REFUND_NOT_FOUND: 404, ALREADY_REFUNDED: 409 },
});

export const payouts = endpoint({
  operationId: 'operator.payouts',
  method: 'GET',
  path: '/api/operator/payouts',
  summary: 'Money that the operator has to transfer back, owed first, and what was transferred',
  output: z.object({ payouts: z.array(duePayout) }),
  refusals: {},
});

export const disputes = endpoint({
  operationId: 'operator.disputes',
  method: 'GET',
  path: '/api/operator/disputes',
  summary: "Payments that payers' banks dispute, open ones first",
  output: z.object({ disputes: z.array(disputeOutput) }),
  refusals: {},
});

export const markPaidOut = endpoint({
  operationId: 'operator.markPaidOut',
  method: 'POST',
  path: '/api/operator/payouts/:id/paid-out',
  summary: 'Note that money was transferred back; the bank account is deleted',
  params: z.object({ id: z.uuid() }),
  body: paidOutBody,
  output: z.object({}),
  refusals: paidOutRefusals,
});

export const log = endpoint({
  operationId: 'operator.log',
  method: 'GET',
  path: '/api/operator/log',
  summary: 'Every operator action, the newest first',
  query: z.object({ cursor: cursor.optional() }),
  output: z.object({
    lines: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        /** The operator's name at that time; '' where it is not known any more. */
        actor: z.string(),
        action: z.enum(listedWords(AUDIT_ACTIONS)),
        subject: z.string(),
        note: z.string(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});
