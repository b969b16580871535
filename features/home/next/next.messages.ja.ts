import type { Translation } from '#platform/shared/language.ts';
import type { nextMessages as en } from './next.messages.en.ts';

export const nextMessages: Translation<typeof en> = {
  nextHeading: '次の予定',
  daysToGo: () => '日後',
  today: '今日',
  over: '本日の試合は終了しました',
  startsAt: (time) => `${time} 開始`,
  myTournaments: '申込済みの大会を見る',
  application: '団体申込を見る',
  myDay: '今日の試合を見る',
  league: 'リーグ戦',
  leagueProgress: (played, matches) => `${matches}試合中${played}試合終了`,
  continueLeague: '続きから',
};
