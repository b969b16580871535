import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const pay = endpoint({
  operationId: 'sandboxStore.pay',
  method: 'POST',
  path: '/api/payments/:id/sandbox-store',
  summary: 'In the sandbox: bring the money for a payment to a store',
  params: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: {
    PAYMENT_NOT_FOUND: 404,
    /** It is paid, given up or over. */
    NOT_OPEN: 409,
  },
});
