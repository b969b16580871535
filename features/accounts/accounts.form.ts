import * as z from 'zod/mini';

/** Login with an e-mail address or an organizer ID. */
export const loginSchema = z.object({
  loginId: z
    .string('loginIdMissing')
    .check(z.trim(), z.minLength(1, 'loginIdMissing'), z.maxLength(200, 'tooLong')),
  password: z
    .string('passwordMissing')
    .check(z.minLength(1, 'passwordMissing'), z.maxLength(256, 'tooLong')),
});
