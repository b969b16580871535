import type { Translation } from '#platform/shared/language.ts';
import type { accountsMessages as en } from './accounts.messages.en.ts';

export const accountsMessages: Translation<typeof en> = {
  tooManyTitle: '試行回数が多すぎます',
  tooManyText: '数分待ってから、もう一度お試しください。入力した内容は残っています。',
  notSentTitle: '接続できません',
  notSentText:
    '送信できませんでした。入力した内容は残っています。電波の状態を確認して、もう一度ボタンを押してください。',
  brokenTitle: '申し訳ありません。エラーが発生しました',
  brokenText: (reference) =>
    `入力した内容は残っています。もう一度お試しください。続く場合は、番号「${reference}」をお知らせください。`,
  notAcceptedTitle: '入力内容を確認してください',
  notAcceptedText: '受け付けられない項目がありました。',
  loginFailedTitle: 'ログインできませんでした',
  loginFailedText:
    'ログインIDまたはパスワードが正しくありません。両方を確認して、もう一度お試しください。',
  suspendedTitle: 'このアカウントは停止されています',
  suspendedText:
    '現在ログインできません。お心当たりがない場合は、運営事務局までお問い合わせください。',
  demoGone: 'ここではデモを利用できません',
  languageHeading: '言語',
  languageEnglish: 'English',
  languageJapanese: '日本語',
};
