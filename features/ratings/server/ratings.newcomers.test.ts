import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { accountRates } from '#features/accounts/server/accounts.tables.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { updateSport } from '#features/groups/server/groups.store.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../ratings.contract.ts';
import { rateTournament } from './ratings.commands.ts';
import { makePlayedTournament } from './ratings.factory.ts';

/** Somebody who has never declared a level, as an organizer's account. */
async function withoutLevel({ services: { db } }: TestApp, { id }: MadePlayer) {
  await db.delete(accountRates).where(eq(accountRates.accountId, id));
}

type Options = NonNullable<Parameters<typeof makePlayedTournament>[1]>;

async function cup(
  { services }: TestApp,
  matches: Options['matches'],
  options: Partial<Options> = {},
) {
  const day = '2026-11-08';
  const id = await makePlayedTournament(services, { day, matches, ...options });
  await rateTournament(services, id);
}

const ownOf = async (phone: Phone) => (await phone.call(contract.own, {})).data;
const pageOf = async (phone: Phone, playerId: string) =>
  (await phone.call(contract.playerPage, { params: { playerId } })).data;

describe('a player without a level', () => {
  test('Is new from 1200 on, until the rate is certain', async ({ server }) => {
    const phone = await server.playerPhone();
    await withoutLevel(server, phone.player);
    const before = await ownOf(phone);
    expect(before).toMatchObject({
      rate: null,
      start: { points: 1200, deviation: 250, letter: 'D', isProvisional: true, isNew: true },
    });
    const page = await pageOf(phone, before?.playerId ?? '');
    expect(page).toMatchObject({ rates: [], start: { points: 1200, isNew: true } });

    const rival = await makePlayer(server.services, { level: 'D' });
    await cup(server, [{ winner: phone.player, loser: rival }]);
    const after = await ownOf(phone);
    expect(after).toMatchObject({
      rate: { points: 1307, deviation: 218, isProvisional: true, isNew: true },
      start: null,
    });

    const many = Array.from({ length: 12 }, () => [
      { winner: phone.player, loser: rival },
      { winner: rival, loser: phone.player },
    ]).flat();
    await cup(server, many, { day: '2026-11-15' });
    expect((await ownOf(phone))?.rate).toMatchObject({ isProvisional: false, isNew: false });
  });

  test('Is new in the reasons and best wins of the opponents, who are not', async ({ server }) => {
    const phone = await server.playerPhone({ level: 'D' });
    const newcomer = await makePlayer(server.services);
    await withoutLevel(server, newcomer);
    await cup(server, [{ winner: phone.player, loser: newcomer }]);
    const own = await ownOf(phone);
    expect(own?.rate).toMatchObject({ isProvisional: true, isNew: false });
    const page = await pageOf(phone, own?.playerId ?? '');
    expect(page?.bestWins).toMatchObject([{ points: 1200, isNew: true }]);
    const { data } = await phone.call(contract.reasons, {
      params: { playerId: own?.playerId ?? '', periodId: own?.last?.id ?? '' },
      query: { discipline: 'singles' },
    });
    expect(data?.steps).toMatchObject([
      { opponentPoints: 1200, opponentDeviation: 250, isNew: true },
    ]);
  });
});

test('A player with a level begins with its points and is not new', async ({ server }) => {
  const phone = await server.playerPhone({ level: 'B' });
  expect(await ownOf(phone)).toMatchObject({
    rate: null,
    start: { points: 1600, deviation: 250, letter: 'B', isProvisional: true, isNew: false },
  });
});

describe('the main sport', () => {
  const openedBy = async (phone: Phone) =>
    (await phone.call(contract.ranking, { query: {} })).data?.sport;

  test('The ranking opens on that of most rated matches, before it on that of the club, for visitors on the fullest', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { services } = server;
    const [one, two] = [await makePlayer(services), await makePlayer(services)];
    const evening = Array.from({ length: 12 }, () => [
      { winner: one, loser: two },
      { winner: two, loser: one },
    ]).flat();
    await cup(server, evening, { sport: 'badminton' });
    expect(await openedBy(server.phone())).toBe('badminton');
    expect(await openedBy(phone)).toBe('badminton');

    const { id: accountId, fullName: name } = phone.player;
    const creator = { accountId, name };
    const group = await makeGroup(services.db, { creator, now: services.clock.now() });
    expect(await openedBy(phone)).toBe('badminton');
    await updateSport(services.db, group.id, 'soft-tennis');
    expect(await openedBy(phone)).toBe('soft-tennis');

    await cup(server, [{ winner: phone.player, loser: one }], { sport: 'tennis' });
    expect(await openedBy(phone)).toBe('tennis');
    expect(await openedBy(server.phone())).toBe('badminton');
  });

  test('The headline is the rate in the main sport, whichever was played last', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const rival = await makePlayer(server.services);
    const won = { winner: phone.player, loser: rival };
    await cup(server, [won, won, won], { sport: 'badminton' });
    await cup(server, [won], { sport: 'tennis', day: '2026-11-15' });
    expect((await ownOf(phone))?.rate?.sport).toBe('badminton');
  });
});
