import type { Translation } from '#platform/shared/language.ts';
import type { scorecardMessages as en } from './scorecard.messages.en.ts';

export const scorecardMessages: Translation<typeof en> = {
  title: 'スコアカード',
  versus: (player1, player2) => `${player1} vs ${player2}`,
  back: '戻る',
  missing: 'エラー：試合の情報がありません',
  missingText: '先に2人の選手を選んでから、スコアを入力してください。',
};
