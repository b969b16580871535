import * as z from 'zod/mini';
import { LONGEST_PASSWORD } from '#features/accounts/accounts.form.ts';

/** The deletion asks for the password, so that an unattended phone cannot delete an account. */
export const deletionSchema = z.object({
  password: z
    .string('passwordMissing')
    .check(z.minLength(1, 'passwordMissing'), z.maxLength(LONGEST_PASSWORD, 'passwordWrong')),
});
