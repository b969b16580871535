import * as z from 'zod/mini';
import { currentPasswordField } from '../accounts.form.ts';

/** The form for another e-mail address; messages are keys of this topic's messages. */
export const changeEmailSchema = z.object({
  email: z
    .string('emailInvalid')
    .check(z.trim(), z.email('emailInvalid'), z.maxLength(200, 'tooLong')),
  currentPassword: currentPasswordField,
});
