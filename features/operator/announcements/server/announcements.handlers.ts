import * as store from '#features/notifications/server/notifications.announcements.store.ts';
import { clashRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../announcements.contract.ts';
import * as commands from './announcements.commands.ts';
import { asAnnouncement } from './announcements.presenter.ts';

const access = 'operator';

/** News for everybody: drafts, publishing, withdrawing. */
export const announcementsHandlers = handlers((on, services) => {
  on(contract.list, { access }, async () => {
    const all = await store.listAll(services.db);
    return { announcements: all.map(asAnnouncement) };
  });

  on(contract.write, { access }, async ({ body, account }) => {
    const draft = { creationId: body.id, operatorId: account.id, words: body.announcement };
    const done = await commands.writeAnnouncement(services, draft);
    return done.ok ? { announcement: asAnnouncement(done.value) } : refusal(done.code);
  });

  on(contract.change, { access }, async ({ params, body, account }) => {
    const { announcement: words, was } = body;
    const edit = { id: params.id, operatorId: account.id, words, was };
    const done = await commands.editAnnouncement(services, edit);
    if (done.ok) return { announcement: asAnnouncement(done.value) };
    return 'theirs' in done ? clashRefusal(done.code, done.theirs) : refusal(done.code);
  });

  on(contract.publish, { access }, async ({ params, account }) => {
    const request = { id: params.id, operatorId: account.id };
    const done = await commands.publishAnnouncement(services, request);
    return done.ok ? { announcement: asAnnouncement(done.value) } : refusal(done.code);
  });

  on(contract.withdraw, { access }, async ({ params, account }) => {
    const request = { id: params.id, operatorId: account.id };
    const done = await commands.withdrawAnnouncement(services, request);
    return done.ok ? { announcement: asAnnouncement(done.value) } : refusal(done.code);
  });
});
