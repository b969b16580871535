import { PRODUCT } from '#platform/shared/product.ts';

/** What every mail has in common. */
export const mailMessages = {
  /** Among many mails, a reader finds ours by the first word. */
  subject: (subject: string) => `[${PRODUCT.en}] ${subject}`,
};
