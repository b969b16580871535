import { describe, expect } from 'vitest';
import { listOfTournament } from '#features/ratings/server/ratings.inputs.store.ts';
import * as results from '#features/results/results.contract.ts';
import * as contract from '#features/ties/ties.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { teamDay } from './ties.day.factory.ts';
import { TEAM_GROUPS } from './ties.factory.ts';

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';

/** A tie that stands at 2–1, between two rubbers. */
async function between(server: TestApp, options: Parameters<typeof teamDay>[1] = { teams: 3 }) {
  const day = await teamDay(server, options);
  const all = (await day.desk.queue()).matches;
  const matchId = options?.format ? '1-2-3' : (all[0]?.matchId.split('r')[0] ?? '');
  await day.reveal(matchId);
  for (const [at, score] of [WON, LOST, WON].entries()) {
    await day.desk.play(`${matchId}r${at + 1}`);
    await day.score(`${matchId}r${at + 1}`, score);
    server.clock.advance({ seconds: 20 * 60 });
  }
  const params = { id: day.tournamentId };
  const tie = async () => {
    const { data } = await day.phone.call(contract.list, { params });
    return data?.ties.ties.find((one) => one.matchId === matchId);
  };
  const rubbers = async () =>
    (await day.desk.queue()).matches
      .filter((one) => one.matchId.startsWith(`${matchId}r`))
      .map((one) => one.state);
  return { ...day, params, matchId, tie, rubbers };
}

describe('a team that goes on no more between two rubbers', () => {
  test('The withdrawal of a team is a retirement: the score stands, the other team wins and goes on, the rest is not played', async ({
    server,
  }) => {
    const { tie, withdraw, look, rubbers, tournamentId, phone, params } = await between(server);
    const { team1, team2 } = (await tie())!;
    expect((await withdraw(Number(team1?.id))).status).toBe(200);
    expect(await tie()).toMatchObject({
      score: { player1: 2, player2: 1 },
      winner: 'player2',
      isOver: true,
      isRetired: true,
      isWalkover: false,
    });
    expect((await tie())?.rubbers.map(({ isOff }) => isOff)).toEqual([
      ...[false, false, false],
      ...[true, true],
    ]);
    // What was played stays among the matches of the day, and counts for the rates.
    expect(await rubbers()).toEqual(['done', 'done', 'done']);
    expect(await listOfTournament(server.services.db, tournamentId)).toHaveLength(3);
    const draw = (await look()).draw?.results;
    expect(draw).toMatchObject({
      marks: expect.arrayContaining([
        expect.objectContaining({
          result: expect.objectContaining({ kind: 'retirement', winner: team2?.id, score: '2-1' }),
        }),
      ]),
    });
    const query = { names: 'full', list: 'matches' } as const;
    const sheet = await phone.call(results.findSheet, { params, query });
    expect(sheet.data?.csv).toContain('"2–1","Retired"');
  });

  test('The desk says that a team gives up, and takes it back: the rubbers decide again', async ({
    server,
  }) => {
    const { tie, decide, matchId, rubbers } = await between(server);
    expect((await decide(matchId, 'player2')).status).toBe(200);
    expect((await decide(matchId, 'player2')).status).toBe(200);
    expect(await tie()).toMatchObject({ isRetired: true, winner: 'player2' });
    expect((await decide(matchId, 'none')).status).toBe(200);
    expect(await tie()).toMatchObject({ isRetired: false, winner: null, isOver: false });
    expect(await rubbers()).toHaveLength(5);
  });

  test('Neither a double walkover nor another winner is entered for what the rubbers have decided', async ({
    server,
  }) => {
    const { decide, desk, score, matchId } = await between(server);
    const refused = async (outcome: 'player1' | 'player2' | null) => {
      const { status, refusal } = await decide(matchId, outcome);
      return [status, refusal?.code];
    };
    expect(await refused(null)).toEqual([409, 'TIE_PLAYED']);
    await desk.play(`${matchId}r4`);
    await score(`${matchId}r4`, WON);
    expect(await refused('player2')).toEqual([409, 'TIE_PLAYED']);
    expect(await refused('player1')).toEqual([409, 'TIE_PLAYED']);
  });

  test('In the table of a group the other team has the rubbers that it still needed, without play', async ({
    server,
  }) => {
    const { decide, matchId, look } = await between(server, { teams: 3, format: TEAM_GROUPS });
    expect((await decide(matchId, 'player2')).status).toBe(200);
    expect((await look()).draw?.results).toMatchObject({
      matches: [
        {
          winner: 'player2',
          status: 'retired',
          tie: {
            rubbers: { player1: 2, player2: 3 },
            games: { player1: 6, player2: 9 },
            // 33-18, 18-33 and 33-18 played, and two rubbers of 0-33.
            points: { player1: 84, player2: 135 },
          },
        },
      ],
    });
  });

  test('A team that withdraws from its group leaves no tie to the desk: the one that has begun is retired, the other one a walkover', async ({
    server,
  }) => {
    const day = await between(server, { teams: 3, format: TEAM_GROUPS });
    const { tie, withdraw, look, rubbers, desk, phone, params } = day;
    const { team1: leaver, team2 } = (await tie())!;
    expect((await withdraw(Number(leaver?.id), 'remove')).status).toBe(200);
    expect(await tie()).toMatchObject({
      score: { player1: 2, player2: 1 },
      winner: 'player2',
      isOver: true,
      isRetired: true,
      isWalkover: false,
    });
    expect(await rubbers()).toEqual(['done', 'done', 'done']);
    const { data } = await phone.call(contract.list, { params });
    const other = data?.ties.ties.find(
      (one) => one.team1?.id !== team2?.id && one.team2?.id !== team2?.id,
    );
    const winner = other?.team1?.id === leaver?.id ? 'player2' : 'player1';
    expect(other).toMatchObject({ winner, isOver: true, isWalkover: true });
    expect((await look()).draw?.results).toMatchObject({
      matches: expect.arrayContaining([
        expect.objectContaining({
          status: 'retired',
          tie: expect.objectContaining({ rubbers: { player1: 2, player2: 3 } }),
        }),
        expect.objectContaining({ status: 'walkover', winner }),
      ]),
    });
    // The tie of the other two is still to be played.
    expect((await desk.queue()).matches.filter(({ state }) => state === 'waiting')).toHaveLength(5);
  });

  test('A team that withdraws while the first rubber of its tie is on court retires', async ({
    server,
  }) => {
    const { desk, reveal, withdraw, phone, tournamentId } = await teamDay(server, {
      teams: 3,
      format: TEAM_GROUPS,
    });
    await reveal('1-2-3');
    await desk.play('1-2-3r1');
    const read = async () => {
      const { data } = await phone.call(contract.list, { params: { id: tournamentId } });
      return data?.ties.ties.find(({ matchId }) => matchId === '1-2-3');
    };
    const leaver = Number((await read())?.team2?.id);
    expect((await withdraw(leaver, 'remove')).status).toBe(200);
    expect(await read()).toMatchObject({ isRetired: true, winner: 'player1' });
  });

  test('Where the rule book makes the results of a team void, nothing is decided for it', async ({
    server,
  }) => {
    const { withdraw, look, desk } = await teamDay(server, {
      teams: 3,
      format: TEAM_GROUPS,
      sport: 'badminton',
    });
    expect((await withdraw(2, 'remove')).status).toBe(200);
    expect((await look()).draw?.results).toMatchObject({ out: ['2'], matches: [] });
    expect((await desk.queue()).matches).toHaveLength(5);
  });

  test('Before its first rubber a tie is still a walkover', async ({ server }) => {
    const { reveal, withdraw, look, stageId, phone, tournamentId } = await teamDay(server, {
      teams: 2,
    });
    await reveal('1-0');
    const { data } = await phone.call(contract.list, { params: { id: tournamentId } });
    expect((await withdraw(Number(data?.ties.ties[0]?.team1?.id))).status).toBe(200);
    expect(stageId).toEqual(data?.ties.ties[0]?.stageId);
    expect((await look()).draw?.results).toMatchObject({
      marks: [{ result: { kind: 'walkover' } }],
    });
  });
});

