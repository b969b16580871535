import { expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { makePlayedTournament } from '#features/ratings/server/ratings.factory.ts';
import { createPreviews } from './previews.ts';
import { test } from './test-app.ts';

test('Addresses that people send each other have previews in both languages, with the product’s name and public names only', async ({
  server,
}) => {
  const { services } = server;
  const winner = await makePlayer(services, { fullName: '中村 美月', level: 'B' });
  const loser = await makePlayer(services, { fullName: '原 柚希', level: 'B' });
  await guardians.updateAge(services.db, {
    accountId: loser.id,
    age: 'under-18',
    now: services.clock.now(),
  });
  const id = await makePlayedTournament(services, {
    day: '2026-11-08',
    name: '秋の大会｜Autumn Cup',
    matches: [{ winner, loser }],
  });
  await rateTournament(services, id);
  const find = createPreviews(services);
  const idOf = async (accountId: string) => (await findByAccount(services.db, accountId)) ?? '';
  expect(await find('/rankings', 'ja')).toMatchObject({ title: 'ランキング · ラリーデイズ' });
  expect(await find(`/players/${await idOf(winner.id)}`, 'en')).toEqual({
    title: '中村 · RallyDays',
    description: expect.stringMatching(/^Tournaments, singles · \d{4} ±\d+ · Rank A$/),
  });
  expect(await find(`/live/${id}`, 'ja')).toMatchObject({ title: '秋の大会 · ラリーデイズ' });
  expect(await find(`/tournaments/${id}/results`, 'en')).toMatchObject({
    title: 'Autumn Cup · RallyDays',
  });

  // Nothing of a player whose page strangers cannot open, and of addresses that name nothing.
  const nothing = [
    `/players/${await idOf(loser.id)}`,
    '/players/x',
    '/live/99999',
    '/my-page',
    '/',
  ];
  for (const path of nothing) expect(await find(path, 'en'), path).toBeNull();
});
