import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  greeting: (name) => `${name}様`,
  accountSubject: '参加費の振込先が変更されました',
  accountText: (at) => `${at}に、大会の参加費の振込先口座が変更されました。`,
  accountByOperator: 'この変更は、ラリーデイズ運営事務局が行いました。',
  accountNow: (account) => `現在の振込先：\n${account}`,
  accountNone: '現在、振込先は登録されていません。参加者は銀行振込を選べません。',
  accountNotYou:
    'お心当たりがない場合は、すぐに次のページで振込先を修正し、パスワードを変更してください。',
};
