import { z } from 'zod';
import { ratingOutput } from '#features/accounts/accounts.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clubSchema, levelSchema, personSchema } from './registration.form.ts';

export const register = endpoint({
  operationId: 'registration.register',
  method: 'POST',
  path: '/api/accounts',
  summary: 'Register a player, with a first rating, and sign them in',
  body: z.object({
    /** Made by the browser: sending the same registration again changes nothing. */
    id: z.uuidv7(),
    person: personSchema,
    club: clubSchema,
    experience: levelSchema,
  }),
  output: z.object({
    rating: ratingOutput,
    /** The result of the Team Identification Code, if one was given. */
    club: z.enum(['none', 'joined', 'asked', 'full', 'unknown-code']),
    clubName: z.string().nullable(),
  }),
  refusals: { EMAIL_IN_USE: 409, PASSWORD_WEAK: 422 },
});
