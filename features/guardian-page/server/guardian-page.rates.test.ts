import { describe, expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import * as ratings from '#features/ratings/ratings.contract.ts';
import { rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { makePlayedTournament } from '#features/ratings/server/ratings.factory.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../guardian-page.contract.ts';
import { asked, confirmed } from './guardian-page.factory.ts';

type Family = Awaited<ReturnType<typeof confirmed>>;

/** The player of a family has beaten two in a tournament whose results are final. */
async function played(server: TestApp, family: Family) {
  const { services } = server;
  const account = family.phone.player;
  const matches = [];
  for (const fullName of ['高橋 蓮', '鈴木 湊']) {
    matches.push({ winner: account, loser: await makePlayer(services, { fullName }) });
  }
  await rateTournament(
    services,
    await makePlayedTournament(services, { day: '2026-11-08', matches }),
  );
  return { playerId: (await findByAccount(services.db, account.id)) ?? '' };
}

describe("a guardian and the player's rates", () => {
  test('A confirmed guardian sees the rates with their reasons, as the player does', async ({
    server,
  }) => {
    const family = await confirmed(server);
    const { guardian, sent, id, secret } = family;
    expect((await guardian.call(contract.rates, sent)).data?.page?.rates).toEqual([]);
    await played(server, family);
    const { data } = await guardian.call(contract.rates, sent);
    expect(data?.page?.player).toMatchObject({ name: '佐藤 花子', seesPractice: true });
    const period = data?.page?.periods[0];
    const { data: why } = await guardian.call(contract.reasons, {
      params: { id, periodId: period?.id ?? '' },
      body: { secret, discipline: 'singles' },
    });
    expect(why?.steps).toHaveLength(2);
    expect(why?.steps.reduce((sum, { change }) => sum + change, 0)).toBe(period?.change);
  });

  test("No name on a guardian's page leads to a page that only members of the club open", async ({
    server,
  }) => {
    const family = await confirmed(server);
    const { guardian, sent, id, secret, phone } = family;
    const { services } = server;
    const { id: accountId, fullName: name } = phone.player;
    const now = services.clock.now();
    await makeGroup(services.db, { creator: { accountId, name }, now, teamCode: 'LINKS001' });
    const fellow = await makePlayer(services, { fullName: '原 柚希', age: null });
    await joinGroup(
      services.db,
      { accountId: fellow.id, fullName: fellow.fullName, now },
      'LINKS001',
    );
    const grown = await makePlayer(services, { fullName: '高橋 蓮' });
    const matches = [fellow, grown].map((loser) => ({ winner: phone.player, loser }));
    await rateTournament(
      services,
      await makePlayedTournament(services, { day: '2026-11-08', matches }),
    );

    const { data } = await guardian.call(contract.rates, sent);
    const period = data?.page?.periods[0];
    const { data: why } = await guardian.call(contract.reasons, {
      params: { id, periodId: period?.id ?? '' },
      body: { secret, discipline: 'singles' },
    });
    const named = [
      ...(data?.page?.matches ?? []).flatMap(({ opponents }) => opponents),
      ...(data?.page?.bestWins ?? []).map(({ somebody }) => somebody),
      ...(why?.steps ?? []).flatMap(({ opponents }) => opponents),
    ];
    expect(new Set(named.map((one) => one.name))).toEqual(new Set(['原 柚希', '高橋']));
    for (const { name: shown, playerId } of named) {
      expect(playerId !== null, shown).toBe(shown === '高橋');
      if (!playerId) continue;
      const page = await guardian.call(ratings.playerPage, { params: { playerId } });
      expect(page.status).toBe(200);
    }
    const own = await phone.call(ratings.playerPage, {
      params: { playerId: (await findByAccount(services.db, accountId)) ?? '' },
    });
    const opens = own.data?.matches.flatMap(({ opponents }) => opponents) ?? [];
    expect(opens.every(({ playerId }) => playerId !== null)).toBe(true);
  });

  test('A guardian who has not confirmed sees no rates and hides nobody', async ({ server }) => {
    const { guardian, sent } = await asked(server);
    expect((await guardian.call(contract.rates, sent)).refusal?.code).toBe('NOT_CONFIRMED');
    const hide = { ...sent, body: { ...sent.body, hidden: true } };
    expect((await guardian.call(contract.hide, hide)).refusal?.code).toBe('NOT_CONFIRMED');
  });

  test('What the guardian has hidden, the player does not show again until the guardianship ends', async ({
    server,
  }) => {
    const family = await confirmed(server);
    const { guardian, sent, phone } = family;
    const { playerId } = await played(server, family);
    const page = () => server.phone().call(ratings.playerPage, { params: { playerId } });
    const choose = (hidden: boolean) =>
      guardian.call(contract.hide, { ...sent, body: { ...sent.body, hidden } });
    expect((await page()).status).toBe(200);
    expect((await choose(true)).data).toEqual({ hidden: 'guardian' });
    expect((await choose(true)).data).toEqual({ hidden: 'guardian' });
    expect((await page()).status).toBe(404);
    const show = () => phone.call(ratings.hide, { body: { hidden: false } });
    expect((await show()).refusal?.code).toBe('HIDDEN_BY_GUARDIAN');
    expect((await choose(false)).data).toEqual({ hidden: null });
    expect((await page()).status).toBe(200);

    await choose(true);
    await guardian.call(contract.end, sent);
    expect((await show()).data).toEqual({ hidden: null });
  });
});
