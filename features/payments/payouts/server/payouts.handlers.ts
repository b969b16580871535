import { looksAfter } from '#features/entries/applications/server/applications.commands.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../payouts.contract.ts';
import { giveAccount } from './payouts.commands.ts';
import { asOwn } from './payouts.presenter.ts';
import * as store from './payouts.store.ts';

const access = 'signed-in';

/** Money that goes back by a transfer, for who gets it. */
export const payoutsHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.own, { access }, async ({ query, account }) => {
    const { applicationId } = query;
    const application = applicationId ? await applications.findById(db, applicationId) : null;
    const isOwn = application !== null && (await looksAfter(db, account.id, application));
    if (applicationId && !isOwn) return refusal('APPLICATION_NOT_FOUND');
    const found = applicationId
      ? await store.listByApplication(db, applicationId)
      : await store.listByAccount(db, account.id);
    return { payouts: found.map((one) => asOwn(services, one)) };
  });

  on(contract.giveAccount, { access, limit: 'payment' }, async ({ body, account }) => {
    const given = await giveAccount(services, { ...body, accountId: account.id });
    return given.ok ? {} : refusal(given.code);
  });
});
