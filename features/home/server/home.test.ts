import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../home.contract.ts';

describe('home', () => {
  test('Home shows a visitor the next tournaments, and no personal counts', async ({ server }) => {
    await makeTournament(server.services, { name: 'Coming' });
    const { data } = await server.phone().call(contract.home);
    expect(data?.person).toBeNull();
    expect(data?.upcoming.map((one) => one.name)).toEqual(['Coming']);
  });

  test('Home counts tournaments joined once they are confirmed, and unread notifications', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const paid = await makeTournament(server.services);
    const free = await makeTournament(server.services, { feeYen: 0 });
    for (const tournamentId of [paid, free]) {
      await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
    }
    const { data } = await phone.call(contract.home);
    expect(data?.person).toMatchObject({ tournamentsJoined: 1, newNotifications: 2 });
  });

  test('Home names the place that lapses first, until it is paid or has lapsed', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const place = async () => (await phone.call(contract.home)).data?.person?.placeToPay;
    expect(await place()).toBeNull();
    const reserve = async (name: string) => {
      const tournamentId = await makeTournament(server.services, { name });
      const id = uuidv7();
      await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
      return id;
    };
    const first = await reserve('First Cup');
    server.clock.advance({ minutes: 10 });
    const second = await reserve('Second Cup');
    expect(await place()).toEqual({
      entryId: first,
      tournamentName: 'First Cup',
      reservedUntil: '2026-11-20T03:30:00.000Z',
    });
    const body = { id: uuidv7(), entryId: first, method: 'qr-code' as const };
    await phone.call(payments.pay, { body });
    expect(await place()).toMatchObject({ entryId: second });
    server.clock.advance({ minutes: 30 });
    expect(await place()).toBeNull();
  });

  test('Home shows the three next tournaments that are open for applications', async ({
    server,
  }) => {
    for (const eventDate of ['2026-12-05', '2026-12-04', '2026-12-03', '2026-12-02']) {
      await makeTournament(server.services, { name: eventDate, eventDate });
    }
    await makeTournament(server.services, {
      name: 'closed',
      eventDate: '2026-12-01',
      applicationDeadline: '2026-11-19',
    });
    const { data } = await server.phone().call(contract.home);
    expect(data?.upcoming.map((one) => one.name)).toEqual([
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });
});

describe('a screen that is not there', () => {
  test('A path without a screen is reported to the server', async ({ server }) => {
    const { status } = await server.phone().call(contract.notFound, { body: { path: '/nowhere' } });
    expect(status).toBe(200);
  });
});
