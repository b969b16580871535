import * as z from 'zod/mini';
import {
  currentPasswordField,
  loginIdField,
  passwordField,
} from '#features/accounts/accounts.form.ts';

const twice = { password: passwordField, confirmPassword: z.string('passwordsDiffer') };
const areEqual = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: 'passwordsDiffer',
    path: ['confirmPassword'],
    // Reported together with the other field's error, not only once that is corrected.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** A new password, typed twice; messages are keys of the passwords' messages. */
export const newPasswordSchema = z.object(twice).check(areEqual);

/** A new password in place of the current one. */
export const changePasswordSchema = z
  .object({ currentPassword: currentPasswordField, ...twice })
  .check(areEqual);

/** Whose password was forgotten. */
export const forgottenSchema = z.object({
  loginId: loginIdField,
});
