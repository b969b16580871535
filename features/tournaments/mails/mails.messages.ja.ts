import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  facts: (f) =>
    `大会名：${f.tournament}${f.event ? `\n種目：${f.event}` : ''}\n開催日：${f.date}\n時間：${f.time}\n会場：${f.venue}`,
};
