import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  goodbyeSubject: '退会手続きが完了しました',
  goodbyeGreeting: (name) =>
    `${name}様\nご依頼のとおり、退会の手続きが完了しました。登録情報、パスワード、レート、ポイント、お知らせ、メールの記録は削除されました。`,
  goodbyeEntries: '次の大会への参加は取り消されました。',
  goodbyeWithdrawn: (f) => `・${f.tournament}（${f.day}）`,
  goodbyeRefunded: (f) => `・${f.tournament}（${f.day}）　${f.amount}を返金いたします`,
  goodbyeUnsent: (f) =>
    `・${f.tournament}（${f.day}）　${f.amount}の返金には銀行口座の登録が必要です`,
  goodbyeRefunds:
    '返金は、お支払いと同じ方法で自動的に行われます。お手続きは必要ありません。カード会社やアプリによっては、反映までに数日かかることがあります。今後こちらからご連絡することはありませんので、このメールを保管してください。',
  goodbyePayerAsked:
    'リンクからコンビニ払いまたは銀行振込でお支払いいただいた参加費は、お支払いいただいた方の銀行口座へ返金いたします。返金先の口座は、メールでその方にお伺いします。',
  goodbyeNeedsAccount:
    'コンビニ払いと銀行振込の参加費の返金には、銀行口座の登録が必要です。退会後は登録できないため、上記のうち口座の登録が必要な返金は行えません。',
  goodbyeStays:
    'ほかの方との試合結果は、お名前を「退会した選手」に替えて残ります。お支払いの記録は、法律に基づき、お名前を除いて7年間保存します。',
  goodbyeAgain:
    '同じメールアドレスで、いつでも新しく登録していただけます。これまでご利用いただき、ありがとうございました。',
  guardianSubject: (player) => `${player}さんが退会しました`,
  guardianGreeting: (player) =>
    `${player}さんの保護者の方へ\n${player}さんがラリーデイズを退会しましたので、お知らせいたします。`,
  guardianEnds:
    'これに伴い、保護者としての登録も終了し、メールアドレスは削除されました。お手続きは必要ありません。',
  newOwnerSubject: (group) => `「${group}」の管理を引き継ぎました`,
  newOwnerGreeting: (name, group) =>
    `${name}様\n「${group}」を登録された方が退会されました。クラブの記録はそのまま残り、今後は${name}様がクラブを管理できます。`,
  newOwnerMeaning:
    'メンバーの編集、コーチ・マネージャーの指定、クラブの削除ができます。登録内容をご確認ください。',
};
