import { describe, expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { joinSquad } from '#features/event-draws/ties/server/ties.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { listening } from '#platform/testing/read-stream.ts';
import { test } from '../../../apps/server/test-app.ts';
import { RESET } from '../live.matches.policy.ts';
import { tiesInPlay } from '../live.ties.policy.ts';
import { readerOf } from './live.factory.ts';
import { openLive } from './live.streams.factory.ts';

const WON = '11-5 11-6 11-7';

describe('the ties of a snapshot', () => {
  test('A tie is in the snapshot once its orders are out, and gone when a team has won it without play', async ({
    server,
  }) => {
    const { reveal, decide, tournamentId } = await teamDay(server);
    const { snapshot } = readerOf(server, tournamentId);
    expect((await snapshot()).ties).toEqual([]);
    await reveal('1-0');
    expect((await snapshot()).ties).toMatchObject([
      { key: expect.stringMatching(/ 1-0$/), given: { player1: 0, player2: 0 } },
    ]);
    await decide('1-0', 'player1');
    expect((await snapshot()).ties).toEqual([]);
  });

  test('What a short team gives up is in the score of its tie from the beginning', async ({
    server,
  }) => {
    const { reveal, desk, tournamentId } = await teamDay(server);
    const { snapshot } = readerOf(server, tournamentId);
    await reveal('1-0', 1);
    await desk.play('1-0r2');
    expect(tiesInPlay(await snapshot())).toMatchObject([{ score: [0, 1] }]);
  });

  test('Pages with a player of a squad are read again when strangers may read the name no longer', async ({
    server,
  }) => {
    const { services } = server;
    const { reveal, eventId, tournamentId } = await teamDay(server);
    const { log } = readerOf(server, tournamentId);
    await reveal('1-0');
    const ren = await server.playerPhone();
    const { id: accountId, fullName: name, password } = ren.player;
    await joinSquad(services, { eventId, side: '10100', account: { id: accountId, name } });
    const before = (await log()).length;
    const changed = { type: 'name.changed', accountId } as const;
    await services.db.transaction((tx) => services.publish(tx, changed));
    expect((await log()).slice(before).map(({ patch }) => patch)).toEqual([RESET]);
    expect((await ren.call(leave, { body: { password } })).status).toBe(200);
    expect((await log()).slice(before).map(({ patch }) => patch)).toEqual([RESET, RESET]);
  });

  test('The stream alone keeps the score of a tie and its rubber on court', async ({ server }) => {
    const { reveal, desk, score, tournamentId } = await teamDay(server);
    const { snapshot } = readerOf(server, tournamentId);
    await reveal('1-0');
    const before = await snapshot();
    const reader = await openLive(await listening(server.app.http), tournamentId, {
      after: before.seq,
    });
    await reader.untilOpen();
    await desk.play('1-0r1');
    await score('1-0r1', WON);
    server.clock.advance({ seconds: 20 * 60 });
    await desk.play('1-0r2');
    let shown = before;
    const after = await snapshot();
    while (shown.seq < after.seq) {
      const heard = await reader.next();
      if (heard?.data.kind !== 'matches') throw new Error('the change was not sent');
      const changed = new Map(heard.data.matches.map((match) => [match.key, match]));
      const matches = shown.matches.map((match) => changed.get(match.key) ?? match);
      shown = { ...shown, seq: heard.id ?? 0, matches };
    }
    expect(tiesInPlay(shown)).toEqual(tiesInPlay(after));
    expect(tiesInPlay(shown)).toMatchObject([
      { score: [1, 0], onCourt: [{ place: { rubber: { name: 'S2' } }, state: 'playing' }] },
    ]);
  });
});
