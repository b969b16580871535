import type { Translation } from '#platform/shared/language.ts';
import type { myDayMessages as en } from './my-day.messages.en.ts';

export const myDayMessages: Translation<typeof en> = {
  loading: '読み込み中…',
  title: '部員の試合',
  back: '申込済みの大会に戻る',
  notFound: 'グループが見つかりません',
  notFoundText: 'このグループの管理者ではないか、グループが存在しません。',
  nobody: '今日出場している部員はいません',
  nobodyText: '大会当日に本部が進行を始めると、部員の試合がここに表示されます。',
  oldTitle: (time) => `通信できません。${time}時点の内容です`,
  venue: (name) => `会場：${name}`,
  present: (present, all) => `受付済み ${present}／${all}名`,
  missing: (names) => `未受付：${names}`,
  joint: '、',
  matches: '試合（早い順）',
  noMatches: '今のところ、予定されている試合はありません。',
  without: (names) => `今のところ試合なし：${names}`,
  coming: '向かっています',
  toDraws: '組み合わせと結果',
};
