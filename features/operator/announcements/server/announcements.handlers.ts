import * as store from '#features/notices/server/notices.announcements.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { clashRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { mergeEdit, pick } from '#platform/shared/merge-edit.ts';
import type { AuditAction } from '../../operator.vocabulary.ts';
import * as audit from '../../server/operator.audit.store.ts';
import * as contract from '../announcements.contract.ts';
import type { AnnouncementForm } from '../announcements.form.ts';
import { asAnnouncement } from './announcements.presenter.ts';

const access = 'operator';

/** News for everybody: drafts, publishing, withdrawing. */
export const announcementsHandlers = handlers((on, { db, clock }) => {
  const changed = async (
    change: (tx: Db) => Promise<store.StoredAnnouncement | null>,
    actorId: string,
    action: AuditAction,
  ) => {
    const announcement = await db.transaction(async (tx) => {
      const one = await change(tx);
      if (one) {
        const { id: subjectId, titleEn: subject } = one;
        await audit.insert(tx, { actorId, action, subjectId, subject, now: clock.now() });
      }
      return one;
    });
    if (!announcement) return refusal('ANNOUNCEMENT_NOT_FOUND');
    return { announcement: asAnnouncement(announcement) };
  };

  on(contract.list, { access }, async () => {
    const all = await store.listAll(db);
    return { announcements: all.map(asAnnouncement) };
  });

  on(contract.write, { access }, async ({ body, account }) => {
    const known = await store.findByCreation(db, body.id);
    if (known) return { announcement: asAnnouncement(known) };
    const draft = { ...body.announcement, creationId: body.id, createdAt: clock.now() };
    return changed((tx) => store.insertDraft(tx, draft), account.id, 'announcement-written');
  });

  on(contract.change, { access }, async ({ params, body, account }) => {
    let theirs: Partial<AnnouncementForm> | null = null;
    const done = await changed(
      async (tx) => {
        const known = await store.findForUpdate(tx, params.id);
        if (!known) return null;
        const { titleEn, bodyEn, titleJa, bodyJa } = known;
        const stored = { titleEn, bodyEn, titleJa, bodyJa };
        const { merged, clashes } = mergeEdit({
          was: body.was ?? {},
          wanted: body.announcement,
          stored,
        });
        if (clashes.length > 0) theirs = pick(stored, clashes);
        return clashes.length > 0 ? null : store.update(tx, params.id, merged);
      },
      account.id,
      'announcement-written',
    );
    return theirs ? clashRefusal('ANNOUNCEMENT_CHANGED', theirs) : done;
  });

  on(contract.publish, { access }, async ({ params, account }) => {
    const known = await store.findById(db, params.id);
    if (known?.state === 'published') return { announcement: asAnnouncement(known) };
    const change = { state: 'published', publishedAt: clock.now() } as const;
    const publish = (tx: Db) => store.update(tx, params.id, change);
    return changed(publish, account.id, 'announcement-published');
  });

  on(contract.withdraw, { access }, async ({ params, account }) => {
    const known = await store.findById(db, params.id);
    if (known?.state === 'withdrawn') return { announcement: asAnnouncement(known) };
    const withdraw = (tx: Db) => store.update(tx, params.id, { state: 'withdrawn' });
    return changed(withdraw, account.id, 'announcement-withdrawn');
  });
});
