import * as z from 'zod/mini';

/** Leaving asks for the password, so that nobody's account goes with a phone that was left lying about. */
export const leaveSchema = z.object({
  password: z
    .string('passwordMissing')
    .check(z.minLength(1, 'passwordMissing'), z.maxLength(256, 'passwordWrong')),
});
export type LeaveForm = z.output<typeof leaveSchema>;
