import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  greeting: (name) => `${name}様`,
  greetingNobody: 'ご担当者様',
  receivedSubject: '主催者登録の申請を受け付けました',
  receivedText: 'ラリーデイズの大会主催者登録をご申請いただき、ありがとうございます。',
  receivedReview:
    '3～5営業日以内に内容を審査いたします。承認されましたら、主催者IDと仮パスワードをこのメールアドレス宛にお送りします。',
  receivedNotYou:
    'お心当たりがない場合は、このメールを破棄してください。これ以上の手続きは行われません。',
  approvedSubject: '主催者IDとパスワードのお知らせ',
  approvedText:
    '審査の結果、主催者登録を承認いたしました。大会の開催をどうぞよろしくお願いいたします。',
  approvedCredentials: (loginId, password) => `主催者ID：${loginId}\n仮パスワード：${password}`,
  approvedFirstLogin: (url) =>
    `次のページからログインしてください。初回ログイン時に、新しいパスワードを設定していただきます。\n${url}`,
  approvedKeep:
    '以後は、主催者IDとこのメールアドレスのどちらでもログインできます。このメールアドレスのアカウントをすでにお持ちの場合は、そのアカウントが主催者アカウントとなり、以前のパスワードは上記の仮パスワードに置き換わります。',
  declinedSubject: '主催者登録の審査結果について',
  declinedText:
    'このたびはラリーデイズの大会主催者登録をご申請いただき、ありがとうございました。誠に恐れ入りますが、今回は承認を見送らせていただきました。',
  declinedReason: (reason) => `理由：\n${reason}`,
  declinedAgain: '上記の点が解決されましたら、あらためてご申請ください。',
};
