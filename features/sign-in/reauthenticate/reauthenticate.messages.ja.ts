import type { Translation } from '#platform/shared/language.ts';
import type { reauthenticateMessages as en } from './reauthenticate.messages.en.ts';

export const reauthenticateMessages: Translation<typeof en> = {
  endedTitle: 'ログアウトされました',
  endedText: 'もう一度ログインすると、このまま続けられます。入力した内容は消えません。',
  changedTitle: '別の方がログインしています',
  changedText:
    '別のタブで、このブラウザに別のアカウントがログインしました。ここでの操作は行われていません。ご自身のアカウントでログインし直すと、このまま続けられます。入力した内容は消えません。',
  loginId: 'メールアドレスまたは主催者ID',
  password: 'パスワード',
  goOn: 'ログインして続ける',
  goingOn: 'ログインしています…',
  leave: 'このページを離れる',
  goOnInDemo: 'デモを続ける',
  failures: {
    LOGIN_FAILED: 'ログインIDまたはパスワードが正しくありません。',
    ACCOUNT_SUSPENDED: 'このアカウントは利用停止中です。お問い合わせください。',
    RATE_LIMITED: '試行回数が多すぎます。数分後にもう一度お試しください。',
    CONNECTION_LOST: '接続できません。電波のよい場所でもう一度お試しください。',
    OTHER_PERSON: '別のアカウントです。このページを開いていたアカウントでログインしてください。',
    OTHER: 'ログインできませんでした。もう一度お試しください。',
  },
  errors: {
    loginIdMissing: 'メールアドレスまたは主催者IDを入力してください',
    passwordMissing: 'パスワードを入力してください',
    tooLong: '文字数が多すぎます',
  },
};
