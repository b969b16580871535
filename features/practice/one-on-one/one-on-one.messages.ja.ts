import type { Translation } from '#platform/shared/language.ts';
import type { oneOnOneMessages as en } from './one-on-one.messages.en.ts';

export const oneOnOneMessages: Translation<typeof en> = {
  title: '1対1の試合',
  defaultGroupName: 'クラブ練習グループ',
  back: '練習メニューに戻る',

  newMatch: '新しい試合',
  practiceDate: '練習日',
  playerA: '選手A',
  partnerA: '選手Aのペア',
  playerB: '選手B',
  partnerB: '選手Bのペア',
  choosePlayer: '選手を選ぶ',
  start: '試合を始める',
  tooFewMembers: '試合にはメンバーが2人以上必要です。',
  addMembers: 'メンバーを追加する',

  missingTitle: '選手が選ばれていません',
  missingText: '対戦する2人の選手を選んでください',
  missingFour: '4人の選手を選んでください',
  invalidTitle: '同じ選手が選ばれています',
  errors: {
    missing: '選手を選んでください',
    same: '別の選手を選んでください',
  },

  records: '試合記録',
  versus: (a, b) => `${a} vs ${b}`,
  won: (winner, result) => `勝者：${winner}（${result}）`,
  edit: (a, b) => `編集：${a} 対 ${b}`,
  remove: (a, b) => `削除：${a} 対 ${b}`,
  empty: '試合記録はまだありません。上で選手を選んで試合を始めましょう。',

  deleteTitle: '試合の削除',
  deleteText: 'この試合を削除してもよろしいですか？この操作は元に戻せません。',
  deleteConfirm: '削除する',
  deletedTitle: '試合を削除しました',
  deletedText: '試合記録から削除しました',
};
