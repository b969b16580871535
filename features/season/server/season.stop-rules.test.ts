import { expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeSeason, saveFormat } from './season.factory.ts';

const WON = { home: 3, away: 0 };
const DECIDED = [WON, WON, WON, null, null];

test('Where every rubber is played in the first tie of a team, a season asks for all of them on its first matchday and for no more later', async ({
  server,
}) => {
  const made = await makeSeason(server, ['A', 'B', 'C', 'D'], 1);
  const { desk, params, find } = made;
  const play = {
    groups: { stop: 'first-tie-all', format: 'table-tennis-5' },
    knockout: { stop: 'when-decided', format: 'table-tennis-5' },
  } as const;
  expect((await saveFormat(made, { play })).status).toBe(200);
  const { fixtures } = (await find()).season!;
  const [first] = fixtures;
  const later = fixtures.find(({ matchday }) => matchday === 2);
  expect([first?.playsAll, later?.playsAll]).toEqual([true, false]);
  const enter = async (fixture: typeof first, rubbers: typeof DECIDED) => {
    const at = { ...params, fixtureId: fixture?.id ?? '' };
    const sent = { params: at, body: { rubbers, baseVersion: fixture?.version ?? 0 } };
    return (await desk.call(contract.enterResult, sent)).refusal?.code ?? null;
  };
  expect(await enter(first, DECIDED)).toBe('OPEN');
  expect(await enter(first, [WON, WON, WON, WON, WON])).toBeNull();
  expect(await enter(later, DECIDED)).toBeNull();
});
