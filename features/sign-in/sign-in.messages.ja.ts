import type { Translation } from '#platform/shared/language.ts';
import type { signInMessages as en } from './sign-in.messages.en.ts';

export const signInMessages: Translation<typeof en> = {
  password: 'パスワード',
  errors: {
    loginIdMissing: 'メールアドレスまたは主催者IDを入力してください',
    passwordMissing: 'パスワードを入力してください',
    tooLong: '文字数が多すぎます',
  },
  notSentTitle: '接続できません',
  brokenTitle: '申し訳ありません。エラーが発生しました',
  loginTitle: 'ログイン',
  loginIntro: 'メールアドレスまたは主催者IDでログインしてください。',
  loginFirst: 'ログインすると、そのまま元のページに進みます。',
  loginId: 'メールアドレスまたは主催者ID',
  logIn: 'ログインする',
  loggingIn: 'ログイン中…',
  suspendedData: 'データのダウンロード・退会はこちら',
  forgotPassword: 'パスワードをお忘れの方',
  passkeyLogin: 'パスキーでログイン',
  passkeyFailures: {
    PASSKEY_REFUSED: 'このパスキーは登録されていません。パスワードでログインしてください。',
    ACCOUNT_SUSPENDED:
      'このアカウントは停止されています。お心当たりがない場合は、運営事務局までお問い合わせください。',
    PASSWORD_FIRST: '先に、メールに記載の仮パスワードでログインしてください。',
    RATE_LIMITED: '試行回数が多すぎます。数分待ってからお試しください。',
    CANCELLED: 'パスキーは使われませんでした。もう一度試すか、パスワードでログインしてください。',
    UNSUPPORTED: 'このブラウザではパスキーを使えません。パスワードでログインしてください。',
    CONNECTION_LOST: '接続できません。電波の状態を確認して、もう一度お試しください。',
    OTHER: 'エラーが発生しました。もう一度試すか、パスワードでログインしてください。',
  },
  newHere: 'はじめての方',
  newHereText: '登録は無料です。最初のレートとランクがすぐにわかります。',
  register: '新規登録',
  demoTitle: 'まずは見てみたい方',
  demoText:
    'デモでは、すべての画面をサンプルデータでお試しいただけます。実在のデータではありません。',
  enterDemo: 'デモを見る',
  goOnInDemo: 'デモを続ける',
  inDemo: (name) => `デモを表示中です（${name}さん）。`,
  inDemoText: 'ご自身のアカウントを使うには、上の欄からログインしてください。',
  signedInAs: (name) => `${name}さんとしてログイン中です`,
  logout: 'ログアウト',
  unsentOnLogout: (count) =>
    `未送信の入力が${count}件あります。このスマートフォンに残り、もう一度ログインすると送信されます。ログアウトしますか？`,
  loggedOut: 'ログアウトしました',
  guardTitle: 'ログインしてください',
  guardText: 'ご本人専用のページです。ログインすると、すぐにこのページに戻ります。',
  organizersTitle: '大会の主催者専用のページです',
  organizersText:
    'このページは主催者の方だけが利用できます。主催者登録を申請すると、3～5営業日の審査のあと、主催者IDとパスワードがメールで届きます。',
  applyOrganizer: '主催者登録を申請する',
  haveOrganizerId: '主催者IDでログイン',
  operatorsTitle: '運営事務局専用のページです',
  operatorsText: 'このページはラリーデイズの運営事務局だけが利用できます。',
  secondFactorTitle: '運営コンソールの前に',
  secondFactorText:
    '運営事務局のログインには、パスワードと、スマートフォンのアプリに表示されるコードの2段階認証が必要です。一度設定すると、運営コンソールを開けます。',
  setUpSecondFactor: '2段階認証を設定する',
  myPageTitle: 'マイページ',
};
