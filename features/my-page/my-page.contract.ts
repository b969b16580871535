import { z } from 'zod';
import { ratingOutput } from '#features/accounts/accounts.contract.ts';
import { pointsOutput } from '#features/payments/payments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { LANGUAGES } from '#platform/shared/language.ts';

export const profile = endpoint({
  operationId: 'myPage.profile',
  method: 'GET',
  path: '/api/accounts/profile',
  summary: 'The signed-in person: profile, rating and points',
  output: z.object({
    fullName: z.string(),
    /** The reading of the name (furigana), of the person, else of a school's list; '' where nobody has given it. */
    reading: z.string(),
    /** The school or club that the person has written; '' for none. */
    club: z.string(),
    nickname: z.string().nullable(),
    prefecture: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** The last mail to the address came back, or was refused. */
    emailUndelivered: z.boolean(),
    language: z.enum(LANGUAGES),
    memberSince: z.iso.datetime(),
    rating: ratingOutput.nullable(),
    points: pointsOutput.extend({
      /** The lot that expires first: how many points, and when. */
      nextExpiry: z.object({ points: z.int(), at: z.iso.datetime() }).nullable(),
    }),
  }),
  refusals: {},
});
