import type { StoredAnnouncement } from '#features/notifications/server/notifications.announcements.store.ts';

/** An announcement as the operator sees it. */
export function asAnnouncement(announcement: StoredAnnouncement) {
  return {
    id: announcement.id,
    titleEn: announcement.titleEn,
    titleJa: announcement.titleJa,
    bodyEn: announcement.bodyEn,
    bodyJa: announcement.bodyJa,
    state: announcement.state,
    createdAt: announcement.createdAt.toISOString(),
    publishedAt: announcement.publishedAt?.toISOString() ?? null,
  };
}
