import { describe, expect } from 'vitest';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeSeason } from './season.factory.ts';

const WON = { home: 3, away: 1 };
const RESULT = [WON, WON, WON, null, null];
const DAY = { day: '2026-12-13', time: '14:00' };

/** A season of two teams, and what is answered about its first fixture: the code of a refusal, else null. */
async function start(server: TestApp) {
  const made = await makeSeason(server, ['A', 'B']);
  const { at, home, away } = made;
  const answerDay = async (by: Phone, accepts: boolean, baseVersion: number) => {
    const body = { accepts, baseVersion };
    const { refusal } = await by.call(contract.answerProposal, { params: at, body });
    return refusal?.code ?? null;
  };
  const answerResult = async (by: Phone, agrees: boolean, baseVersion: number) => {
    const body = { agrees, baseVersion };
    const { refusal } = await by.call(contract.answerResult, { params: at, body });
    return refusal?.code ?? null;
  };
  const propose = (baseVersion: number) =>
    home.call(contract.propose, { params: at, body: { ...DAY, baseVersion } });
  const enter = (by: Phone, baseVersion: number) =>
    by.call(contract.enterResult, { params: at, body: { rubbers: RESULT, baseVersion } });
  return { ...made, home, away, answerDay, answerResult, propose, enter };
}

describe('an answer that was lost', () => {
  test('A result that is confirmed again stays as it is, and is not contradicted any more', async ({
    server,
  }) => {
    const { home, away, answerResult, enter, now } = await start(server);
    await enter(home, 1);
    expect(await answerResult(away, true, 2)).toBeNull();
    expect(await answerResult(away, true, 2)).toBeNull();
    expect(await answerResult(home, true, 2)).toBe('FORBIDDEN');
    expect(await answerResult(away, false, 2)).toBe('CONFIRMED');
    expect(await now()).toMatchObject({ resultState: 'confirmed', version: 3 });
  });

  test('A captain who has contradicted a result by mistake confirms it after all', async ({
    server,
  }) => {
    const { home, away, answerResult, enter, now, find } = await start(server);
    await enter(home, 1);
    await answerResult(away, false, 2);
    expect(await answerResult(away, true, 3)).toBeNull();
    expect((await now()).resultState).toBe('confirmed');
    expect((await find()).season!.table[0]?.played).toBe(1);
  });

  test('A proposal that is accepted again stays accepted', async ({ server }) => {
    const { away, answerDay, propose, now } = await start(server);
    await propose(1);
    expect(await answerDay(away, true, 2)).toBeNull();
    expect(await answerDay(away, true, 2)).toBeNull();
    expect(await now()).toMatchObject({ playOn: DAY.day, proposal: null, version: 3 });
  });

  test('A proposal that is declined again stays declined, and is not accepted by who saw it before', async ({
    server,
  }) => {
    const { away, answerDay, propose, now } = await start(server);
    await propose(1);
    expect(await answerDay(away, false, 2)).toBeNull();
    expect(await answerDay(away, false, 2)).toBeNull();
    expect(await answerDay(away, true, 2)).toBe('NO_PROPOSAL');
    expect(await now()).toMatchObject({ playOn: null, proposal: null, version: 3 });
  });

  test('A proposal is not answered where a result or another change has come after it', async ({
    server,
  }) => {
    const { desk, home, away, at, answerDay, propose, enter } = await start(server);
    const body = { ...DAY, venue: '', baseVersion: 1 };
    await desk.call(contract.schedule, { params: at, body });
    await propose(2);
    await enter(home, 3);
    expect(await answerDay(away, true, 3)).toBe('NO_PROPOSAL');
    expect(await answerDay(away, false, 4)).toBe('NO_PROPOSAL');
  });
});
