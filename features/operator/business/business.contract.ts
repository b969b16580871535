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
    /** What the form began with: a field that it did not change stays as it is stored. Left out, everything is replaced. */
    was: z.record(z.enum(BUSINESS_FIELDS), z.string()).optional(),
  }),
  output: businessOutput,
  refusals: {
    /** Somebody else has changed the same fields since; `details` has what they are stored as. */
    BUSINESS_CHANGED: 409,
  },
});
