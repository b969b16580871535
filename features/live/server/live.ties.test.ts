import { describe, expect } from 'vitest';
import { editOf } from '#domain/team-tie/edited-template.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { joinSquad, TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { saveRules } from '#features/tie-orders/tie-orders.desk.contract.ts';
import { listening } from '#platform/testing/read-stream.ts';
import { test } from '../../../apps/server/test-app.ts';
import { RESET } from '../live.matches.policy.ts';
import { tiesInPlay } from '../live.ties.policy.ts';
import { readerOf } from './live.factory.ts';
import { openLive } from './live.streams.factory.ts';

const WON = '11-5 11-6 11-7';

describe('the ties of a snapshot', () => {
  test('A tie is in the snapshot once a team of it is known, with its result when it has ended', async ({
    server,
  }) => {
    const { reveal, decide, tournamentId } = await teamDay(server);
    const { snapshot } = readerOf(server, tournamentId);
    const tiesOf = async () =>
      Object.fromEntries((await snapshot()).ties.map(({ key, ...tie }) => [key.slice(-3), tie]));
    const drawn = await tiesOf();
    expect(Object.keys(drawn)).toEqual(['1-0', '1-1']);
    const { player1Id, player2Id } = drawn['1-0']!;
    expect(drawn['1-0']).toMatchObject({ given: { player1: 0, player2: 0 }, result: null });
    await reveal('1-0');
    expect(await tiesOf()).toEqual(drawn);
    await decide('1-0', 'player1');
    const after = await tiesOf();
    expect(after['1-0']?.result).toMatchObject({ winnerId: player1Id, kind: 'walkover' });
    expect(after['2-0']).toMatchObject({ player1Id, player2Id: null, result: null });
    expect(player2Id).not.toBeNull();
    expect(tiesInPlay(await snapshot())).toEqual([]);
  });

  test.for([
    { text: 'a knockout', options: { teams: 4, format: KNOCKOUT }, matchId: '1-0' },
    { text: 'a group', options: { teams: 3, format: TEAM_GROUPS }, matchId: '1-2-3' },
  ])(
    'A tie of $text has the team that wins it on court in its result',
    async ({ options, matchId }, { server }) => {
      const { reveal, desk, score, rules, tournamentId } = await teamDay(server, options);
      const { snapshot } = readerOf(server, tournamentId);
      await rules({ stop: 'when-decided' });
      await reveal(matchId);
      const tieOf = async () => {
        const { ties } = await snapshot();
        return ties.find(({ key }) => key.endsWith(` ${matchId}`));
      };
      for (const number of [1, 2, 3]) {
        expect(await tieOf()).toMatchObject({ result: null });
        await desk.play(`${matchId}r${number}`);
        await score(`${matchId}r${number}`, WON);
        server.clock.advance({ seconds: 20 * 60 });
      }
      const tie = await tieOf();
      expect(tie?.result).toMatchObject({ winnerId: tie?.player1Id, kind: 'score' });
    },
  );

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

  test('Pages are read again when the organizer saves other rules for the ties of an event', async ({
    server,
  }) => {
    const { phone, eventId, tournamentId } = await teamDay(server);
    const { log } = readerOf(server, tournamentId);
    const { rubbers, rules, ...edit } = editOf(findTemplate('tt-4s1d')!);
    const body = {
      ...edit,
      rubbers: [...rubbers],
      rules: [...rules],
      templateId: 'tt-4s1d',
      courtsAtOnce: 2,
      fileMinutes: 40,
      warnsOnly: false,
      baseVersion: 0,
    };
    const before = (await log()).length;
    for (let time = 0; time < 2; time++) {
      const saved = await phone.call(saveRules, { params: { id: tournamentId, eventId }, body });
      expect(saved.status).toBe(200);
    }
    expect((await log()).slice(before).map(({ patch }) => patch)).toEqual([RESET]);
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
