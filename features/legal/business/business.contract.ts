import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { businessSchema } from './business.form.ts';

export const businessOutput = z
  .object({
    /** Null until the operator has filled it in. */
    business: z.nullable(businessSchema),
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BusinessFacts' });

export const find = endpoint({
  operationId: 'business.find',
  method: 'GET',
  path: '/api/legal/business',
  summary: 'Who sells here, and on what conditions, as the law asks to say',
  output: businessOutput,
  refusals: {},
});
