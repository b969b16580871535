import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as payments from '../../payments.contract.ts';
import { sandboxCharges } from '../../server/payments.sandbox.tables.ts';
import * as contract from '../sandbox-wallet.contract.ts';

/** A reserved place, and the code in the link of its payment. */
async function reserved(server: TestApp) {
  const phone = await server.playerPhone();
  const tournamentId = await makeTournament(server.services, { feeYen: 2500 });
  const entryId = uuidv7();
  await phone.call(entries.apply, { body: { id: entryId, tournamentId, agreed: true } });
  const { data } = await phone.call(payments.options, { query: { entryId } });
  const link = new URL(data?.walletLink ?? '');
  return { phone, entryId, link, code: link.searchParams.get('code') ?? '' };
}

const stateOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry.state;
const approve = (server: TestApp, code: string) =>
  server.phone().call(contract.approve, { body: { code } });
const charges = ({ services }: TestApp) => services.db.select().from(sandboxCharges);

describe("the wallet's link", () => {
  test('The wallet link leads to the sandbox wallet, which shows the amount to approve without a login', async ({
    server,
  }) => {
    const { entryId, link, code } = await reserved(server);
    expect([link.origin, link.pathname]).toEqual([server.services.origin(), '/sandbox-wallet']);
    const { data } = await server.phone().call(contract.read, { query: { code } });
    expect(data).toEqual({
      amountYen: 2500,
      approved: false,
      returnTo: `/tournament-payment?entry=${entryId}&method=qr-code`,
    });
  });

  test('A wallet link that was changed is refused', async ({ server }) => {
    const { code } = await reserved(server);
    const cheaper = code.replace('2500', '1');
    expect((await approve(server, cheaper)).refusal?.code).toBe('ORDER_NOT_FOUND');
    const { refusal } = await server.phone().call(contract.read, { query: { code: cheaper } });
    expect(refusal?.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('approving in the wallet', () => {
  test('An approval pays the entry, even if the page that showed the link is never opened again', async ({
    server,
  }) => {
    const { phone, entryId, code } = await reserved(server);
    expect((await approve(server, code)).data).toMatchObject({ approved: true });
    // Nothing is charged before the webhook has asked us.
    expect(await charges(server)).toEqual([]);
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(await stateOf(phone, entryId)).toBe('confirmed');
    expect(await charges(server)).toMatchObject([{ amountYen: 2500, outcome: 'succeeded' }]);
  });

  test('An approval sent twice, and with "Complete Payment" at the same time, charges once', async ({
    server,
  }) => {
    const { phone, entryId, code } = await reserved(server);
    await Promise.all([approve(server, code), approve(server, code)]);
    const body = { id: uuidv7(), entryId, method: 'qr-code' as const };
    await Promise.all([phone.call(payments.pay, { body }), server.app.jobs.drain()]);
    await server.app.jobs.drain();
    expect(await stateOf(phone, entryId)).toBe('confirmed');
    expect(await charges(server)).toHaveLength(1);
  });

  test('An approval after the place has lapsed charges nothing', async ({ server }) => {
    const { phone, entryId, code } = await reserved(server);
    server.clock.advance({ minutes: 31 });
    await approve(server, code);
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(await stateOf(phone, entryId)).toBe('lapsed');
    expect(await charges(server)).toEqual([]);
  });

  test('An approval is charged later when the provider does not answer at first', async () => {
    let down = true;
    const server = await startTestApp(
      {},
      {
        aroundProvider: (real) => ({
          ...real,
          findApproval: async (key) => {
            if (down) throw new Error('the provider is closed');
            return real.findApproval(key);
          },
        }),
      },
    );
    const { phone, entryId, code } = await reserved(server);
    await approve(server, code);
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(await stateOf(phone, entryId)).toBe('reserved');
    down = false;
    await server.app.jobs.drain();
    expect(await stateOf(phone, entryId)).toBe('confirmed');
    await server.close();
  });
});
