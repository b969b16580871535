import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const addressOutput = z.object({ url: z.url() });

export const address = endpoint({
  operationId: 'calendar.address',
  method: 'POST',
  path: '/api/entries/calendar/address',
  summary: 'The secret address of my calendar; made when it is first asked for',
  output: addressOutput,
  refusals: {},
});

export const renew = endpoint({
  operationId: 'calendar.renew',
  method: 'POST',
  path: '/api/entries/calendar/renew',
  summary: 'Another secret address; the one before shows nothing any more',
  /** The address to end. A resend ends no other address. */
  body: z.object({ instead: z.string().max(500) }),
  output: addressOutput,
  refusals: {},
});
