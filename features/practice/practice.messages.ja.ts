import type { Translation } from '#platform/shared/language.ts';
import type { practiceMessages as en } from './practice.messages.en.ts';

export const practiceMessages: Translation<typeof en> = {
  startTitle: 'どのように練習しますか？',
  invitedGroup: 'グループで練習する',
  invitedGroupText: 'グループのメンバーと練習します',
  freePractice: 'フリー練習（1対1）',
  freePracticeText: 'グループを使わない個人の練習です',
  practiceDay: '練習日を選ぶ',
  practiceDayText: 'これまでの練習の結果を見ます',
  backToClubMenu: 'クラブメニューに戻る',

  modeTitle: '練習形式を選ぶ',
  defaultGroup: 'グループ練習',
  league: 'リーグ戦',
  leagueText: '総当たりで全員と対戦します',
  knockout: 'トーナメント戦（8人以上）',
  knockoutText: '勝ち抜き戦です',
  oneOnOne: '1対1の試合',
  oneOnOneText: 'メンバー2人で対戦します',
  evening: '今日の練習',
  eveningText: '参加者を選ぶと、次の試合が順に決まります',
  back: '戻る',

  discipline: '種目',
  singles: 'シングルス',
  doubles: 'ダブルス',

  group: (name) => `グループ：${name}`,
  groupNotFoundTitle: 'グループが見つかりません',
  groupNotFoundText: 'お探しのグループは見つかりませんでした。',
  loadingGroup: 'グループを読み込んでいます…',

  rulesChangedTitle: 'スコアのルールが変更されました',
  rulesChangedText: 'ほかの人が同時に別のルールを選びました。今のルールを表示しています。',
  rulesNotSavedTitle: 'スコアのルールを保存できませんでした',
  changeRulesTitle: {
    league: 'このリーグ戦のルールを変更しますか？',
    knockout: 'このトーナメントのルールを変更しますか？',
  },
  openMatches: (open) => `スコアのない${open}試合が新しいルールになります。`,
  scoredMatches: (scored) => `スコアのある${scored}試合は元のルールのままです。`,
  changeRulesConfirm: 'ルールを変更',
  remove: {
    league: 'このリーグ戦を削除',
    knockout: 'このトーナメントを削除',
  },
  removeTitle: {
    league: 'このリーグ戦を削除しますか？',
    knockout: 'このトーナメントを削除しますか？',
  },
  removeText: '試合結果も練習記録から消えます。直後であれば元に戻せます。',
  removed: {
    league: 'リーグ戦を削除しました',
    knockout: 'トーナメントを削除しました',
  },
  removedText: {
    league: 'リーグ戦と試合結果は記録に表示されません',
    knockout: 'トーナメント表と試合結果は記録に表示されません',
  },
  undo: '元に戻す',
  restored: {
    league: 'リーグ戦を元に戻しました',
    knockout: 'トーナメントを元に戻しました',
  },
};
