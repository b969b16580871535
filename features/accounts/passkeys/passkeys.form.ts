import * as z from 'zod/mini';
import { currentPasswordField } from '../accounts.form.ts';

/** The name of a passkey; messages are keys of the passkeys' messages. */
export const passkeyName = z
  .string('nameMissing')
  .check(z.trim(), z.minLength(1, 'nameMissing'), z.maxLength(60, 'tooLong'));

/** A new passkey: its name, and the current password. */
export const newPasskeySchema = z.object({
  name: passkeyName,
  currentPassword: currentPasswordField,
});

export const renameSchema = z.object({ name: passkeyName });
