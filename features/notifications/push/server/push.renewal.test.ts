import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import type { Phone } from '../../../../apps/server/test-app.ts';
import * as contract from '../push.contract.ts';
import { happen, isOn, queue, test } from './push.factory.ts';

describe('a subscription that the browser has exchanged', () => {
  const exchange = (phone: Phone, old: string | null, fresh: object | null) =>
    phone.call(contract.renew, { body: { old, fresh: fresh as never } });

  test('A renewed subscription continues at its new address, and the old one is dropped', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    const [old, fresh] = [push.subscribe(), push.subscribe()];
    await phone.call(contract.subscribe, { body: old });
    expect((await exchange(phone, old.address, fresh)).data).toEqual({ on: true });
    expect((await exchange(phone, old.address, fresh)).data).toEqual({ on: true });
    expect(await isOn(phone, old.address)).toBe(false);
    await happen(server, phone);
    expect(push.received.map(({ address }) => address)).toEqual([fresh.address]);
  });

  test('A renewed subscription gets the pushes that were already queued', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    const [old, fresh] = [push.subscribe(), push.subscribe()];
    await phone.call(contract.subscribe, { body: old });
    await queue(server, phone);
    await exchange(phone, old.address, fresh);
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(push.received.map(({ address }) => address)).toEqual([fresh.address]);
  });

  test('A subscription is renewed by its login when the browser does not name the old address', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    const elsewhere = server.phone();
    const { email: loginId, password } = phone.player;
    await elsewhere.call(accounts.login, { body: { loginId, password } });
    const [old, other, fresh] = [push.subscribe(), push.subscribe(), push.subscribe()];
    await phone.call(contract.subscribe, { body: old });
    await elsewhere.call(contract.subscribe, { body: other });
    expect((await exchange(phone, null, fresh)).data).toEqual({ on: true });
    const current = [old, other, fresh].map(({ address }) => isOn(phone, address));
    expect(await Promise.all(current)).toEqual([false, true, true]);
  });

  test('A subscription that ended or was switched off is not renewed', async ({ server, push }) => {
    const phone = await server.playerPhone();
    const [old, fresh] = [push.subscribe(), push.subscribe()];
    await phone.call(contract.subscribe, { body: old });
    expect((await exchange(phone, null, null)).data).toEqual({ on: false });
    expect(await isOn(phone, old.address)).toBe(false);
    expect((await exchange(phone, old.address, fresh)).data).toEqual({ on: false });
    expect(await isOn(phone, fresh.address)).toBe(false);
  });

  test('A renewal changes no subscription of another account, and accepts no unknown push service', async ({
    server,
    push,
  }) => {
    const [owner, other] = [await server.playerPhone(), await server.playerPhone()];
    const [old, fresh] = [push.subscribe(), push.subscribe()];
    await owner.call(contract.subscribe, { body: old });
    expect((await exchange(other, old.address, fresh)).data).toEqual({ on: false });
    expect((await exchange(other, old.address, old)).data).toEqual({ on: false });
    expect(await isOn(owner, old.address)).toBe(true);
    const { keys } = fresh;
    const evil = await exchange(owner, old.address, { address: 'https://evil.example/x', keys });
    expect(evil.refusal?.code).toBe('NO_PUSH_SERVICE');
    expect(await isOn(owner, old.address)).toBe(true);
  });
});
