import { handlers } from '#platform/server/services.ts';
import * as contract from '../calendar.contract.ts';
import * as addresses from './calendar.addresses.store.ts';

/** The secret address of the player's calendar: shown, and replaced. */
export const calendarHandlers = (serverSecret: string) =>
  handlers((on, { db, clock, origin }) => {
    const shown = async (accountId: string) => {
      const request = { accountId, serverSecret, now: clock.now() };
      const secret = await addresses.findOrInsert(db, request);
      return { url: `${origin()}/calendar/${secret}.ics` };
    };

    on(contract.address, { access: 'signed-in', limit: 'device' }, ({ account }) =>
      shown(account.id),
    );

    on(contract.renew, { access: 'signed-in', limit: 'device' }, async ({ account, body }) => {
      const secret = /\/calendar\/([\w-]+)\.ics$/.exec(body.instead)?.[1];
      if (secret) await addresses.deleteBySecret(db, account.id, secret);
      return shown(account.id);
    });
  });
