import type { Translation } from '#platform/shared/language.ts';
import type { suspendedMessages as en } from './suspended.messages.en.ts';

export const suspendedMessages: Translation<typeof en> = {
  title: '停止中のアカウントのデータ',
  subtitle:
    '停止中はログインできませんが、ご自身のデータのダウンロードと退会の手続きは、こちらからできます。',
  back: 'ログイン',
  heading: 'ご本人の確認',
  hint: '停止中のアカウントのみご利用いただけます。停止されていない場合は、通常どおりログインしてください。',
  loginId: 'メールアドレスまたは主催者ID',
  password: 'パスワード',
  open: '次へ',
  opening: '確認しています…',
  errors: {
    loginIdMissing: 'メールアドレスまたは主催者IDを入力してください',
    passwordMissing: 'パスワードを入力してください',
    tooLong: '文字数が多すぎます',
  },
  leavingHeading: '退会（アカウントの削除）',
  leavingText: '退会すると元に戻せません。次の内容を必ずご確認ください。',
  tournamentsText:
    '停止中は、ご自身で大会を中止できません。運営事務局までお問い合わせいただくか、大会が終わるまでお待ちください。',
  refundsText:
    '停止中は、ご自身で返金を記録できません。お振り込みのうえ、運営事務局までお問い合わせください。',
  schoolRefundsText: '停止中は、ご自身で口座を登録できません。運営事務局までお問い合わせください。',
  retainedHeading: '停止の記録',
  retainedText:
    'アカウントが停止されたこと（日時、停止した担当者、理由、当時のお名前）は、退会後も運営事務局の操作記録に残ります。責任の所在を確かめられるようにするためです。',
};
