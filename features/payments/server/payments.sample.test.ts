import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { startTestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../payments.contract.ts';

describe('the sample payment', () => {
  test('The sample payment is for the sample player of the demo only', async ({ server }) => {
    await makeTournament(server.services);
    const phone = await server.playerPhone();
    expect((await phone.call(contract.sample)).data).toEqual({ tournament: null });
  });

  test('The sample payment is for the next open tournament with a fee that the sample player has not entered', async () => {
    const server = await startTestApp({ DEMO: 'on' });
    const { id } = await makePlayer(server.services);
    server.app.setDemoAccount(id);
    await makeTournament(server.services, { name: 'Free', feeYen: 0, eventDate: '2026-11-28' });
    const first = await makeTournament(server.services, { eventDate: '2026-11-29' });
    const second = await makeTournament(server.services, { eventDate: '2026-11-30' });
    const visitor = server.phone();
    const sample = async () => (await visitor.call(contract.sample)).data?.tournament?.id;
    expect(await sample()).toBe(first);
    await visitor.call(entries.apply, {
      body: { id: uuidv7(), tournamentId: first, agreed: true },
    });
    expect(await sample()).toBe(second);
    await server.close();
  });

  test('The sample payment shows the points before there is an entry', async ({ server }) => {
    const { data } = await (await server.playerPhone()).call(contract.options, { query: {} });
    expect(data).toMatchObject({ points: { available: 1500 }, walletLink: null });
  });
});
