import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  storeSubject: (tournament) => `コンビニでのお支払いのお願い：${tournament}`,
  storeGreeting: (name) =>
    `${name}さん\n参加枠を確保しました。コンビニでのお支払いが完了すると、エントリーが確定します。`,
  amount: (amount) => `お支払い金額：${amount}`,
  payBy: (until) => `お支払い期限：${until}`,
  stores: {
    familymart: 'ファミリーマート',
    lawson: 'ローソン',
    ministop: 'ミニストップ',
    seicomart: 'セイコーマート',
  },
  paymentCode: (code) => `払込票番号 ${code}`,
  confirmationNumber: (number) => `確認番号 ${number}`,
  showOnPage: '店舗ごとのお支払い手順の確認、お支払い方法の変更はこちら：',
  storeAfter: '期限を過ぎると番号は無効になり、参加枠は取り消されます。',
};
