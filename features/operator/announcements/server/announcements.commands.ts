import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { AuditAction } from '#features/audit/audit.vocabulary.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import type {
  AnnouncementWords,
  StoredAnnouncement,
} from '#features/notifications/server/notifications.announcements.store.ts';
import * as announcements from '#features/notifications/server/notifications.announcements.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { holds, mergeEdit, pick } from '#platform/shared/merge-edit.ts';

/** An operator's commands on announcements. Each is logged. */

type AnnouncementServices = Pick<Services, 'db' | 'clock'>;
type Changed = Result<StoredAnnouncement, 'ANNOUNCEMENT_NOT_FOUND'>;

interface Request {
  readonly id: number;
  readonly operatorId: string;
}

/** Stores a draft. The same draft sent again changes nothing; other words under its id are refused. */
export async function writeAnnouncement(
  services: AnnouncementServices,
  draft: {
    readonly creationId: string;
    readonly operatorId: string;
    readonly words: AnnouncementWords;
  },
): Promise<Changed | Result<never, 'ID_TAKEN'>> {
  const { creationId, operatorId, words } = draft;
  const known = await announcements.findByCreation(services.db, creationId);
  if (known) return holds<AnnouncementWords>(known, words) ? ok(known) : refuse('ID_TAKEN');
  return services.db.transaction(async (tx) => {
    const createdAt = services.clock.now();
    const written = await announcements.insertDraft(tx, { ...words, creationId, createdAt });
    return logged(services, tx, written, { operatorId, action: 'announcement-written' });
  });
}

/** Somebody else has changed the same fields to the values in `theirs`. */
interface Clash {
  readonly ok: false;
  readonly code: 'ANNOUNCEMENT_CHANGED';
  readonly theirs: Partial<AnnouncementWords>;
}

/** Changes the fields that the form changed; `was` has the values that the form started from. */
export async function editAnnouncement(
  services: AnnouncementServices,
  edit: Request & {
    readonly words: AnnouncementWords;
    readonly was: Partial<AnnouncementWords> | undefined;
  },
): Promise<Changed | Clash> {
  const { id, operatorId, words, was = {} } = edit;
  return services.db.transaction(async (tx) => {
    const found = await announcements.findForUpdate(tx, id);
    if (!found) return refuse('ANNOUNCEMENT_NOT_FOUND');
    const { titleEn, bodyEn, titleJa, bodyJa } = found;
    const stored = { titleEn, bodyEn, titleJa, bodyJa };
    const { merged, clashes } = mergeEdit({ was, wanted: words, stored });
    if (clashes.length > 0) {
      return { ok: false, code: 'ANNOUNCEMENT_CHANGED', theirs: pick(stored, clashes) };
    }
    const changed = await announcements.update(tx, id, merged);
    return logged(services, tx, changed, { operatorId, action: 'announcement-written' });
  });
}

/** Shows an announcement to everybody. Twice is no error. */
export async function publishAnnouncement(
  services: AnnouncementServices,
  { id, operatorId }: Request,
): Promise<Changed> {
  return services.db.transaction(async (tx) => {
    const known = await announcements.findForUpdate(tx, id);
    if (known?.state === 'published') return ok(known);
    const change = { state: 'published', publishedAt: services.clock.now() } as const;
    const published = await announcements.update(tx, id, change);
    return logged(services, tx, published, { operatorId, action: 'announcement-published' });
  });
}

/** Hides an announcement from everybody. Twice is no error. */
export async function withdrawAnnouncement(
  services: AnnouncementServices,
  { id, operatorId }: Request,
): Promise<Changed> {
  return services.db.transaction(async (tx) => {
    const known = await announcements.findForUpdate(tx, id);
    if (known?.state === 'withdrawn') return ok(known);
    const withdrawn = await announcements.update(tx, id, { state: 'withdrawn' });
    return logged(services, tx, withdrawn, { operatorId, action: 'announcement-withdrawn' });
  });
}

/** Logs an action on an announcement, if it exists. */
async function logged(
  { clock }: AnnouncementServices,
  tx: Db,
  announcement: StoredAnnouncement | null,
  { operatorId: actorId, action }: { operatorId: string; action: AuditAction },
): Promise<Changed> {
  if (!announcement) return refuse('ANNOUNCEMENT_NOT_FOUND');
  const { id: subjectId, titleEn: subject } = announcement;
  await audit.insert(tx, { actorId, action, subjectId, subject, now: clock.now() });
  return ok(announcement);
}
