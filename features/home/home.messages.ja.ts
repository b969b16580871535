import type { Translation } from '#platform/shared/language.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import type { homeMessages as en } from './home.messages.en.ts';

export const homeMessages: Translation<typeof en> = {
  welcome: 'ラリーデイズへようこそ',
  subtitle: '大会を探す。レートを知る。部活の練習を記録する。',
  quickActions: 'よく使うメニュー',
  registration: '新規登録・レート・ランキング確認',
  clubSupport: '部活動サポート',
  hosting: '大会を主催する',
  newTournament: '大会を登録する',
  search: '大会検索・申込',
  registered: '申込済みの大会',
  overview: 'あなたの記録',
  joined: '参加大会数',
  newNotifications: '新着のお知らせ',
  inviteTitle: '自分のレートとランクを知ろう',
  register: '新規登録',
  login: 'ログイン',
  upcoming: '開催予定の大会',
  viewAll: 'すべて見る',
  noUpcoming: '現在募集中の大会はありません。新しい大会はここに表示されます。',
  announcements: '最新のお知らせ',
  noAnnouncements: '現在お知らせはありません。',
  // The Japanese names are here, so that home in English does not load them.
  place: (prefecture, venue) => `${prefectureName(prefecture, 'ja')} ${venue}`,
};
