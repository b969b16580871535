import type { Translation } from '#platform/shared/language.ts';
import type { notificationsMessages as en } from './notifications.messages.en.ts';

export const notificationsMessages: Translation<typeof en> = {
  title: 'お知らせ',
  subtitle: '大会の申込やアカウントに関するお知らせです',
  new: '新着',
  unread: (count) => `未読${count}件`,
  allReadNow: '未読はありません',
  markAllRead: 'すべて既読にする',
  markRead: '既読にする',
  markUnread: '未読に戻す',
  markReadOf: (title) => `既読にする：${title}`,
  markUnreadOf: (title) => `未読に戻す：${title}`,
  markFailed: '更新できませんでした',
  markFailures: {
    CONNECTION_LOST: '通信できませんでした。もう一度お試しください。',
    OTHER: '問題が発生しました。もう一度お試しください。',
  },
  emptyTitle: 'お知らせはまだありません',
  emptyText: '大会の申込やポイントに動きがあると、ここに表示されます。',
  findTournament: '大会を探す',
  titles: {
    welcome: 'ラリーデイズへようこそ！',
    'entry-confirmed': '大会への参加が確定しました',
    'entry-withdrawn': '大会への申込を取り消しました',
    'entry-lapsed': '仮予約の期限が切れました',
    'refund-done': '参加費を返金しました',
    'tournament-cancelled': '大会が中止になりました',
    'tournament-changed': '大会の内容が変更されました',
    'place-offered': '空きが出ました',
    'offer-lapsed': '空き枠のご案内の期限が切れました',
    'match-called': 'まもなくあなたの試合です',
    'member-joined': 'グループに新しい参加者がいます',
    'join-asked': 'グループへの参加申請が届いています',
    'join-accepted': 'グループに参加しました',
    'join-refused': 'グループへの参加が認められませんでした',
    'member-merged': '名簿の記録があなたの記録に統合されました',
    'guardian-confirmed': '保護者の方の確認が完了しました',
    'guardian-declined': '保護者の方をもう一度登録してください',
    'guardian-stopped': '新しい保護者の方を登録してください',
    'withdrawn-by-guardian': '保護者の方が申込を取り消しました',
  },
  welcomePoints: (points) =>
    `ご登録のお礼に${points}ポイントを進呈しました。大会の参加費にお使いいただけます。`,
  welcomePlain: '最初の大会を探して、さっそく申し込んでみましょう。',
  confirmed: '当日お会いしましょう！詳しくは「申込済みの大会」をご覧ください。',
  withdrawnRefund: (amount) => `参加費${amount}は、お支払い方法に応じて返金されます。`,
  withdrawnPlain: '確保していた枠を手放しました。',
  lapsed:
    '30分以内にお支払いがなかったため、仮予約が解除されました。空きがあれば、もう一度申し込めます。',
  refundYen: (amount) => `${amount}を、お支払い方法に応じて返金しました。`,
  refundPoints: (points) => `${points}ポイントをお返ししました。`,
  refundPlain: '参加費を、お支払い方法に応じて返金しました。',
  cancelled: '主催者により中止されました。お支払い済みの参加費は全額返金されます。',
  changed: '日時または会場が変更されました。「申込済みの大会」で最新の内容をご確認ください。',
  calledTo: (opponent, place) => `次は${opponent}さんとの試合です。「${place}」にお越しください。`,
  called: (opponent) => `次は${opponent}さんとの試合です。コートにお越しください。`,
  memberJoined: (name) => `${name}さんがチームコードで参加しました。`,
  joinAsked: (name) =>
    `${name}さんの名前はすでに名簿にあります。ご本人かどうか、「グループ詳細」で回答してください。`,
  joinAccepted: 'グループの内容を見たり、一緒に練習を記録したりできます。',
  joinRefused: 'グループの管理者に確認されませんでした。コーチや顧問の先生にご相談ください。',
  memberMerged:
    '名簿にあったアカウントのない部員が、あなたと同じ人として統合されました。お心当たりがなければ、30日以内に「グループ詳細」で取り消せます。',
  offered:
    '期限まで参加枠を確保しています。申し込んでお支払いを済ませてください。期限を過ぎると次の方にご案内します。',
  offerLapsed:
    '期限までにお申し込みがなかったため、参加枠の確保を終了しました。申込の受付中は、もう一度キャンセル待ちに登録できます。',
  guardianConfirmed: '保護者の方は、申込の確認や取り消し、名前の表示の変更ができます。',
  guardianDeclined:
    '登録されたアドレスの方から、保護者ではないとの連絡がありました。アドレスを確認して登録し直してください。',
  guardianStopped:
    '保護者の方が登録を終了しました。次に参加費のある大会へ申し込む前に、新しく登録してください。',
  about: (name, date) => `${name}（${date}）`,
};
