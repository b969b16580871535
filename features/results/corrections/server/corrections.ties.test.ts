import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import * as results from '#features/results/results.contract.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { closerOf } from '../../closing/server/closing.factory.ts';
import { openCorrection } from '../corrections.contract.ts';

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';

/** A final group of three teams: the first tie was played and is 3-0, the others were won without play. */
async function finalTies(server: TestApp) {
  const day = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
  await day.reveal('1-2-3');
  for (const rubber of ['1-2-3r1', '1-2-3r2', '1-2-3r3']) {
    await day.desk.play(rubber);
    await day.score(rubber, WON);
    server.clock.advance({ seconds: 20 * 60 });
  }
  for (const tie of ['1-1-2', '1-1-3']) await day.decide(tie, 'player1');
  const { phone, tournamentId, eventId } = day;
  const params = { id: tournamentId };
  expect((await closerOf(phone, tournamentId).finalize()).status).toBe(200);
  const correct = async () => {
    const body = { id: uuidv7(), eventId, reason: 'The sheet was misread' };
    expect((await phone.call(openCorrection, { params, body })).status).toBe(200);
  };
  const changes = async () => {
    const { data } = await phone.call(results.findResults, { params, query: { names: 'full' } });
    return data?.corrections[0]?.changes.map(({ key, place, before, after }) => ({
      match: key.split(' ')[1],
      kind: place?.kind,
      before: before && [before.kind, before.winner, before.score],
      after: after && [after.kind, after.winner, after.score],
    }));
  };
  const teamsOf = async (matchId: string) => {
    const { data } = await phone.call(ties.list, { params });
    const { team1, team2 } = data!.ties.ties.find((tie) => tie.matchId === matchId)!;
    return [team1?.name, team2?.name];
  };
  return { ...day, params, correct, changes, teamsOf };
}

test('Once results are final a tie is closed, but not for its organizer while a correction of its event is open', async ({
  server,
}) => {
  const { phone, params, correct, decide } = await finalTies(server);
  const isClosed = async (by = phone) =>
    (await by.call(ties.list, { params })).data?.ties.ties.map((tie) => tie.isClosed);
  expect(await isClosed()).toEqual([true, true, true]);
  await correct();
  expect(await isClosed()).toEqual([false, false, false]);
  expect(await isClosed(server.phone())).toEqual([true, true, true]);
  expect((await decide('1-1-2', 'player2')).status).toBe(200);
  server.clock.advance({ hours: 1 });
  expect(await isClosed()).toEqual([true, true, true]);
});

test('Another outcome of a tie without play is noted with the correction', async ({ server }) => {
  const { correct, decide, changes, teamsOf } = await finalTies(server);
  await correct();
  await decide('1-1-2', 'player2');
  const [first, second] = await teamsOf('1-1-2');
  expect(await changes()).toEqual([
    {
      match: '1-1-2',
      kind: 'group',
      before: ['walkover', first, ''],
      after: ['walkover', second, ''],
    },
  ]);
  await decide('1-1-2', null);
  expect((await changes())?.[0]?.after).toEqual(['double-walkover', null, '']);
  // As it was before: nothing was corrected.
  await decide('1-1-2', 'player1');
  expect(await changes()).toBeUndefined();
});

test('A corrected rubber is noted, and what its tie becomes by it', async ({ server }) => {
  const { correct, score, changes, teamsOf } = await finalTies(server);
  await correct();
  expect((await score('1-2-3r3', LOST)).status).toBe(200);
  const [first] = await teamsOf('1-2-3');
  expect(await changes()).toMatchObject([
    { match: '1-2-3', before: ['score', first, '3-0'], after: null },
    { match: '1-2-3r3', before: ['score', expect.any(String), WON] },
  ]);
});
