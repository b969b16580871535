import * as z from 'zod/mini';

/** The form for a new link; messages are keys of the guardian page's messages. */
export const linkRequestSchema = z.object({
  email: z
    .string('emailInvalid')
    .check(z.trim(), z.email('emailInvalid'), z.maxLength(200, 'tooLong')),
});
