import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  requestedSubject: (tournament) => `棄権の申し出がありました：${tournament}`,
  requestedGreeting: (name) =>
    `${name}様\nエントリーを締め切った種目に、棄権の申し出がありました。主催者または審判員の方のご対応をお願いいたします。`,
  requestedPage: '申し出の内容と対応はこちらから：',
};
