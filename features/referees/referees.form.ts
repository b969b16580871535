import * as z from 'zod/mini';

/** The address of a referee to invite; messages are keys of the referees' messages. */
export const invitationSchema = z.object({
  email: z
    .string('emailInvalid')
    .check(z.trim(), z.email('emailInvalid'), z.maxLength(200, 'tooLong')),
});
