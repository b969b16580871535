import type { Translation } from '#platform/shared/language.ts';
import type { emailAddressMessages as en } from './email-address.messages.en.ts';

export const emailAddressMessages: Translation<typeof en> = {
  verifying: 'メールアドレスを確認しています…',
  verifyTitle: 'メールアドレスの確認',
  verifiedTitle: 'メールアドレスの確認が完了しました',
  verifiedText: (email) => `お知らせは${email}にお送りします。`,
  toMyPage: 'マイページへ',
  troubles: {
    LINK_UNKNOWN: 'このリンクは使えません',
    LINK_EXPIRED: 'リンクの有効期限が切れています',
    RATE_LIMITED: '試行回数が多すぎます',
  },
  troubleTexts: {
    LINK_UNKNOWN:
      'リンクが途中で切れているか、メールアドレスが変更されています。マイページから確認メールを送り直せます。',
    LINK_EXPIRED: 'リンクの有効期限は7日間です。マイページから確認メールを送り直せます。',
    RATE_LIMITED: '数分待ってから、もう一度リンクを開いてください。',
  },
  noticeTitle: 'メールアドレスの確認をお願いします',
  noticeText:
    'お送りしたメールのリンクを開いてください。大会の確認メールが届くこと、パスワードを忘れても再設定できることを確かめるためです。',
  resend: '確認メールを送り直す',
  resent: '確認メールを送りました',
  resentText: '届かないときは、迷惑メールフォルダもご確認ください。',
  resendFailed: '確認メールを送れませんでした',
  failures: {
    RATE_LIMITED: '送信回数が多すぎます。1時間ほど待つか、迷惑メールフォルダをご確認ください。',
    DEMO_ACCOUNT: 'デモではメールを送れません。',
    ALREADY_VERIFIED: 'メールアドレスは確認済みです。',
    CONNECTION_LOST: '接続できません。電波の状態をご確認ください。',
    OTHER: 'エラーが発生しました。もう一度お試しください。',
  },
};
