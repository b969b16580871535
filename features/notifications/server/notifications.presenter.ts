import type { StoredAnnouncement } from './notifications.store.ts';

/** What everybody may see of a published announcement. */
export function asAnnouncement(announcement: StoredAnnouncement) {
  const published = announcement.publishedAt ?? announcement.createdAt;
  return {
    id: announcement.id,
    title: { en: announcement.titleEn, ja: announcement.titleJa },
    body: { en: announcement.bodyEn, ja: announcement.bodyJa },
    publishedAt: published.toISOString(),
  };
}
