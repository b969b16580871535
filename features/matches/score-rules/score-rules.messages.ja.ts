import type { Translation } from '#platform/shared/language.ts';
import type { scoreRulesMessages as en } from './score-rules.messages.en.ts';

const units = { game: 'ゲーム', set: 'セット' };

export const scoreRulesMessages: Translation<typeof en> = {
  row: (name) => `スコアのルール：${name}`,
  title: 'スコアのルール',
  sport: '競技',
  rules: 'ルール',
  asEntered: '入力どおり',
  asEnteredText: (unit) => `3${units[unit]}まで、点数は自由。2${units[unit]}取ると勝ち`,
  asEnteredFive: (unit) =>
    `5${units[unit]}まで、点数は自由。多くの${units[unit]}を取ったほうの勝ち`,
  to: (unit) => `1${units[unit]}の点数`,
  lead: '必要な点差',
  leads: { 1: '1点差で終わり（デュースなし）', 2: '2点差が必要' },
  cap: '上限の点数（任意）',
  capText: 'この点数に達すると1点差でも終わります',
  bestOf: (unit) => `${units[unit]}数`,
  decidingTo: (unit) => `最終${units[unit]}の点数（任意）`,
  use: 'このルールにする',
  refusals: {
    INVALID_TARGET: '1～99点で入力してください',
    INVALID_LEAD: '点差を選んでください',
    INVALID_CAP: '勝ちに必要な点数より大きく99以下で入力してください（2点差のときだけ）',
    INVALID_BEST_OF: '1・3・5・7から選んでください',
    INVALID_DECIDING_SET: '1～99点で入力してください',
    missing: 'ルールを選んでください',
  },
};
