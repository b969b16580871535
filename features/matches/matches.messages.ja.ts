import type { Translation } from '#platform/shared/language.ts';
import type { matchesMessages as en } from './matches.messages.en.ts';

export const matchesMessages: Translation<typeof en> = {
  set: (number) => `第${number}セット`,
  scoreOf: (player, set) => `${player}、第${set}セット`,
  setWon: (player) => `${player}さんの勝ち`,
  notes: 'メモ（任意）',
  setsWon: '取得セット数',
  winner: '勝者',
  noWinnerYet: 'まだ決まっていません',
  confirm: 'スコアを確定',
  saving: '保存しています…',
  undo: '元に戻す',
  invalidTitle: 'スコアが正しくありません',
  invalidText: '2セット以上のスコアを入力してください',
  noWinnerTitle: '勝者が決まりません',
  noWinnerText: 'このスコアでは勝者が決まりません',
  savedTitle: 'スコアを保存しました',
  savedText: (player) => `${player}さんが勝ちました`,
  notSentText: 'この端末に保存しました。アプリを開いていて通信できるときに送信されます',
  storedTitle: 'この試合にはスコアが登録されています',
  storedText: 'もう一度確定すると訂正されます。',

  changedTitle: 'ほかの人がこの試合のスコアを登録しました',
  changedText: (scorer, score, winner) =>
    `${scorer}さんの登録：${score}（${winner}さんの勝ち）。あなたの入力は下に残っています。`,
  removedText: 'この試合は入力中に削除されました。あなたの入力は下に残っています。',
  someone: 'ほかの端末',
  keepTheirs: '相手の登録を残す',
  saveMine: '自分の入力で上書き',
  theirsRetained: '相手のスコアを残しました',
  refusedTitle: 'スコアを保存できませんでした',
  refusals: {
    GROUP_NOT_FOUND: 'グループが削除されました。入力は破棄するまでここに残ります。',
    SESSION_NOT_FOUND:
      'リーグ戦が削除されたか、グループから退出しています。入力は破棄するまでここに残ります。',
    PLAYERS_UNKNOWN:
      '選手がリーグ戦から外されています。選手を戻してから、もう一度保存してください。',
    MATCH_NOT_FOUND: 'この試合は入力中に削除されました。新しく保存できます。',
    FORMAT_CHANGED:
      'この試合は別のスコアルールで記録されていて、変更できません。入力は破棄するまでここに残ります。',
    IMPOSSIBLE_SCORE:
      'この試合のルールではありえないスコアです。直してから、もう一度保存してください。',
    INCOMPLETE_SCORES:
      'このスコアでは勝敗が決まりません。続きを入力してから、もう一度保存してください。',
    UNKNOWN_FORMAT:
      'サーバーがこのスコアルールに対応していません。入力は破棄するまでここに残ります。',
    FORBIDDEN: 'この試合を記録する権限がありません。',
    other: 'サーバーに受け付けられませんでした。入力は破棄するまでここに残ります。',
  },
  saveAgain: 'もう一度保存',
  discard: '自分の入力を破棄',

  rules: (name) => `スコアルール：${name}`,
  rulesChanged: (name) =>
    `この練習のスコアルールが入力中に変更されました。このカードは元のルール（${name}）のまま続けます。`,
  unitNames: { set: 'セット', game: 'ゲーム', games: '試合' },
  cannotBe: (set, score, unit, end) =>
    `${set}：${score}はありえません。${unit}は${end}で終わります`,
  notFinished: (score, needed) => `${score}ではまだ終わりません（${needed}）`,
  needsPointsLead: (lead) => `${lead}点差が必要です`,
  needsGamesLead: (lead) => `${lead}ゲーム差が必要です`,
  needsPoints: (to) => `${to}点先取です`,
  needsGames: (to) => `${to}ゲーム先取です`,
  needsTieBreak: 'タイブレークで決めます',
  afterDecision: 'この前に勝敗が決まっています。消してください。',
  notTieBreak: 'このスコアにタイブレークはありません',
  tieBreak: 'タイブレーク：負けた側の得点',
  quickly: (player, to) => `${player}さんが${to}で取った：相手の得点だけ入力`,
  toCorrect: (set) => `直してください：${set}`,
  toComplete: (set) => `スコアが足りません：${set}`,
  verdicts: {
    empty: 'スコアを入力すると確定できます',
    INCOMPLETE_SCORES: 'まだ勝敗が決まっていません',
    ALREADY_DECIDED: 'このスコアで勝敗が決まっています（最後まで行われた試合です）',
    NOTHING_PLAYED: '不戦勝にはスコアがありません。スコアを消すか、別の終わり方を選んでください',
    other: 'このスコアは保存できません',
  },
  notPlayedOut: '最後まで行わなかった',
  howEnded: '試合の終わり方',
  endings: {
    finished: '最後まで行った',
    walkover: '不戦勝（試合なし）',
    retired: '途中棄権',
    defaulted: '失格',
  },
  whoEnded: {
    walkover: '来なかった選手',
    retired: '棄権した選手',
    defaulted: '失格した選手',
  },
};
