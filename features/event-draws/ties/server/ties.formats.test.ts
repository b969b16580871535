import { describe, expect } from 'vitest';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as results from '../../results/results.contract.ts';
import { teamDay } from './ties.day.factory.ts';
import { TEAM_GROUPS } from './ties.factory.ts';

/** Teams in one group, whose desk has chosen best of three after the draw was published. The template of the event says best of five. */
async function bestOfThree(server: TestApp) {
  const day = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
  const scoreFormat = { id: 'table-tennis-3' };
  const { phone, params, score } = day;
  const body = { seenDraw: 1, scoreFormat };
  expect((await phone.call(results.chooseScoreFormat, { params, body })).status).toBe(200);
  const enter = async (
    matchId: string,
    text: string,
    ending?: { winner: 'player1' | 'player2' },
  ) => {
    const retired = ending && { ending: { status: 'retired', ...ending } as const };
    expect((await score(matchId, text, { scoreFormat, ...retired })).status).toBe(200);
  };
  const sums = async () => (await day.look()).draw?.results;
  return { ...day, enter, sums };
}

describe('the games of rubbers without play, in a stage with another format than the template', () => {
  test('A rubber that is given up and one that nobody plays count as the games that a win needs', async ({
    server,
  }) => {
    const { reveal, enter, sums } = await bestOfThree(server);
    await reveal('1-2-3', 1);
    await enter('1-2-3r2', '5-11', { winner: 'player2' });
    await enter('1-2-3r3', '5-11 6-11');
    expect(await sums()).toMatchObject({
      matches: [
        {
          winner: 'player2',
          tie: { rubbers: { player1: 0, player2: 3 }, games: { player1: 0, player2: 6 } },
        },
      ],
    });
  });

  test('A tie without play counts as the rubbers that win it, each with those games', async ({
    server,
  }) => {
    const { decide, sums } = await bestOfThree(server);
    expect((await decide('1-2-3', 'player1')).status).toBe(200);
    expect(await sums()).toMatchObject({
      matches: [
        { tie: { rubbers: { player1: 3, player2: 0 }, games: { player1: 6, player2: 0 } } },
      ],
    });
  });
});
