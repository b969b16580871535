import type { Translation } from '#platform/shared/language.ts';
import type { freePracticeMessages as en } from './free-practice.messages.en.ts';

export const freePracticeMessages: Translation<typeof en> = {
  title: 'フリー練習（1対1）',
  back: '戻る',

  newMatch: '新しい試合',
  practiceDay: '練習日',
  playerA: '選手A',
  partnerA: '選手Aのペア',
  playerB: '選手B',
  partnerB: '選手Bのペア',
  add: '試合を追加',
  added: (a, b) => `追加しました：${a} vs ${b}`,

  missingTitle: '選手名が入力されていません',
  missingText: '2人の選手の名前を入力してください。',
  missingFour: '4人の名前を入力してください。',
  sameTitle: '同じ選手名です',
  tooManyTitle: 'これ以上追加できません',
  tooManyText: '追加する前に、今の試合を確定してください。',
  errors: {
    missing: '名前を入力してください',
    same: '別の選手名を入力してください',
  },

  matches: '試合一覧',
  players: '対戦',
  score: 'スコア',
  actions: '操作',
  versus: (a, b) => `${a} vs ${b}`,
  edit: (a, b) => `スコアを入力：${a} 対 ${b}`,
  remove: (a, b) => `削除：${a} 対 ${b}`,
  empty: '試合はまだありません。上で最初の試合を追加しましょう。',

  deletedTitle: '試合を削除しました',
  deletedText: '一覧から削除しました。',
  undo: '元に戻す',
  notRestoredTitle: '試合を元に戻せませんでした',
  notRestoredText: '電波の状態を確認して、もう一度「元に戻す」を押してください。',

  confirm: '確定する',
  confirming: '保存中…',
  withoutScore: (count) => `スコア未入力の試合が${count}件あります。`,
  confirmedTitle: 'すべての試合を確定しました',
  confirmedText: (count) => `${count}件の試合を保存しました。`,
  waitingTitle: 'まだ確定していません',
  waitingText: '送信待ちの試合があります。一覧はそのまま残っています。',
  refusedText:
    '登録できなかった入力があります。上のお知らせで確認または破棄してから、もう一度確定してください。',
  nothingTitle: '確定する試合がありません',
  nothingText: '別の端末ですでに確定または削除されています。',
};
