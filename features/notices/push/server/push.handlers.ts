import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../push.contract.ts';
import { isPushAddress } from './push.addresses.provider.ts';
import { vapidKeys } from './push.provider.ts';
import * as store from './push.store.ts';

/** Pushes to the browser in somebody's hand. */
export const pushHandlers = handlers((on, { db, clock, config }) => {
  on(contract.state, { access: 'signed-in' }, async ({ account, body }) => {
    const { publicKey } = await vapidKeys(db, { clock });
    const here = body.address && (await store.findIdByAddress(db, account.id, body.address));
    const live = await store.listLive(db, account.id, clock.now());
    // The demo's visitors share one person and must not learn of each other.
    const elsewhere = !account.demo && live.some((id) => id !== here);
    return { publicKey, on: Boolean(here), elsewhere };
  });

  on(contract.subscribe, { access: 'signed-in', limit: 'device' }, async ({ account, body }) => {
    const { address, keys } = body;
    if (!isPushAddress(address, config.pushServices)) return refusal('NO_PUSH_SERVICE');
    const { id: accountId, sessionId } = account;
    await store.insert(db, { accountId, sessionId, address, ...keys, now: clock.now() });
    return {};
  });

  on(contract.renew, { access: 'signed-in', limit: 'device' }, async ({ account, body }) => {
    const { old, fresh } = body;
    if (fresh && !isPushAddress(fresh.address, config.pushServices)) {
      return refusal('NO_PUSH_SERVICE');
    }
    const { id: accountId, sessionId } = account;
    const here = { accountId, sessionId, old };
    const given = fresh && { address: fresh.address, ...fresh.keys };
    return { on: await store.updateRenewed(db, here, given) };
  });

  on(contract.unsubscribe, { access: 'signed-in' }, async ({ account, body }) => {
    await store.deleteByAddress(db, account.id, body.address);
    return {};
  });
});
