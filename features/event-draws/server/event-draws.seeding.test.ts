import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { accounts as table } from '#features/accounts/server/accounts.tables.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import { removeEntrant } from '../withdrawing/server/withdrawing.factory.ts';
import { type EnteredPlayer, makeEnteredEvent } from './event-draws.factory.ts';

const FIVE: readonly EnteredPlayer[] = [
  ['Sato', 'S'],
  ['Abe', 'A'],
  ['Baba', 'B'],
  ['Chiba', 'C'],
  ['Endo', 'E'],
];

/** A closed event of five players with different ratings, as its organizer sees it. */
async function closed(server: TestApp) {
  const made = await makeEnteredEvent(server.services, FIVE);
  const { loginId, password } = made.organizer;
  const signedIn = async () => {
    const phone = server.phone();
    await phone.call(accounts.login, { body: { loginId, password } });
    return phone;
  };
  const phone = await signedIn();
  const params = { id: made.tournamentId, eventId: made.eventId };
  const { data } = await phone.call(contract.closeEntries, { params });
  const list = data?.event.seeding?.entrants ?? [];
  const numbers = (...names: string[]) =>
    names.map((name) => list.find((one) => one.name === name)?.number ?? 0);
  const save = (
    baseVersion: number,
    order: readonly number[] | null,
    seedCount: number | null = null,
  ) =>
    phone.call(contract.saveSeeding, {
      params,
      body: { baseVersion, order: order && [...order], seedCount },
    });
  const read = async () => (await phone.call(contract.prepared, { params })).data?.event.seeding;
  return { ...made, phone, params, signedIn, numbers, save, read };
}

const named = (seeding: { entrants: readonly { name: string }[] } | null | undefined) =>
  seeding?.entrants.map(({ name }) => name);

describe('seeding', () => {
  test('The order and the number of seeds are saved as the organizer chose them', async ({
    server,
  }) => {
    const { save, read, numbers } = await closed(server);
    expect(named(await read())).toEqual(['Sato', 'Abe', 'Baba', 'Chiba', 'Endo']);
    const order = numbers('Endo', 'Sato', 'Abe', 'Chiba', 'Baba');
    const { data } = await save(1, order, 4);
    expect(data?.event.seeding).toMatchObject({
      version: 2,
      seedCount: 4,
      isCountChosen: true,
      usualSeedCount: 2,
      mostSeeds: 4,
      isByPoints: false,
    });
    expect(named(await read())).toEqual(['Endo', 'Sato', 'Abe', 'Chiba', 'Baba']);
  });

  test('Without an order of the organizer the list is by rating points again', async ({
    server,
  }) => {
    const { save, numbers } = await closed(server);
    await save(1, numbers('Endo', 'Sato', 'Abe', 'Chiba', 'Baba'), 0);
    const { data } = await save(2, null);
    expect(named(data?.event.seeding)).toEqual(['Sato', 'Abe', 'Baba', 'Chiba', 'Endo']);
    expect(data?.event.seeding).toMatchObject({ isByPoints: true, seedCount: 2 });
  });

  test('The second of two who seed at once is refused, and reads the order of the first', async ({
    server,
  }) => {
    const { save, signedIn, params, numbers, read } = await closed(server);
    const second = await signedIn();
    await save(1, numbers('Endo', 'Sato', 'Abe', 'Chiba', 'Baba'));
    const body = {
      baseVersion: 1,
      order: numbers('Baba', 'Sato', 'Abe', 'Chiba', 'Endo'),
      seedCount: 2,
    };
    const { status, refusal } = await second.call(contract.saveSeeding, { params, body });
    expect([status, refusal?.code]).toEqual([409, 'SEEDING_CHANGED']);
    expect(named(await read())?.[0]).toBe('Endo');
    const again = { ...body, baseVersion: 2 };
    expect((await second.call(contract.saveSeeding, { params, body: again })).status).toBe(200);
    expect(named(await read())?.[0]).toBe('Baba');
  });

  test('The same seeding sent again changes nothing', async ({ server }) => {
    const { save, numbers } = await closed(server);
    const order = numbers('Endo', 'Sato', 'Abe', 'Chiba', 'Baba');
    const first = await save(1, order, 2);
    expect(await save(1, order, 2)).toEqual(first);
  });

  test('An order without somebody, with somebody twice or with an unknown number is refused', async ({
    server,
  }) => {
    const { save, numbers, read } = await closed(server);
    const all = numbers('Sato', 'Abe', 'Baba', 'Chiba', 'Endo');
    for (const order of [all.slice(1), [...all, ...all.slice(0, 1)], [...all.slice(1), 99]]) {
      const { status, refusal } = await save(1, order);
      expect([status, refusal?.code]).toEqual([422, 'INVALID_ORDER']);
    }
    expect((await read())?.version).toBe(1);
  });

  test('More seeds than half of the lines are refused', async ({ server }) => {
    const { save } = await closed(server);
    const { status, refusal } = await save(1, null, 5);
    expect([status, refusal?.code]).toEqual([422, 'INVALID_SEED_COUNT']);
    expect((await save(1, null, 4)).status).toBe(200);
  });

  test('An event whose entries are open cannot be seeded', async ({ server }) => {
    const { save, phone, params } = await closed(server);
    await phone.call(contract.reopenEntries, { params });
    const { status, refusal } = await save(2, null, 1);
    expect([status, refusal?.code]).toEqual([409, 'ENTRIES_OPEN']);
  });

  test('A cancelled tournament cannot be seeded', async ({ server }) => {
    const { save, params } = await closed(server);
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    const { status, refusal } = await save(1, null, 1);
    expect([status, refusal?.code]).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });

  test('A tournament or event that does not exist cannot be seeded', async ({ server }) => {
    const { phone, params } = await closed(server);
    const body = { baseVersion: 1, order: null, seedCount: null };
    for (const [wrong, code] of [
      [{ ...params, id: 999 }, 'TOURNAMENT_NOT_FOUND'],
      [{ ...params, eventId: 999 }, 'EVENT_NOT_FOUND'],
    ] as const) {
      const answer = await phone.call(contract.saveSeeding, { params: wrong, body });
      expect([answer.status, answer.refusal?.code]).toEqual([404, code]);
    }
  });

  test('Who withdraws leaves the list; the order that names them can still be saved', async ({
    server,
  }) => {
    const { save, read, players, numbers, phone, params } = await closed(server);
    const order = numbers('Endo', 'Sato', 'Abe', 'Chiba', 'Baba');
    await removeEntrant(phone, params, players[0]?.entryId ?? '');
    expect(named(await read())).toEqual(['Abe', 'Baba', 'Chiba', 'Endo']);
    const { data } = await save(1, order, 2);
    expect(named(data?.event.seeding)).toEqual(['Endo', 'Abe', 'Chiba', 'Baba']);
  });

  test('The list stays as it was copied when a player gets another name', async ({ server }) => {
    const { read, players } = await closed(server);
    const { db } = server.services;
    await db
      .update(table)
      .set({ name: 'Suzuki' })
      .where(eq(table.id, players[0]?.id ?? ''));
    expect(named(await read())?.[0]).toBe('Sato');
  });
});
