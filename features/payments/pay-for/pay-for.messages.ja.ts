import type { Translation } from '#platform/shared/language.ts';
import type { payForMessages as en } from './pay-for.messages.en.ts';

export const payForMessages: Translation<typeof en> = {
  title: '参加費のお支払い',
  player: '選手',
  when: '開催日',
  where: '会場',
  events: '種目',
  payBy: 'お支払い期限',
  amount: '参加費',
  pending: 'お支払いを確認しています。結果はこの画面に表示されます。',
  paidTitle: 'お支払いが完了しました',
  paidText: '参加費は支払い済みです。お手続きは以上です。選手には確認メールが届きます。',
  endedTitle: 'この申込は、お支払いのあとに終了しました',
  endedText: '参加費はお支払い済みです。返金の有無は、選手にご確認ください。',
  goneTitle: 'お支払いの必要はありません',
  goneText:
    '申込が取り消されたか、お支払い期限が過ぎています。請求は発生していません。空きがあれば、選手がもう一度申し込めます。',
  unknownTitle: 'このリンクは使えません',
  unknownText:
    'リンクが途中で切れている可能性があります。リンク全体を開くか、選手にもう一度送ってもらってください。',
  oldTitle: 'リンクの有効期限が切れています',
  oldText: '選手に新しいリンクを送ってもらってください。',
  tooMany: '短い時間に操作が続きました。数分待ってから、もう一度お試しください。',
  ask: 'リンクで家族などに支払いを頼む',
  askText: 'カードがないとき、保護者が支払うときは、リンクを送れます。相手の会員登録は不要です。',
  askTitle: '支払い用のリンク',
  askUntil: (until) =>
    `この大会で支払い待ちの参加枠は、${until}まで確保されます。リンクを開いた人には、選手名、大会、参加費が表示され、そのまま支払えます。`,
  linkNote: '自分で支払うこともできます。二重に請求されることはありません。',
  halfWays:
    'ペアで折半した参加費です。相手を何日も待たせてしまうため、コンビニや銀行振込ではお支払いいただけません。',
  receiptTo: '受付メールの送り先（任意）',
  receiptHint: 'このメールの送信だけに使います。',
  receiptHintToAccount:
    '返金のときに口座をお尋ねするためにも使います。大会が終わり結果が確定してから1か月後に削除します。',
  errors: {
    emailInvalid: 'メールアドレスをご確認ください。',
    tooLong: 'メールアドレスが長すぎます。',
  },
  failedTitle: 'リンクを作成できませんでした',
  failures: {
    ALREADY_PAID: '支払い済みか、お支払いの手続き中です。',
    RESERVATION_EXPIRED: 'お支払い期限が過ぎ、参加枠は取り消されました。',
    ENTRY_NOT_FOUND: 'この申込は見つかりません。',
  },
};
