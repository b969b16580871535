import * as z from 'zod/mini';
import { LEVELS } from '#domain/rating/rating.ts';
import {
  fullNameField,
  nicknameField,
  passwordField,
  phoneField,
  prefectureField,
} from '#features/accounts/accounts.form.ts';
import { PLAIN_TEAM_CODE } from '#features/groups/groups.form.ts';
import { emailField } from '#platform/shared/email-address.ts';

/** Registration, step 1 (spec section 5); messages are keys of the registration's messages. */
export const personSchema = z
  .object({
    fullName: fullNameField,
    nickname: nicknameField,
    prefecture: prefectureField,
    phone: phoneField,
    email: emailField,
    password: passwordField,
    confirmPassword: z.string('passwordsDiffer'),
  })
  .check(
    z.refine((person) => person.password === person.confirmPassword, {
      error: 'passwordsDiffer',
      path: ['confirmPassword'],
      // Reported together with the other fields' errors, not only once those are corrected.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** Step 2: the Team Identification Code is optional, but if given it is 8 letters or digits. */
export const clubSchema = z.object({
  clubId: z._default(
    z.string().check(
      z.trim(),
      z.refine((code) => code === '' || PLAIN_TEAM_CODE.test(code), 'clubIdInvalid'),
    ),
    '',
  ),
});

/** Step 3: the self-declared experience. */
export const levelSchema = z.object({ level: z.enum(LEVELS, 'levelMissing') });
