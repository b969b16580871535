import type { Translation } from '#platform/shared/language.ts';
import type { scoreFormatsMessages as en } from './score-formats.messages.en.ts';

const counters = { points: '点', games: 'ゲーム' };
const units = { game: 'ゲーム', set: 'セット', match: '試合' };

export const scoreFormatsMessages: Translation<typeof en> = {
  sports: {
    'table-tennis': '卓球',
    badminton: 'バドミントン',
    tennis: 'テニス',
    'soft-tennis': 'ソフトテニス',
    unspecified: '独自ルール',
  },
  names: {
    'table-tennis-1': '1ゲーム',
    'table-tennis-3': '3ゲームマッチ',
    'table-tennis-5': '5ゲームマッチ',
    'table-tennis-7': '7ゲームマッチ',
    'badminton-21': '21点3ゲーム',
    'badminton-21-one': '21点1ゲーム',
    'badminton-15': '15点3ゲーム',
    'badminton-15-one': '15点1ゲーム',
    'badminton-11-one': '11点1ゲーム',
    'tennis-1-set': '1セットマッチ',
    'tennis-3-sets': '3セットマッチ',
    'tennis-3-sets-match-tie-break': '2セット＋マッチタイブレーク',
    'tennis-8-game-pro-set': '8ゲームプロセット',
    'tennis-6-games': '6ゲーム先取',
    'tennis-4-games': '4ゲーム先取',
    'tennis-short-set': '4ゲームのショートセット',
    'soft-tennis-3': '3ゲームマッチ',
    'soft-tennis-5': '5ゲームマッチ',
    'soft-tennis-7': '7ゲームマッチ',
    'soft-tennis-9': '9ゲームマッチ',
    custom: '独自ルール',
  },
  own: (name, rules) => `${name}（${rules}）`,
  named: (sport, name) => `${sport}・${name}`,
  points: (to) => `${to}点先取`,
  games: (to) => `${to}ゲーム先取`,
  ahead: (lead) => `${lead}点差`,
  gamesAhead: (lead) => `${lead}ゲーム差`,
  noSetting: 'デュースなし',
  cap: (cap) => `最大${cap}点`,
  tieBreakAt: (games) => `${games}-${games}でタイブレーク`,
  bestOf: (count, unit) =>
    unit === 'match' ? '1試合' : `${count}${units[unit]}${count === 1 ? '' : 'マッチ'}`,
  deciding: (to) => `最後は${to}点`,
  comma: '・',

  row: (unit, number) => `第${number}${units[unit]}`,
  onlyRow: (unit) => ({ game: 'ゲーム', set: 'セット', match: 'ゲーム数' })[unit],
  matchTieBreak: 'マッチタイブレーク',
  box: (player, row) => `${player}、${row}`,
  won: (unit) => ({ game: '取得ゲーム数', set: '取得セット数', match: '勝敗' })[unit],
  decided: (player) => `${player}の勝ち`,
  loserOnly: '負けた側の点だけ入力',
  loserOnlyHint: (to, loser) => `${loser}と入れると${to}-${loser}になります`,
  quick: (to) => `${to} – ?`,
  quickReversed: (to) => `? – ${to}`,
  quickLabel: (winner, row, loser) => `${row}：${winner}の勝ち。${loser}の点数を入力`,
  tieBreak: 'タイブレーク（敗者の得点）',
  tieBreakOf: (row) => `${row}：タイブレークの敗者の得点`,

  beyondEnd: (score, unit, end) => `${score}はありえません。${end}で${units[unit]}が終わります`,
  afterDecision: (unit) => `この${units[unit]}より前に勝敗が決まっています`,
  wrongTieBreak: 'タイブレークの得点が正しくありません',
  notAScore: 'スコアではありません',
  unfinishedLead: (score, lead, of) =>
    `${score}はまだ終わっていません（${lead}${counters[of]}差が必要です）`,
  unfinishedTo: (score, to, of) => `${score}はまだ終わっていません（${to}${counters[of]}先取です）`,
  unfinishedTieBreak: (score) => `${score}はまだ終わっていません（タイブレークで決まります）`,
  inRow: (row, reason) => `${row}：${reason}`,
  incomplete: (count, unit) =>
    unit === 'match'
      ? '両者のゲーム数を入力してください'
      : count === 1
        ? `${units[unit]}のスコアを入力してください`
        : `まだ決まっていません（${count}${units[unit]}先取）`,
  gap: (row) => `${row}：両者の点数を入力してください`,
  alreadyDecided: 'このスコアでは勝敗が決まっています。最後まで行われた試合です',
  nothingPlayed:
    '不戦勝・不戦敗の試合にスコアはありません。スコアを消すか、ほかの終わり方を選んでください',
  unknownFormat: 'このルールは今のアプリでは扱えません。アプリを再読み込みしてください。',

  endedEarly: '最後まで行われなかった',
  endings: {
    walkover: '不戦勝',
    retired: '途中棄権',
    defaulted: '失格',
    'double-walkover': '両者不戦敗',
    cancelled: '中止',
  },
  endingHints: {
    walkover: '試合は始まりませんでした',
    retired: '途中でやめました。スコアはそのまま残ります',
    defaulted: '失格になりました。スコアはそのまま残ります',
    'double-walkover': '両者とも欠場し、勝者はいません',
    cancelled: '試合は行いません。順位にも数えません',
  },
  defaultedInGroup: '失格になりました。リーグ全体から外れ、残りの試合も行いません',
  how: '試合の終わり方',
  who: {
    walkover: '試合をしなかった人',
    retired: '途中棄権した人',
    defaulted: '失格になった人',
  },
  playedAfterAll: '最後まで行われた',
  whoMissing: '最後まで行わなかった人を選んでください',

  changedTitle: '入力中にスコアのルールが変更されました',
  changedText: (now, here) =>
    `新しい試合は「${now}」です。このカードは「${here}」のまま入力できます。`,
  asEntered: '入力どおり',
  finalFrom: {
    2: '決勝のみ',
    4: '準決勝から',
    8: '準々決勝から',
    16: 'ベスト16から',
  },
  finalRounds: {
    2: '決勝',
    4: '準決勝・決勝',
    8: '準々決勝から',
    16: 'ベスト16から',
  },
};
