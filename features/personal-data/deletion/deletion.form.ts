import * as z from 'zod/mini';

/** The deletion asks for the password, so that an unattended phone cannot delete an account. */
export const deletionSchema = z.object({
  password: z
    .string('passwordMissing')
    .check(z.minLength(1, 'passwordMissing'), z.maxLength(256, 'passwordWrong')),
});
