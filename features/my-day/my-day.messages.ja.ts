import type { Translation } from '#platform/shared/language.ts';
import type { myDayMessages as en } from './my-day.messages.en.ts';

export const myDayMessages: Translation<typeof en> = {
  title: 'メンバーの試合',
  back: '申込済みの大会に戻る',
  notFound: 'グループが見つかりません',
  notFoundText: 'このグループの管理者ではないか、グループが存在しません。',
  nobody: '今日出場しているメンバーはいません',
  nobodyText: '大会当日に本部が運営を始めると、メンバーの試合がここに表示されます。',
  oldTitle: (time) => `通信できません。${time}時点の内容です`,
  venue: (name) => `会場：${name}`,
  present: (present, all) => `受付済み ${present}／${all}名`,
  missing: (names) => `未受付：${names}`,
  allPresent: (count) => (count === 1 ? '到着' : `${count}名全員到着`),
  allPresentTitle: (count) =>
    count === 1 ? 'この選手は到着していますか？' : `${count}名全員が到着していますか？`,
  allPresentText: (names) =>
    `受付を済ませると、${names}の試合がコールされます。まだ来ていないメンバーがいる場合は本部にお知らせください。`,
  allPresentDone: '受付が完了しました',
  failedTitle: '操作できませんでした',
  failures: {
    GROUP_NOT_FOUND: 'このグループの管理者ではなくなりました。',
    TOURNAMENT_NOT_FOUND: 'この大会に出場するメンバーがいません。',
    TOURNAMENT_CANCELLED: '大会は中止になりました。',
    DAY_NOT_OPEN: '本部がまだ当日の運営を始めていません。',
    TOO_EARLY: '受付はまだ始まっていません。',
    CHECK_IN_CLOSED: '受付は終了しました。本部にお越しください。',
  },
  tooEarly: (time) => `受付は${time}に始まります。`,
  joint: '、',
  matches: '試合（早い順）',
  noMatches: '今のところ、予定されている試合はありません。',
  over: '本日の試合は終了しました。',
  without: (names) => `今のところ試合なし：${names}`,
  coming: '向かっています',
  toResults: '結果の入力・確認',
  toLive: '試合速報を見る',
  toDraws: '組み合わせと結果',
};
