import type { Translation } from '#platform/shared/language.ts';
import type { emailAddressMessages as en } from './email-address.messages.en.ts';

export const emailAddressMessages: Translation<typeof en> = {
  verifying: 'メールアドレスを確認しています…',
  verifyTitle: 'メールアドレスの確認',
  verifiedTitle: 'メールアドレスの確認が完了しました',
  verifiedText: (email) => `お知らせは${email}にお送りします。`,
  toMyPage: 'マイページへ',
  changeTitle: 'メールアドレスの変更',
  changeText:
    'ログインと大会の確認メールに使うアドレスです。新しいアドレスに届くリンクを開くと、変更が完了します。',
  newEmail: '新しいメールアドレス',
  currentPassword: '現在のパスワード',
  forgot: 'パスワードをお忘れの方',
  sendLink: '確認メールを送る',
  sending: '送信しています…',
  sentTitle: '新しいアドレスのメールをご確認ください',
  sentText: (email) =>
    `${email}に確認メールを送りました。60分以内にメールのリンクを開いてください。それまで変更は行われません。`,
  anotherAddress: '別のアドレスにする',
  toAccount: 'アカウントに戻る',
  backToAccount: 'アカウントとセキュリティ',
  demoTitle: 'デモでは変更できません',
  demoText: 'デモのアカウントは皆さんで共有しているため、メールアドレスは変更できません。',
  confirmTitle: '新しいメールアドレスの確認',
  changedTitle: 'メールアドレスを変更しました',
  changedText: (email) =>
    `今後は${email}でログインしてください。これまでのアドレスにもお知らせしました。`,
  undoTitle: '元のメールアドレスに戻しますか？',
  undoText:
    'このメールを受け取ったアドレスに戻します。すべての端末がログアウトし、今のパスワードは使えなくなります。続けて新しいパスワードを設定してください。',
  undo: '元に戻す',
  undoing: '戻しています…',
  undone: '元のメールアドレスに戻しました',
  errors: {
    emailInvalid: '正しいメールアドレスを入力してください',
    awaitsSecondFactor: '先に「アカウントとセキュリティ」で2段階認証を設定してください',
    sameEmail: '現在と同じメールアドレスです',
    passwordMissing: 'パスワードを入力してください',
    passwordWrong: '現在のパスワードが正しくありません',
    tooLong: '文字数が多すぎます',
  },
  linkErrors: {
    LINK_UNKNOWN: 'このリンクは使えません',
    LINK_EXPIRED: 'リンクの有効期限が切れています',
    LINK_USED: 'このリンクは使用済みです',
    EMAIL_IN_USE: 'このメールアドレスは使用できません',
    RATE_LIMITED: '試行回数が多すぎます',
  },
  linkErrorTexts: {
    LINK_UNKNOWN:
      'リンクが途中で切れているか、メールアドレスが変更されています。マイページから確認メールを送り直せます。',
    LINK_EXPIRED: '安全のため、リンクには有効期限があります。マイページから送り直せます。',
    LINK_USED: 'リンクは1回だけ使えます。先ほど開いた場合、変更は完了しています。',
    EMAIL_IN_USE:
      '別のアカウントで使われているか、変更されてから7日たっていません。別のアドレスを指定するか、お問い合わせください。',
    RATE_LIMITED: '数分待ってから、もう一度リンクを開いてください。',
  },
  undoErrorTexts: {
    LINK_UNKNOWN:
      'リンクが途中で切れている可能性があります。メールから直接開くか、全体をコピーしてください。ログインできないときは、パスワードを再設定するか、お問い合わせください。',
    LINK_EXPIRED:
      '元のアドレスに戻せるのは7日間です。ほかの人が変更した場合は、お問い合わせください。',
    LINK_USED:
      '先ほど開いた場合、アドレスは元に戻っています。これまでのパスワードは使えませんので、再設定してください。',
  },
  toForgotPassword: 'パスワードを再設定する',
  noticeTitle: 'メールアドレスの確認をお願いします',
  noticeText:
    'お送りしたメールのリンクを開いてください。大会の確認メールを確実にお届けし、パスワードを忘れたときに再設定できるようにするためです。',
  resend: '確認メールを送り直す',
  resent: '確認メールを送りました',
  resentText: '届かないときは、迷惑メールフォルダもご確認ください。',
  failedTitle: '確認メールを送れませんでした',
  failures: {
    RATE_LIMITED: '送信回数が多すぎます。1時間ほど待つか、迷惑メールフォルダをご確認ください。',
    DEMO_ACCOUNT: 'デモではメールを送れません。',
    ALREADY_VERIFIED: 'メールアドレスは確認済みです。',
    CONNECTION_LOST: '接続できません。電波の状態をご確認ください。',
    OTHER: 'エラーが発生しました。もう一度お試しください。',
  },
};
