import * as z from 'zod/mini';
import { emailField } from '#platform/shared/email-address.ts';
import { currentPasswordField } from '../accounts.form.ts';

/** The form for another e-mail address; messages are keys of this topic's messages. */
export const changeEmailSchema = z.object({
  email: emailField,
  currentPassword: currentPasswordField,
});
