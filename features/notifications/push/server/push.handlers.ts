import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../push.contract.ts';
import { renew, subscribe } from './push.commands.ts';
import { vapidKeys } from './push.provider.ts';
import * as store from './push.store.ts';

/** Pushes to the browser that makes the request. */
export const pushHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.state, { access: 'signed-in' }, async ({ account, body }) => {
    const { publicKey } = await vapidKeys(db, { clock });
    const here = body.address && (await store.findIdByAddress(db, account.id, body.address));
    const live = await store.listLive(db, account.id, clock.now());
    // The demo's visitors share one account and must not see each other.
    const elsewhere = !account.demo && live.some((id) => id !== here);
    return { publicKey, on: live.some((id) => id === here), elsewhere };
  });

  on(contract.subscribe, { access: 'signed-in', limit: 'device' }, async ({ account, body }) => {
    const { address, keys } = body;
    const { id: accountId, sessionId } = account;
    const outcome = await subscribe(services, { accountId, sessionId, address, ...keys });
    return outcome.ok ? {} : refusal(outcome.code);
  });

  on(contract.renew, { access: 'signed-in', limit: 'device' }, async ({ account, body }) => {
    const { old, fresh } = body;
    const { id: accountId, sessionId } = account;
    const given = fresh && { address: fresh.address, ...fresh.keys };
    const outcome = await renew(services, { accountId, sessionId, old, fresh: given });
    return outcome.ok ? { on: outcome.value } : refusal(outcome.code);
  });

  on(contract.unsubscribe, { access: 'signed-in' }, async ({ account, body }) => {
    await store.deleteByAddress(db, account.id, body.address);
    return {};
  });
});
