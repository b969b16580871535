import { waitingOf } from '#features/tournaments/events/events.messages.ja.ts';
import type { Translation } from '#platform/shared/language.ts';
import type { waitingListMessages as en } from './waiting-list.messages.en.ts';

export const waitingListMessages: Translation<typeof en> = {
  fullTitle: '満員です。キャンセル待ちができます',
  fullText: '定員に達しました。',
  waitingNow: (waiting, eventType) =>
    waiting === 0
      ? '現在、お待ちの方はいません。'
      : `現在のキャンセル待ちは${waitingOf(waiting, eventType)}です。`,
  joinText:
    '空きが出ると、登録順に参加枠を最長24時間（申込締切が先の場合は締切まで）確保します。締切後も、棄権者が出ると、大会の開始までに主催者から参加枠をご案内することがあります。アプリ内のお知らせと、設定に応じてメール・プッシュ通知でご案内します。',
  join: 'キャンセル待ちに登録',
  joinAfterLogin: 'ログインしてキャンセル待ちに登録',
  joined: 'キャンセル待ちに登録しました',
  joinedText: (position) => `現在${position}番目です。順番が来ましたらお知らせします。`,
  leave: 'キャンセル待ちを取り消す',
  left: 'キャンセル待ちを取り消しました',
  leaveTitle: 'キャンセル待ちを取り消しますか？',
  leaveWaiting: '今の順番はなくなり、次に登録したときは最後尾になります。',
  leaveOffer: '確保している参加枠は、次の方にご案内します。',
  stay: 'このまま待つ',
  giveUp: '辞退する',
  offeredTitle: '参加枠を確保しています',
  offeredText: (until) => `申し込んでお支払いを済ませてください。${until}まで確保しています。`,
  take: '申し込む',
  waitlistTitle: 'キャンセル待ち',
  position: (position) => `${position}番目`,
  failedTitle: '登録できませんでした',
  failures: {
    PLACES_LEFT: '空きが出ました。今すぐ申し込めます。',
    TOURNAMENT_CLOSED: 'この大会の申込受付は終了しました。',
    TOURNAMENT_CANCELLED: 'この大会は中止になりました。',
    ALREADY_ENTERED: 'この大会にはすでに申し込んでいます。',
    CONNECTION_LOST:
      'サーバーに接続できませんでした。もう一度お試しください。二重に登録されることはありません。',
    OTHER: 'ページを再読み込みして、もう一度お試しください。',
  },
};
