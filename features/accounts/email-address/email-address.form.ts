import * as z from 'zod/mini';
import { currentPasswordField } from '../accounts.form.ts';

/** Another e-mail address for the account; messages are keys of these words. */
export const changeEmailSchema = z.object({
  email: z
    .string('emailInvalid')
    .check(z.trim(), z.email('emailInvalid'), z.maxLength(200, 'tooLong')),
  currentPassword: currentPasswordField,
});
