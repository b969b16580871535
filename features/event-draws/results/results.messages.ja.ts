import type { Translation } from '#platform/shared/language.ts';
import type { resultsMessages as en } from './results.messages.en.ts';

export const resultsMessages: Translation<typeof en> = {
  matches: '試合順',
  open: 'これから',
  off: '棄権により行いません',
  versus: (first, second) => `${first} 対 ${second}`,
  umpire: (number) => `審判 ${number}`,
  unsent: '未送信',
  notAccepted: '登録できませんでした',
  enter: (match) => `${match}のスコアを入力`,
  correct: (match) => `${match}のスコアを訂正`,
  standings: '順位',
  states: {
    provisional: '暫定（残り試合あり）',
    final: '確定',
    lots: '抽選で決定',
  },
  goingOn: '次に進む方',
  group: (number) => `第${number}リーグ`,
  places: (from, to) =>
    to === null ? `${from}位以下` : from === to ? `${from}位` : `${from}位〜${to}位`,
  placeIn: (group, place) => `第${group}リーグ ${place}位`,
  groupsOpen: (groups) => `すべての順位が確定すると決まります。試合が残っているリーグ：${groups}`,
  groupsTied: (groups) => `抽選で順位が確定すると決まります。抽選が必要なリーグ：${groups}`,
  outOf: (names) => `棄権：${names}`,
  comma: '・',
  ruleBook: (name) => `順位は${name}で決めます。`,
  ruleBooks: {
    'table-tennis': '卓球の規則（勝ち点、得失の比率）',
    tennis: 'テニスの規則（勝ち数、取得率）',
    'soft-tennis': 'ソフトテニスの規則（勝ち数、得失差）',
    badminton: 'バドミントンの規則（勝ち数、全試合の得失差）',
  },
  withdrawals: {
    void: '途中で棄権または失格になった場合、そのリーグでの結果はすべて無効になります。',
    stand:
      '途中で棄権または失格になった場合、終わった試合の結果は残り、残りの試合は負けになります。',
    'completed-matches':
      '途中で棄権または失格になった場合も、終わった試合の結果は残ります。勝ち数が同じときは、棄権した試合の少ない方が上位です。',
  },
  chooseRuleBook: 'リーグの順位の決め方',
  lotsTitle: '抽選でしか決まらない順位があります',
  lotsText:
    '規則で比べるすべての成績が並んでいます。抽選をするまで、次の試合に進む方が決まりません。',
  drawLots: '抽選で順位を決める',
  drawLotsTitle: (group) => `第${group}リーグの順位を抽選で決めますか？`,
  drawLotsText:
    '並んでいる方の順位を、サーバーの乱数で決めます。抽選は1リーグにつき1回だけで、抽選番号は公開されます。',
  lotsDrawn: (seed, when) => `並んだ順位は抽選で決めました（${when}、抽選番号 ${seed}）。`,
  done: '抽選で順位を決めました',
  formatTitle: 'スコアのルール',
  formatText:
    '最初の結果を登録するまで変更できます。ルールを選ぶと、不戦勝や途中棄権も登録できます。',
  formatFixed: '結果が登録されたため、ルールは変更できません。',
  chosen: 'スコアのルールを変更しました',
  resultsLock:
    '結果が登録されたため、公開の取り消しはできません。間違えた結果は訂正または削除できます。',
  scoreTitle: 'スコアの入力',
  back: 'リーグに戻る',
  backToDraw: '組み合わせに戻る',
  backToDay: '大会当日に戻る',
  backToOpenResults: '結果の確認に戻る',
  tapToEnter: '試合をタップすると、スコアの入力や訂正ができます。',
  sidesMissing: '対戦する選手がまだ決まっていません',
  sidesMissingText: '先に、前の回戦のスコアを入力してください。',
  missing: '試合が見つかりません',
  missingText: '組み合わせが替わったか、公開されていません。種目のページを開き直してください。',
  loading: '読み込み中…',
  remove: 'この結果を削除',
  removeTitle: 'この結果を削除しますか？',
  removeText: 'この試合は未入力に戻ります。ほかの試合のスコアを入れてしまったときに使います。',
  removed: '結果を削除しました',
  refusedResults: {
    NEXT_STAGE_DRAWN:
      'コンソレーションの組み合わせが公開されています。出場者が変わる訂正をするには、先にその公開を取り消してください。',
    DRAW_CHANGED:
      '入力の間に、組み合わせが取り消されたか、替わりました。この結果は前の組み合わせのものです。',
    TOURNAMENT_CANCELLED: 'この大会は中止されました。',
    FORBIDDEN: 'この大会の主催者または審判の担当から外れています。',
    TOURNAMENT_NOT_FOUND: 'この大会は削除されました。',
    EVENT_NOT_FOUND: 'この種目は削除されました。',
    MATCH_NOT_FOUND: 'この試合は組み合わせにありません。',
  },
  failedTitle: '実行できませんでした',
  failures: {
    MATCH_PLAYED: '結果が登録されたため、ルールは変更できません。',
    UNKNOWN_FORMAT: 'このルールは使えません。',
    LOTS_NOT_NEEDED: '結果が変わったため、抽選は必要なくなりました。',
    GROUP_NOT_FOUND: '組み合わせが替わりました。種目のページを開き直してください。',
    DRAW_CHANGED: '組み合わせが替わりました。種目のページを開き直してください。',
    TOURNAMENT_CANCELLED: 'この大会は中止されました。',
    MATCH_NOT_FOUND: '結果はすでに削除されたか、組み合わせが替わりました。',
    MATCH_CHANGED: 'ほかの方がこの結果を訂正しました。現在の結果を表示しています。',
    RATE_LIMITED: '短い時間に何度も操作されています。しばらく待ってからお試しください。',
    CONNECTION_LOST: 'この操作には通信が必要です。つながる場所でもう一度お試しください。',
  },
};
