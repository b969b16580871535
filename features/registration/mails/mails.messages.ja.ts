import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  welcomeSubject: 'ご登録ありがとうございます',
  welcomeText: (name) => `${name}様\n会員登録が完了しました。`,
  welcomeRating: (points, rank) => `最初のレート：${points}（ランク${rank}）`,
  welcomePoints: (points) =>
    `ご登録のお礼に${points}ポイントを進呈しました。大会の参加費にお使いいただけます。`,
  welcomeStart: '参加できる大会はこちらから探せます。',
  verifyText: '次のリンクを開いて、メールアドレスの確認を完了してください。',
  verifyValid: 'リンクの有効期限は7日間です。',
};
