import type { Translation } from '#platform/shared/language.ts';
import type { passwordMessages as en } from './password.messages.en.ts';

export const passwordMessages: Translation<typeof en> = {
  forgottenTitle: 'パスワードをお忘れの方',
  forgottenIntro:
    '再設定用のリンクをメールでお送りします。リンクから新しいパスワードを設定してください。',
  loginId: 'メールアドレスまたは主催者ID',
  send: 'メールを送る',
  sending: '送信しています…',
  sentTitle: 'メールをご確認ください',
  sentText: (loginId) =>
    `「${loginId}」のアカウントがある場合は、再設定用のメールをお送りしました。リンクの有効期限は60分です。`,
  sentNothing: 'メールが届かないときは',
  sentHints: {
    spam: '迷惑メールフォルダをご確認ください。受信制限をしている場合は、ラリーデイズからのメールを許可してください。',
    address: '上の宛先に間違いがないか、登録したアドレスかどうかをご確認ください。',
    patience:
      '届くまで数分かかることがあります。もう一度送ると、最新のリンクだけが有効になります。',
  },
  another: '別のアドレスで試す',
  toLogin: 'ログインに戻る',
  newTitle: '新しいパスワードの設定',
  newFor: (email) =>
    `アカウント：${email}\n設定すると、ほかの端末はすべてログアウトし、パスキーは削除されます。`,
  checking: 'リンクを確認しています…',
  password: '新しいパスワード',
  passwordHint: '8文字以上',
  confirmPassword: 'パスワード（確認）',
  save: '設定してログインする',
  saving: '保存しています…',
  saved: '新しいパスワードを設定し、ログインしました',
  savedLogIn: '新しいパスワードを設定しました。ログインしてください',
  askAgain: '新しいリンクを送る',
  help: 'ヘルプ・お問い合わせ',
  changeTitle: 'パスワードの変更',
  changeText:
    '変更すると、ほかの端末はすべてログアウトします。カレンダー用アドレスも使えなくなります。お使いの場合は、新しいアドレスで登録し直してください。',
  currentPassword: '現在のパスワード',
  saveChange: 'パスワードを変更する',
  changed: 'パスワードを変更しました',
  forgot: 'パスワードをお忘れの方',
  backToAccount: 'アカウントとセキュリティ',
  demoTitle: 'デモでは変更できません',
  demoText: 'デモのアカウントは皆さんで共有しているため、パスワードは変更できません。',
  linkErrors: {
    LINK_UNKNOWN: 'このリンクは使えません',
    LINK_EXPIRED: 'リンクの有効期限が切れています',
    LINK_USED: 'このリンクは使用済みです',
    ACCOUNT_SUSPENDED: 'このアカウントは停止されています',
  },
  linkErrorTexts: {
    LINK_UNKNOWN:
      'リンクが途中で切れているか、あとから新しいリンクが送られた可能性があります。最新のメールを開くか、もう一度リンクを送ってください。',
    LINK_EXPIRED: '安全のため、リンクは60分間だけ有効です。もう一度リンクを送ってください。',
    LINK_USED:
      'リンクは1回だけ使えます。設定が済んでいる場合は、新しいパスワードでログインしてください。お心当たりがない場合は、すぐにもう一度リンクを送ってください。',
    ACCOUNT_SUSPENDED:
      '現在パスワードを変更できません。お心当たりがない場合は、運営事務局までお問い合わせください。',
  },
  errors: {
    loginIdMissing: 'メールアドレスまたは主催者IDを入力してください',
    passwordMissing: 'パスワードを入力してください',
    passwordWrong: '現在のパスワードが正しくありません',
    passwordShort: 'パスワードは8文字以上で入力してください',
    passwordsDiffer: 'パスワードが一致しません',
    passwordCommon: '推測されやすいパスワードです。別のパスワードを入力してください',
    passwordPersonal: '名前やメールアドレスに近いパスワードは使えません',
    samePassword: '仮パスワードとは別のパスワードを設定してください',
    tooLong: '文字数が多すぎます',
  },
};
