import { z } from 'zod';
import { refusal } from '#platform/server/http/refusal.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { handlers } from '#platform/server/services.ts';
import { instant } from '#platform/shared/ids.ts';
import * as contract from '../notifications.contract.ts';
import { asAnnouncement, asListed } from './notifications.presenter.ts';
import * as store from './notifications.store.ts';

const PAGE = 20;
const ANNOUNCEMENTS = 20;
const cursors = pageCursor(z.object({ at: instant, id: z.uuid() }));

/** A person's notifications in the app, and announcements to everybody. */
export const notificationsHandlers = handlers((on, { db, clock }) => {
  on(contract.list, { access: 'signed-in' }, async ({ query, account }) => {
    const after = cursors.read(query.cursor);
    const found = await store.listByAccount(db, account.id, { after, limit: PAGE + 1 });
    const { rows, nextCursor } = cutPage(found, PAGE, (last) =>
      cursors.write({ at: last.createdAt.toISOString(), id: last.id }),
    );
    return {
      notifications: rows.map(asListed),
      unread: await store.countUnread(db, account.id),
      nextCursor,
    };
  });

  on(contract.markAllRead, { access: 'signed-in' }, async ({ account, body }) => {
    await store.updateAllRead(db, account.id, { until: new Date(body.until), now: clock.now() });
    return { unread: await store.countUnread(db, account.id) };
  });

  on(contract.markOne, { access: 'signed-in' }, async ({ account, params, body }) => {
    const own = { id: params.id, accountId: account.id };
    const known = await store.updateRead(db, own, body.read ? clock.now() : null);
    if (!known) return refusal('NOTIFICATION_NOT_FOUND');
    return { unread: await store.countUnread(db, account.id) };
  });

  on(contract.announcements, { access: 'public' }, async () => {
    const found = await store.listPublished(db, ANNOUNCEMENTS);
    return { announcements: found.map(asAnnouncement) };
  });
});
