import * as z from 'zod/mini';
import { LONGEST_PASSWORD } from '#features/accounts/accounts.form.ts';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import { AGES } from './guardians.vocabulary.ts';

/** The answer about the age, with a guardian's address if under 18, and the password where it replaces another answer. Messages are keys of the message file. */
export const answerSchema = z
  .object({
    age: z.enum(AGES, 'ageMissing'),
    guardianEmail: z._default(
      z.string().check(z.trim(), z.maxLength(LONGEST_EMAIL, 'tooLong')),
      '',
    ),
    /** Where the answer takes back an earlier one. */
    currentPassword: z._default(
      z.string().check(z.maxLength(LONGEST_PASSWORD, 'passwordLong')),
      '',
    ),
  })
  .check(
    z.refine(
      ({ age, guardianEmail }) => age === 'adult' || z.email().safeParse(guardianEmail).success,
      { error: 'emailInvalid', path: ['guardianEmail'] },
    ),
  );
