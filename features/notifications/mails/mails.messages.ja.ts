import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  unsubscribe: (topic, url) =>
    `「${topic}」のメールが不要な場合は、次のページから停止できます（ログイン不要）。\n${url}`,
};
