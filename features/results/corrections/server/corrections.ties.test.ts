import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { closerOf } from '../../closing/server/closing.factory.ts';
import { openCorrection } from '../corrections.contract.ts';

const WON = '11-5 11-6 11-7';

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
  return { ...day, params, correct };
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
