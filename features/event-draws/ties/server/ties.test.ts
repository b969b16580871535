import { describe, expect } from 'vitest';
import * as liveContract from '#features/live/live.contract.ts';
import { listOfTournament } from '#features/ratings/server/ratings.inputs.store.ts';
import * as results from '#features/results/results.contract.ts';
import * as contract from '#features/ties/ties.contract.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import { teamDay } from './ties.day.factory.ts';
import { TEAM_GROUPS } from './ties.factory.ts';

async function list(by: Phone, id: number) {
  return (await by.call(contract.list, { params: { id } })).data?.ties;
}

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';

describe('a tie of a knockout', () => {
  test('Before the orders are out the rubbers have no sides, and wait for the orders', async ({
    server,
  }) => {
    const { desk } = await teamDay(server);
    const rubber = await desk.match('1-0r1');
    expect(rubber).toMatchObject({ player1: null, place: { rubber: { number: 1, name: 'S1' } } });
    expect(await desk.obstacles('1-0r1')).toMatchObject([{ code: 'order-missing' }]);
  });

  test('Rubbers are called one after another, and the third win decides the tie', async ({
    server,
  }) => {
    const { desk, reveal, score, look } = await teamDay(server);
    await reveal('1-0');
    expect(await desk.waiting()).toEqual(['1-0r1']);
    for (const at of [1, 2, 3]) {
      await desk.play(`1-0r${at}`);
      expect((await score(`1-0r${at}`, WON)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const { draw } = await look();
    expect(draw?.results).toMatchObject({
      marks: [{ matchId: '1-0', result: { kind: 'score', score: '3-0' } }],
    });
    // The fourth and the fifth are no matches any more.
    const ids = (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect(ids.filter((id) => id.startsWith('1-0'))).toEqual(['1-0r1', '1-0r2', '1-0r3']);
  });
});

describe('a tie of a group', () => {
  test('The result of a tie of a group is that of its rubbers', async ({ server }) => {
    const { desk, reveal, score, look } = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
    await reveal('1-2-3');
    for (const [at, text] of [WON, LOST, WON, WON].entries()) {
      await desk.play(`1-2-3r${at + 1}`);
      expect((await score(`1-2-3r${at + 1}`, text)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const { draw } = await look();
    expect(draw?.results).toMatchObject({ matches: [{ winner: 'player1', status: 'finished' }] });
  });
});

describe('the ties of a group', () => {
  test('A team plays one tie at a time: the rubbers of its next tie wait for those of the one before', async ({
    server,
  }) => {
    const { desk, reveal } = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
    for (const matchId of ['1-2-3', '1-1-3']) await reveal(matchId);
    const { waiting, notReady } = await desk.queue();
    expect(waiting.map(({ key }) => key.split(' ')[1])).toEqual(['1-2-3r1']);
    const next = notReady.find(({ key }) => key.endsWith('1-1-3r1'));
    expect(next?.obstacles.map(({ code }) => code)).toEqual(['rubber-before']);
  });
});

describe('when a tie ends', () => {
  test('A rubber that is played when another one decides the tie is played on, and counts', async ({
    server,
  }) => {
    const { desk, reveal, score, look, rules } = await teamDay(server, { courts: 4 });
    await rules({ courtsAtOnce: 2 });
    await reveal('1-0');
    await desk.play('1-0r1');
    await desk.play('1-0r2');
    await score('1-0r1', WON);
    await score('1-0r2', WON);
    server.clock.advance({ seconds: 20 * 60 });
    await desk.play('1-0r3');
    await desk.play('1-0r4');
    await score('1-0r3', WON);
    const shown = await look();
    expect(shown.draw?.results).toMatchObject({ marks: [{ result: { score: '3-0' } }] });
    expect(await desk.match('1-0r4')).toMatchObject({ state: 'playing' });
    expect((await score('1-0r4', LOST)).status).toBe(200);
    expect((await look()).draw?.results).toMatchObject({ marks: [{ result: { score: '3-1' } }] });
    const ids = (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect(ids).not.toContain('1-0r5');
  });

  test('The first tie plays every rubber, and the next one stops with the decision', async ({
    server,
  }) => {
    const { desk, reveal, score, look, rules } = await teamDay(server, { teams: 3 });
    await rules({ stop: 'first-tie-all' });
    const first = (await desk.queue()).matches[0]?.matchId.split('r')[0] ?? '';
    await reveal(first);
    for (const at of [1, 2, 3, 4, 5]) {
      await desk.play(`${first}r${at}`);
      expect((await score(`${first}r${at}`, WON)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const marks = async () => (await look()).draw?.results;
    expect(await marks()).toMatchObject({ marks: [{ result: { score: '5-0' } }] });
    // One of the finalists has had a bye: it is that team's first tie.
    await reveal('2-0');
    expect((await desk.queue()).matches.filter(({ state }) => state !== 'done')).toHaveLength(5);
  });

  test('A tie is won since its third win, also when its last rubbers are played later', async ({
    server,
  }) => {
    const { desk, reveal, score, look, rules } = await teamDay(server, { teams: 2 });
    await rules({ stop: 'all' });
    await reveal('1-0');
    const times: string[] = [];
    for (const at of [1, 2, 3, 4]) {
      await desk.play(`1-0r${at}`);
      times.push(server.clock.now().toISOString());
      expect((await score(`1-0r${at}`, WON)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    expect((await look()).draw?.results).toMatchObject({
      marks: [{ result: { score: '4-0' }, scoredAt: times[2] }],
    });
  });

  test('A short team gives up its first rubbers, which count for the other team', async ({
    server,
  }) => {
    const { desk, reveal, score, look } = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
    await reveal('1-2-3', 1);
    const ids = (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect(ids).not.toContain('1-2-3r1');
    for (const at of [2, 3]) {
      await desk.play(`1-2-3r${at}`);
      await score(`1-2-3r${at}`, LOST);
      server.clock.advance({ seconds: 20 * 60 });
    }
    expect((await look()).draw?.results).toMatchObject({
      matches: [
        {
          winner: 'player2',
          tie: {
            rubbers: { player1: 0, player2: 3 },
            games: { player1: 0, player2: 9 },
            // 0-33 without play, and twice 18-33.
            points: { player1: 36, player2: 99 },
          },
        },
      ],
    });
  });

  test('A rubber whose tie decided the next one cannot change the winner once that has begun', async ({
    server,
  }) => {
    const { desk, reveal, score } = await teamDay(server, { teams: 3 });
    const first = (await desk.queue()).matches[0]?.matchId.split('r')[0] ?? '';
    await reveal(first);
    for (const at of [1, 2, 3]) {
      await desk.play(`${first}r${at}`);
      await score(`${first}r${at}`, WON);
      server.clock.advance({ seconds: 20 * 60 });
    }
    await reveal('2-0');
    await desk.play('2-0r1');
    await score('2-0r1', WON);
    const { status, refusal } = await score(`${first}r3`, LOST);
    expect([status, refusal?.code]).toEqual([409, 'NEXT_MATCH_PLAYED']);
  });
});

describe('a team that does not come', () => {
  test('The other team wins without play; the rubbers are none, and return with the team', async ({
    server,
  }) => {
    const { desk, decide, look } = await teamDay(server);
    expect((await decide('1-0', 'player1')).status).toBe(200);
    expect((await decide('1-0', 'player1')).status).toBe(200);
    const ids = async () => (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect((await ids()).filter((id) => id.startsWith('1-0'))).toEqual([]);
    expect((await look()).draw?.results).toMatchObject({
      marks: [{ matchId: '1-0', result: { kind: 'walkover' } }],
    });
    expect((await decide('1-0', 'none')).status).toBe(200);
    expect((await ids()).filter((id) => id.startsWith('1-0'))).toHaveLength(5);
  });

  test('A tie with a played rubber is no double walkover', async ({ server }) => {
    const { desk, reveal, score, decide } = await teamDay(server);
    await reveal('1-0');
    await desk.play('1-0r1');
    await score('1-0r1', WON);
    const { status, refusal } = await decide('1-0', null);
    expect([status, refusal?.code]).toEqual([409, 'TIE_PLAYED']);
  });

  test('Nobody but the desk decides a tie', async ({ server }) => {
    const { decide } = await teamDay(server);
    const { status } = await decide('1-0', 'player1', await server.playerPhone());
    expect(status).toBe(403);
  });
});

describe('what everybody reads', () => {
  test('Before the reveal nobody reads a player, and after it the names that may be public', async ({
    server,
  }) => {
    const { reveal, tournamentId } = await teamDay(server);
    const before = await list(server.phone(), tournamentId);
    expect(JSON.stringify(before)).not.toContain('Player');
    expect(before?.ties[0]).toMatchObject({ isRevealed: false, team1: { id: expect.any(String) } });
    await reveal('1-0');
    const after = await list(server.phone(), tournamentId);
    expect(after?.ties[0]).toMatchObject({ isRevealed: true });
    expect(after?.ties[0]?.rubbers[0]?.player1?.name).toEqual(expect.any(String));
  });

  test('The name of a team is read whole by everybody', async ({ server }) => {
    const { look } = await teamDay(server, { teams: 2 });
    const { draw } = await look();
    expect(draw?.people.map(({ name }) => name).toSorted()).toEqual(['Guest 1', 'Guest 2']);
  });

  test('A tournament that does not exist has no ties', async ({ server }) => {
    expect(await list(server.phone(), 4711)).toBeUndefined();
  });

  test('The results, the spreadsheet and the TODS record of a tournament of teams are read', async ({
    server,
  }) => {
    const { desk, reveal, score, phone, tournamentId } = await teamDay(server, { teams: 2 });
    await reveal('1-0');
    for (const at of [1, 2, 3]) {
      await desk.play(`1-0r${at}`);
      await score(`1-0r${at}`, WON);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const params = { id: tournamentId };
    const query = { names: 'full' as const };
    const found = await phone.call(results.findResults, { params, query });
    expect(found.data?.events[0]?.stages[0]?.places[0]).toMatchObject({ from: 1 });
    const tods = await phone.call(results.findTods, { params, query });
    expect(tods.status).toBe(200);
    const live = await server.phone().call(liveContract.snapshot, { params });
    expect(live.status).toBe(200);
  });
});

describe('the rubbers of a team event', () => {
  test('Rubbers count for the rates as matches do, in singles and in doubles', async ({
    server,
  }) => {
    const { desk, reveal, score, tournamentId } = await teamDay(server, { teams: 2 });
    await reveal('1-0');
    for (const at of [1, 2, 3]) {
      await desk.play(`1-0r${at}`);
      await score(`1-0r${at}`, WON);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const inputs = await listOfTournament(server.services.db, tournamentId);
    expect(inputs.map(({ discipline }) => discipline)).toEqual(['singles', 'singles', 'doubles']);
  });
});
