import * as z from 'zod/mini';
import { emailField } from '#platform/shared/email-address.ts';

/** The form for a new link; messages are keys of the guardian page's messages. */
export const linkRequestSchema = z.object({
  email: emailField,
});
