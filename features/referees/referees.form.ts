import * as z from 'zod/mini';
import { REFEREE_DUTIES } from './referees.vocabulary.ts';

/** The address of somebody to invite, and what for; messages are keys of the referees' messages. */
export const invitationSchema = z.object({
  email: z
    .string('emailInvalid')
    .check(z.trim(), z.email('emailInvalid'), z.maxLength(200, 'tooLong')),
  duty: z.enum(REFEREE_DUTIES),
});
