import type { Translation } from '#platform/shared/language.ts';
import type { knockoutScoresMessages as en } from './knockout-scores.messages.en.ts';

const units = { game: 'ゲーム', set: 'セット' };

export const knockoutScoresMessages: Translation<typeof en> = {
  unsentTitle: (count) => `未送信の結果が${count}件あります`,
  refusedTitle: (players) => `登録できませんでした：${players}`,
  openResult: '確認する',
  dropResult: '破棄する',
  dropped: '結果を破棄しました',

  set: (number, unit) => `第${number}${units[unit]}`,
  scoreOf: (player, set, unit) => `${player}、第${set}${units[unit]}`,
  oneSet: (unit) => `1${units[unit]}以上の入力が必要です`,
  sets: (unit) => units[unit],
  notes: 'メモ',
  submit: 'スコアを登録',
  otherResult: '最後まで行われなかった',
  result: '結果',
  resultKinds: {
    score: '試合あり',
    walkover: '不戦勝',
    retirement: '途中棄権',
    default: '失格',
    'double-walkover': '両者不戦敗',
  },
  resultHints: {
    score: '試合のスコアで勝敗を決めます',
    walkover: '相手が欠場したため、試合は行われませんでした',
    retirement: '相手が途中で棄権し、スコアはその時点のまま残ります',
    default: '相手が失格になり、スコアはその時点のまま残ります',
    'double-walkover': '両者とも欠場し、次の対戦相手が勝ち上がります',
  },
  whoWins: '勝ち上がる選手',
  whoWinsTitle: '勝者が選ばれていません',
  whoWinsText: '勝ち上がる選手を選んでください。',
  incompleteTitle: 'スコアが不足しています',
  incompleteText: (unit) => `1${units[unit]}以上のスコアを入力してください。`,
  confirmTitle: '試合結果の確認',
  confirmText: '登録する前に、試合結果を確認してください。',
  confirm: '確定',
  winsBy: (winner, score) => `${winner}の勝ち ${score}`,
  winsByWalkover: (winner) => `${winner}の不戦勝`,
  winsByRetirement: (winner, score) =>
    score
      ? `相手の途中棄権により${winner}の勝ち（${score}）`
      : `相手の途中棄権により${winner}の勝ち`,
  winsByDefault: (winner, score) =>
    score ? `相手の失格により${winner}の勝ち（${score}）` : `相手の失格により${winner}の勝ち`,
  nobodyWins: '両者不戦敗（勝者なし）',
  reasonSets: (winnerSets, loserSets, unit) =>
    `取得${units[unit]}数が多いため（${winnerSets}対${loserSets}）。`,
  reasonHighest: (setsEach, winner, loser, unit) =>
    `取得${units[unit]}数は${setsEach}対${setsEach}で同じです。1${units[unit]}の最高得点（${winner}対${loser}）で決まります。`,
  reasonSecond: (setsEach, highest, unit) =>
    `取得${units[unit]}数（${setsEach}対${setsEach}）も1${units[unit]}の最高得点（${highest}）も同じため、組み合わせ表で下の選手の勝ちとします。`,
  reasonWalkover: (loser) => `${loser}の欠場のため。`,
  reasonRetirement: (loser) => `${loser}が途中で棄権しました。`,
  reasonDefault: (loser) => `${loser}が失格になりました。`,
  reasonDoubleWalkover: '両者とも欠場のため。',
  goesOn: (winner, round) => `${winner}が${round}に進みます。`,
  becomesChampion: (winner) => `${winner}の優勝です。`,
  replaced: (before, after, round) => `${round}：${before}に代わって${after}が入ります。`,
  advancesUnopposed: (player, round) => `${round}：${player}は試合をせずに勝ち上がります。`,
  nobodyPlays: (round) => `${round}：この試合は行われません。`,
  isPlayedAfterAll: (round) => `${round}：試合を行うことになります。`,
  stopsFor: (court, before, after) =>
    `${court}の試合を止めてください。${before}に代わって${after}が入ります。`,
  stops: (court, before) => `${court}の試合を止めてください。${before}は出場しません。`,
  leaves: (player, round) => `${player}の${round}進出が取り消されます。`,
  noLongerChampion: (player) => `${player}の優勝は取り消されます。`,
  staysSame: '勝者は変わりません。',
  savedTitle: 'スコアを保存しました',
  savedText: (winner) => `${winner}の勝ち`,
  notSentText: 'この端末に保存しました。アプリを開いていて通信できるときに送信されます。',
  correcting: 'この試合には結果があります',
  correctingText: (result) => `${result}。入力すると訂正になります。`,
  byWhom: (name, time) => `入力：${name}さん（${time}）`,
  correctingPlayed:
    '次の試合はすでに行われています。勝者が同じであれば、ほかの試合は変わりません。勝者が変わる場合は、その後の試合の結果も取り消されます。確定する前に一覧で確認できます。',
  clearsTitle: (count) => `次の${count}試合の結果も取り消されます`,
  clearsMatch: (round, players, result) => `${round}：${players}（${result}）`,
  clear: 'この結果を取り消す',
  clearTitle: 'この結果を取り消しますか？',
  clearText: '試合が行われていない状態に戻ります。',
  cleared: '結果を取り消しました',

  changedTitle: 'ほかの人が先に入力しました',
  changedText: (who, what) => `${who}の入力：${what}`,
  changedCleared: (who) => `${who}がこの試合の結果を取り消しました。`,
  keepTheirs: 'ほかの人の入力を残す',
  saveMine: '自分の入力で上書き',
  reviewClears: '取り消される結果を確認',
  theirsRetained: 'ほかの人の結果を残しました',
  notAccepted: 'この結果は登録できませんでした',
  refusals: {
    BRACKET_REDRAWN:
      '入力の間に組み合わせが抽選し直されました。この結果は前の組み合わせのものです。',
    PLAYERS_CHANGED: '前の試合の結果が訂正され、この試合の対戦者が変わりました。',
    PLAYERS_MISSING: '対戦相手が決まると、スコアを入力できます。',
    NEXT_MATCH_PLAYED:
      '入力の間に、この後の試合の結果が登録されました。その結果も取り消すことになりますので、一覧を確認してください。',
    INCOMPLETE_SCORES: 'このスコアでは勝敗が決まりません。',
    IMPOSSIBLE_SCORE: 'この試合のルールではありえないスコアです。',
    FORMAT_CHANGED:
      'この試合のスコアのルールが変わっています。自分の結果を破棄すると、今のルールで入力や訂正ができます。',
    MATCH_NOT_FOUND: 'この試合はトーナメント表にありません。',
    SESSION_NOT_FOUND: 'トーナメントが削除されたか、グループから外れています。',
    GROUP_NOT_FOUND: 'グループが削除されました。',
    other: 'サーバーが受け付けませんでした。内容を確認して、もう一度お試しください。',
  },
};
