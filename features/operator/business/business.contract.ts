import { z } from 'zod';
import { businessOutput } from '#features/legal/business/business.contract.ts';
import { businessSchema } from '#features/legal/business/business.form.ts';
import { BUSINESS_FIELDS } from '#features/legal/business/business.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

export const draft = endpoint({
  operationId: 'business.draft',
  method: 'GET',
  path: '/api/operator/business',
  summary: 'What to fill in: what is stored, or at first wording that is true of this software',
  output: z.object({ business: z.record(z.enum(BUSINESS_FIELDS), z.string()) }),
  refusals: {},
});

export const save = endpoint({
  operationId: 'business.save',
  method: 'PUT',
  path: '/api/operator/business',
  summary: 'Say who sells here, and on what conditions',
  body: z.object({
    ...businessSchema.shape,
    /** The values that the form started from: fields that it did not change are not saved. Without it, all are replaced. */
    was: z.record(z.enum(BUSINESS_FIELDS), z.string()).optional(),
  }),
  output: businessOutput,
  refusals: {
    /** Somebody else has changed the same fields since; `details` has their stored values. */
    BUSINESS_CHANGED: 409,
  },
});
