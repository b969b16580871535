import type { Translation } from '#platform/shared/language.ts';
import { PRODUCT } from '#platform/shared/product.ts';
import type { mailMessages as en } from './mail.messages.en.ts';

export const mailMessages: Translation<typeof en> = {
  subject: (subject) => `【${PRODUCT.ja}】${subject}`,
};
