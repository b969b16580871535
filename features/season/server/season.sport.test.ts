import { describe, expect } from 'vitest';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeSeason } from './season.factory.ts';

const WON = { home: 3, away: 1 };
const LOST = { home: 1, away: 3 };
/** Home wins by five rubbers; by three pairs, of which two decide, the away team would. */
const RUBBERS = [LOST, WON, LOST, WON, WON];

describe('a season whose tournament has no sport at first', () => {
  test('A sport that is chosen later reads no result in another way', async ({ server }) => {
    const { desk, params, at, find } = await makeSeason(server, ['A', 'B'], 1, {
      sport: 'unspecified',
    });
    const body = { rubbers: RUBBERS, baseVersion: 1 };
    expect((await desk.call(contract.enterResult, { params: at, body })).status).toBe(200);
    const before = await find();
    expect(before.season?.fixtures[0]?.score).toEqual({ home: 3, away: 2 });
    const sport = { params: { id: params.id }, body: { sport: 'soft-tennis' as const } };
    expect((await desk.call(publishing.chooseSport, sport)).status).toBe(200);
    expect(await find()).toEqual(before);
  });

  test('The order of its table stays that of the rule book with which it began', async ({
    server,
  }) => {
    const { desk, params, find } = await makeSeason(server, ['A', 'B', 'C', 'D'], 1, {
      sport: 'unspecified',
    });
    // A, B and C have won twice each. By the rubbers among the three B is before C, by all rubbers behind.
    const made = (await find()).season!;
    const [a, b, c, d] = made.table.map(({ team }) => team);
    const margins = new Map([
      [`${a} ${b}`, 5],
      [`${b} ${c}`, 4],
      [`${c} ${a}`, 3],
      [`${a} ${d}`, 3],
      [`${b} ${d}`, 3],
      [`${c} ${d}`, 5],
    ]);
    for (const { id, home, away, version: baseVersion } of made.fixtures) {
      const isHome = margins.has(`${home} ${away}`);
      const won = margins.get(isHome ? `${home} ${away}` : `${away} ${home}`)!;
      const rubbers = [0, 1, 2, 3, 4].map((at) => (at < won === isHome ? WON : LOST));
      const sent = { params: { ...params, fixtureId: id }, body: { rubbers, baseVersion } };
      await desk.call(contract.enterResult, sent);
    }
    const before = await find();
    expect(before.season?.table.map(({ team }) => team)).toEqual([a, b, c, d]);
    expect(before.season?.table.map(({ decidedBy }) => decidedBy?.criterion ?? null)).toEqual([
      ...['rubbers-ratio', 'match-points', 'match-points'],
      null,
    ]);
    const sport = { params: { id: params.id }, body: { sport: 'tennis' as const } };
    await desk.call(publishing.chooseSport, sport);
    expect(await find()).toEqual(before);
  });
});
