import * as notifications from '#features/notifications/server/notifications.store.ts';
import { type DemoStage, daysBefore } from './demo-stage.ts';

const ANNOUNCEMENTS = [
  {
    daysAgo: 2,
    titleEn: 'The new season is open for applications',
    titleJa: '新シーズンの大会の申込受付を開始しました',
    bodyEn:
      'Applications for the tournaments of the new season are now open. Places are limited, so apply early.',
    bodyJa:
      '新シーズンの大会の申込受付を開始しました。定員がありますので、お早めにお申し込みください。',
  },
  {
    daysAgo: 9,
    titleEn: 'Club practice records can now be searched by player',
    titleJa: '練習記録を選手名で検索できるようになりました',
    bodyEn:
      'Open the practice records of your club and type a name to find every match of a player.',
    bodyJa: '部活動の練習記録で選手名を入力すると、その選手の試合をまとめて確認できます。',
  },
  {
    daysAgo: 21,
    titleEn: 'Scheduled maintenance on Sunday night',
    titleJa: '日曜深夜のメンテナンスのお知らせ',
    bodyEn: 'The service will be briefly unavailable on Sunday between 2:00 and 3:00.',
    bodyJa: '日曜日の午前2時から3時まで、一時的にサービスをご利用いただけません。',
  },
];

/** Three announcements, the newest two days old. */
export async function makeAnnouncements({ db, now }: DemoStage): Promise<void> {
  for (const { daysAgo, ...words } of ANNOUNCEMENTS) {
    await notifications.insertAnnouncement(db, { ...words, publishedAt: daysBefore(now, daysAgo) });
  }
}