describe('a tie that is level in everything', () => {
  /** Two teams of two players each: all but two rubbers are nobody's. */
  async function level(server: TestApp, format?: typeof TEAM_GROUPS) {
    const day = await teamDay(server, {
      teams: format ? 3 : 4,
      ...(format && { format }),
    });
    const matchId = format ? '1-2-3' : '1-0';
    await day.reveal(matchId, 0, 4);
    for (const [at, score] of [WON, LOST].entries()) {
      await day.desk.play(`${matchId}r${at + 1}`);
      expect((await day.score(`${matchId}r${at + 1}`, score)).status).toBe(200);
    }
    const tie = async () => {
      const { data } = await day.phone.call(contract.list, { params: { id: day.tournamentId } });
      return data?.ties.ties.find((one) => one.matchId === matchId);
    };
    return { ...day, matchId, tie };
  }

  test('The desk says who has won, changes it, and the winner goes on', async ({ server }) => {
    const { tie, decide, matchId, look } = await level(server);
    expect(await tie()).toMatchObject({ isLevel: true, isOver: true, winner: null });
    expect((await decide(matchId, null)).refusal?.code).toBe('TIE_PLAYED');
    expect((await decide(matchId, 'player1')).status).toBe(200);
    expect((await decide(matchId, 'player2')).status).toBe(200);
    const decided = await tie();
    expect(decided).toMatchObject({
      score: { player1: 1, player2: 1 },
      winner: 'player2',
      isLevel: true,
      isRetired: false,
      isWalkover: false,
    });
    expect((await look()).draw?.results).toMatchObject({
      marks: expect.arrayContaining([
        expect.objectContaining({
          result: expect.objectContaining({ winner: decided?.team2?.id, score: '1-1' }),
        }),
      ]),
    });
  });

  test('In a group the table counts the rubbers as they are', async ({ server }) => {
    const { decide, matchId, look } = await level(server, TEAM_GROUPS);
    expect((await decide(matchId, 'player2')).status).toBe(200);
    expect((await look()).draw?.results).toMatchObject({
      matches: expect.arrayContaining([
        expect.objectContaining({
          winner: 'player2',
          tie: expect.objectContaining({ rubbers: { player1: 1, player2: 1 } }),
        }),
      ]),
    });
  });
});
