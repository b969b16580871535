import type { Translation } from '#platform/shared/language.ts';
import type { openTablesMessages as en } from './open-tables.messages.en.ts';

export const openTablesMessages: Translation<typeof en> = {
  spare: (count, word) =>
    word === 'table' ? `${count}台が空いています` : `${count}面のコートが空いています`,
  spareText: '敗退した選手に、練習試合で使ってもらえます。レートには反映されません。',
  open: '練習試合に使う',
  howMany: { court: '練習に使う面数', table: '練習に使う台数' },
  practice: '練習試合',
  nobody: '選手が2人そろうのを待っています。',
  versus: (names) => names.join(' vs '),
  since: (minutes) => `${minutes}分`,
  waiting: (count) => (count === 0 ? '待っている選手はいません。' : `${count}名が待っています。`),
  needed: (matches, word) =>
    `${matches}試合が${word === 'table' ? '台' : 'コート'}の空きを待っています`,
  opened: (tables) => `練習試合に使用中：${tables}`,
  resultTitle: '練習試合',
  backToMine: '「申込済みの大会」に戻る',
  resultText: '結果は2人の練習記録に保存されます。レートには反映されません。',
  send: '結果を保存する',
  saved: '練習記録に保存しました',
  over: 'この試合は終わっています',
  overText: 'どちらかが結果を入力していれば、練習記録で確認できます。',
  failedTitle: '保存できませんでした',
  failures: {
    TOURNAMENT_NOT_FOUND: '当日の運営がまだ始まっていません。',
    DAY_OVER: '大会は終了しました。',
    MATCH_NOT_FOUND: 'この試合は見つかりません。',
    MATCH_CHANGED: '相手の選手が別の結果を入力しました。練習記録でご確認ください。',
    IMPOSSIBLE_SCORE: 'このスコアでは試合は終わりません。スコアを確認してください。',
  },
  takeBack: '練習での使用を終える',
  takeAllBack: 'すべて終える',
};
