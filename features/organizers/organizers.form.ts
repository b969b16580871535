import * as z from 'zod/mini';
import { emailField } from '#platform/shared/email-address.ts';
import { tidyName } from '#platform/shared/names.ts';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 500;

const line = () => z.string().check(z.overwrite(tidyName), z.maxLength(LONGEST_LINE, 'tooLong'));
const text = () => z.string().check(z.trim(), z.maxLength(LONGEST_TEXT, 'tooLong'));

/**
 * "Apply as a Tournament Organizer" (spec section 3). The specification validates nothing; only a valid e-mail is
 * required, because the answer goes there. Messages are keys of the message file.
 */
export const applicationSchema = z.object({
  organizerName: line(),
  organizationName: line(),
  address: text(),
  email: emailField,
  phoneNumber: line(),
  workplaceOrSchool: line(),
});

export type ApplicationForm = z.output<typeof applicationSchema>;
