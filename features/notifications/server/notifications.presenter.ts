import { knownWord, NEWER } from '#platform/shared/known-word.ts';
import { NOTIFICATION_KINDS } from '../notifications.vocabulary.ts';
import type { StoredAnnouncement, StoredNotification } from './notifications.store.ts';

/** A notification in its reader's list; of a kind that this version does not know without its facts, which may be others than the contract's. */
export function asListed({
  id,
  kind: stored,
  facts,
  createdAt,
  readAt,
}: Omit<StoredNotification, 'accountId' | 'dedupeKey'>) {
  const kind = knownWord(NOTIFICATION_KINDS, stored);
  return {
    id,
    kind,
    facts: kind === NEWER ? {} : facts,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}

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
