import { handlers } from '#platform/server/services.ts';
import * as contract from '../organizers.contract.ts';
import * as applications from './organizers.applications.store.ts';
import { receivedMail } from './organizers.mails.ts';

/** Becoming an organizer. */
export const organizersHandlers = handlers((on, { db, clock, mailer }) => {
  on(contract.apply, { access: 'public', limit: 'application' }, async ({ body, language }) => {
    const application = { id: body.id, ...body.application, language, now: clock.now() };
    await db.transaction(async (tx) => {
      if (await applications.insert(tx, application)) {
        await mailer.send(tx, receivedMail(application));
      }
    });
    return {};
  });
});
