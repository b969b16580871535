import * as z from 'zod/mini';

/** A password of one's own instead of the one-time password; messages are keys of the first login's words. */
export const newPasswordSchema = z
  .object({
    password: z
      .string('passwordShort')
      .check(z.minLength(8, 'passwordShort'), z.maxLength(256, 'tooLong')),
    confirmPassword: z.string('passwordsDiffer'),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'passwordsDiffer',
      path: ['confirmPassword'],
      // Told together with the other field's error, not only once that is mended.
      when: () => true,
    }),
  );
