import * as z from 'zod/mini';
import { emailField } from '#platform/shared/email-address.ts';
import { REFEREE_DUTIES } from './referees.vocabulary.ts';

/** The address of somebody to invite, and what for; messages are keys of the referees' messages. */
export const invitationSchema = z.object({
  email: emailField,
  duty: z.enum(REFEREE_DUTIES),
});
