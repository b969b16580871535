import * as z from 'zod/mini';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';

/** Where a receipt goes; nowhere, where it is empty. Messages are keys of the message file. */
export const receiptSchema = z.object({
  receiptTo: z._default(
    z.string('emailInvalid').check(
      z.trim(),
      z.maxLength(LONGEST_EMAIL, 'tooLong'),
      z.refine((text) => text === '' || z.email().safeParse(text).success, 'emailInvalid'),
    ),
    '',
  ),
});
