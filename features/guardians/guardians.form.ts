import * as z from 'zod/mini';
import { AGES } from './guardians.vocabulary.ts';

/** The answer about one's age, with a guardian's address when under 18; messages are keys of the guardians' words. */
export const answerSchema = z
  .object({
    age: z.enum(AGES, 'ageMissing'),
    guardianEmail: z._default(z.string().check(z.trim(), z.maxLength(200, 'tooLong')), ''),
  })
  .check(
    z.refine(
      ({ age, guardianEmail }) => age === 'adult' || z.email().safeParse(guardianEmail).success,
      { error: 'emailInvalid', path: ['guardianEmail'] },
    ),
  );
