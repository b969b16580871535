import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../payouts.contract.ts';
import { giveAccount, isPayee } from './payouts.commands.ts';
import { findByLink, giveByLink, linkForPayer } from './payouts.payer.commands.ts';
import { asOfPayer, asOwn } from './payouts.presenter.ts';
import * as store from './payouts.store.ts';

const access = 'signed-in';

/** Money that goes back by a transfer, for who gets it. */
export const payoutsHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.own, { access }, async ({ query, account }) => {
    const { applicationId } = query;
    if (!applicationId) {
      const found = await store.listByAccount(db, account.id);
      return { payouts: found.map((one) => asOwn(services, one)) };
    }
    const isOwn = await isPayee(db, account.id, { accountId: null, applicationId });
    if (!isOwn) return refusal('APPLICATION_NOT_FOUND');
    const found = await store.listByApplication(db, applicationId);
    return { payouts: found.map((one) => asOwn(services, one)) };
  });

  on(contract.giveAccount, { access, limit: 'payment' }, async ({ body, account }) => {
    const given = await giveAccount(services, { ...body, accountId: account.id });
    return given.ok ? {} : refusal(given.code);
  });

  on(contract.link, { access, limit: 'payment' }, async ({ body, account }) => {
    const made = await linkForPayer(services, { ...body, accountId: account.id });
    if (!made.ok) return refusal(made.code);
    return { secret: made.value.secret, until: made.value.until.toISOString() };
  });

  on(contract.openLink, { access: 'public', limit: 'guardian' }, async ({ body }) => {
    const found = await findByLink(services, body.secret);
    return found.ok ? { payout: asOfPayer(services, found.value) } : refusal(found.code);
  });

  on(contract.giveByLink, { access: 'public', limit: 'guardian' }, async ({ body }) => {
    const given = await giveByLink(services, body);
    return given.ok ? { payout: asOfPayer(services, given.value) } : refusal(given.code);
  });
});
