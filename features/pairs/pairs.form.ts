import * as z from 'zod/mini';
import { LONGEST_PARTNER_NAME } from '#features/entries/partners/partners.vocabulary.ts';
import { tidyName } from '#platform/shared/names.ts';

/** A partner without an account; messages are keys of the messages of pairs. */
export const namedPartnerSchema = z.object({
  name: z
    .string('nameMissing')
    .check(
      z.overwrite(tidyName),
      z.minLength(1, 'nameMissing'),
      z.maxLength(LONGEST_PARTNER_NAME, 'tooLong'),
    ),
  club: z.string().check(z.overwrite(tidyName), z.maxLength(LONGEST_PARTNER_NAME, 'tooLong')),
});

export type NamedPartner = z.output<typeof namedPartnerSchema>;
