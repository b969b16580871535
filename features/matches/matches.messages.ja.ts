import type { Translation } from '#platform/shared/language.ts';
import type { matchesMessages as en } from './matches.messages.en.ts';

const units = { game: 'ゲーム', set: 'セット' };

export const matchesMessages: Translation<typeof en> = {
  set: (number, unit) => `第${number}${units[unit]}`,
  scoreOf: (player, set, unit) => `${player}、第${set}${units[unit]}`,
  setWon: (player) => `${player}の勝ち`,
  notes: 'メモ（任意）',
  setsWon: (unit) => `取得${units[unit]}数`,
  winner: '勝者',
  noWinnerYet: 'まだ決まっていません',
  nobody: '勝者なし',
  confirm: 'スコアを確定',
  saving: '保存しています…',
  undo: '1つ戻す',
  invalidTitle: 'スコアが正しくありません',
  invalidText: (unit) => `2${units[unit]}以上のスコアを入力してください`,
  noWinnerTitle: '勝者が決まりません',
  noWinnerText: 'このスコアでは勝者が決まりません',
  savedTitle: 'スコアを保存しました',
  savedText: (player) => `${player}の勝ち`,
  savedNoWinner: '勝者なしで登録しました',
  notSentText: 'この端末に保存しました。アプリを開いていて通信できるときに送信されます',
  storedTitle: 'この試合にはスコアが登録されています',
  storedText: 'もう一度確定すると訂正されます。',

  changedTitle: 'ほかの人がこの試合のスコアを登録しました',
  changedText: (scorer, score, winner) =>
    `${scorer}の登録：${score}（${winner}の勝ち）。ご自身の入力は下に残っています。`,
  removedText: 'この試合は入力中に削除されました。ご自身の入力は下に残っています。',
  changedNoWinner: (scorer, score) =>
    `${scorer}の登録：${score}（勝者なし）。ご自身の入力は下に残っています。`,
  scorerNamed: (name) => `${name}さん`,
  scorerCourt: (court, kind) => `${kind === 'table' ? '台' : 'コート'}「${court}」の端末`,
  scorerSlip: '試合用紙の端末',
  scorerLeft: 'アカウントのない人',
  early: {
    walkover: '不戦勝',
    retired: '途中棄権',
    defaulted: '失格',
    'double-walkover': '両者不戦敗',
    cancelled: '中止',
  },
  keepTheirs: 'ほかの人の登録を残す',
  saveMine: '自分の入力で上書き',
  theirsRetained: 'ほかの人のスコアを残しました',
  refusedTitle: 'スコアを保存できませんでした',
  refusals: {
    GROUP_NOT_FOUND:
      'グループが削除されたか、グループから退出しています。入力は破棄するまでここに残ります。',
    SESSION_NOT_FOUND:
      'リーグ戦が削除されたか、グループから退出しています。入力は破棄するまでここに残ります。',
    PLAYERS_UNKNOWN:
      '選手がリーグ戦から外されています。選手を戻してから、もう一度保存してください。',
    MATCH_NOT_FOUND: 'この試合は入力中に削除されました。新しく保存できます。',
    DRAW_CHANGED: '組み合わせがほかのものに替わっています。入力は破棄するまでここに残ります。',
    NEXT_STAGE_DRAWN:
      '次のステージの組み合わせが公開済みで、このスコアにすると進出者や順位が変わる可能性があります。その組み合わせの試合がまだコールされていない場合は、公開を取り消してから、もう一度保存してください。すでに始まっている場合は、大会の結果を確定した後に訂正できます。',
    TOURNAMENT_FINALIZED: '大会の結果が確定しました。入力は破棄するまでここに残ります。',
    TOURNAMENT_CANCELLED: '大会が中止になりました。入力は破棄するまでここに残ります。',
    FORBIDDEN: 'この試合を記録する権限がありません。',
    FORMAT_CHANGED:
      'この試合のスコアのルールが変わっています。自分の入力を破棄すると、今のルールで入力や訂正ができます。',
    other: 'サーバーに受け付けられませんでした。入力は破棄するまでここに残ります。',
  },
  saveAgain: 'もう一度保存',
  discard: '自分の入力を破棄',

  unsentTitle: (count) => `未送信の入力が${count}件あります`,
  unsentText:
    'この端末に保存されています。アプリを開いていて通信できるときに、自動で送信されます。',
  sendNow: '今すぐ送信',
  notAccepted: (match) => `${match}：スコアを登録できませんでした`,
  otherNotAccepted: '変更を登録できませんでした',
  openScore: '確認する',
  dropIt: '破棄する',
  dropped: '破棄しました',
};
