import * as z from 'zod/mini';
import { currentPasswordField } from '../accounts.form.ts';

/** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count. */
const codeField = z
  .string('codeMissing')
  .check(z.trim(), z.minLength(1, 'codeMissing'), z.maxLength(60, 'tooLong'));

export const codeSchema = z.object({ code: codeField });

/** The start of setting up: the password, and after a reset by an operator their code. */
export const setUpSchema = z.object({
  currentPassword: currentPasswordField,
  setUpCode: z.string().check(z.trim(), z.maxLength(60, 'tooLong')),
});
