import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { businessSchema } from './business.form.ts';
import { BUSINESS_FIELDS } from './business.vocabulary.ts';

const output = z
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
  output,
  refusals: {},
});

export const draft = endpoint({
  operationId: 'business.draft',
  method: 'GET',
  path: '/api/operator/business',
  summary: 'What to fill in: what stands, or at first wording that is true of this software',
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
    /** What the form began with: whatever it did not change stays as it is stored. Left out, everything is replaced. */
    was: z.record(z.enum(BUSINESS_FIELDS), z.string()).optional(),
  }),
  output,
  refusals: {
    /** Somebody else has changed the same fields since; `details` has what they are stored as. */
    BUSINESS_CHANGED: 409,
  },
});
