import type { Translation } from '#platform/shared/language.ts';
import type { scoreRulesMessages as en } from './score-rules.messages.en.ts';

export const scoreRulesMessages: Translation<typeof en> = {
  row: (name) => `スコアのルール：${name}`,
  title: 'スコアのルール',
  sport: '競技',
  rules: 'ルール',
  asEntered: '入力どおり',
  asEnteredText: '3セットまで、点数は自由。2セット取ると勝ち',
  asEnteredFive: '5セットまで、点数は自由。多くのセットを取ったほうの勝ち',
  to: '1セットの点数',
  lead: '必要な点差',
  leads: { 1: '1点差で終わり（デュースなし）', 2: '2点差が必要' },
  cap: '上限の点数（任意）',
  capText: 'この点数に達すると1点差でも終わります',
  bestOf: 'セット数',
  decidingTo: '最終セットの点数（任意）',
  use: 'このルールにする',
  refusals: {
    INVALID_TARGET: '1～99点で入力してください',
    INVALID_LEAD: '点差を選んでください',
    INVALID_CAP: '1セットの点数より大きく99以下で入力してください（2点差のときだけ）',
    INVALID_BEST_OF: 'セット数を選んでください',
    INVALID_DECIDING_SET: '1～99点で入力してください',
    missing: 'ルールを選んでください',
  },
};
