import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

/** The secret of a wallet link. */
const code = z.string().min(1).max(200);

const order = z.object({
  amountYen: z.int(),
  approved: z.boolean(),
  /** Where the person came from: the shop's page of this payment. */
  returnTo: z.string(),
});
const refusals = { ORDER_NOT_FOUND: 404 } as const;

export const read = endpoint({
  operationId: 'sandboxWallet.read',
  method: 'GET',
  path: '/api/payments/sandbox-wallet',
  summary: "In the sandbox: what a wallet's link asks to approve",
  query: z.object({ code }),
  output: order,
  refusals,
});

export const approve = endpoint({
  operationId: 'sandboxWallet.approve',
  method: 'POST',
  path: '/api/payments/sandbox-wallet/approve',
  summary: 'In the sandbox: approve it, as one does in a payment app; the shop then charges it',
  body: z.object({ code }),
  output: order,
  refusals,
});
