import * as z from 'zod/mini';

/** Asking for a fresh link; messages are keys of the guardian page's words. */
export const linkRequestSchema = z.object({
  email: z
    .string('emailInvalid')
    .check(z.trim(), z.email('emailInvalid'), z.maxLength(200, 'tooLong')),
});
