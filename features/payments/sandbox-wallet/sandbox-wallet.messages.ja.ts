import type { Translation } from '#platform/shared/language.ts';
import type { sandboxWalletMessages as en } from './sandbox-wallet.messages.en.ts';

export const sandboxWalletMessages: Translation<typeof en> = {
  title: 'テスト用決済アプリ',
  intro: '本番では、お使いの決済アプリが開きます。実際の請求は発生しません。',
  payTo: 'お支払い先',
  amount: '金額',
  approve: (amount) => `${amount}の支払いを承認する`,
  approving: '承認しています…',
  notNow: '支払わずに戻る',
  approved: '承認しました',
  approvedText:
    'ラリーデイズで支払いを完了します。QRコードを表示した端末の画面は、自動で切り替わります。',
  back: 'ラリーデイズに戻る',
  unknown: 'お支払いが見つかりません',
  unknownText:
    'リンクが正しくありません。お支払い画面から開き直すか、もう一度QRコードを読み取ってください。',
  failedTitle: '承認できませんでした',
  failures: {
    ORDER_NOT_FOUND: 'リンクが正しくありません。もう一度QRコードを読み取ってください。',
    RATE_LIMITED: '短い時間に操作が続きました。1分ほど待ってから、もう一度お試しください。',
    CONNECTION_LOST:
      '通信が途切れました。もう一度お試しください。二重に支払われることはありません。',
    OTHER: 'エラーが発生しました。もう一度お試しください。二重に支払われることはありません。',
  },
};
