import { describe, expect } from 'vitest';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import type { StopRule } from '#domain/team-tie/template.ts';
import { listOfDraw } from '#features/matches/server/matches.store.ts';
import * as orders from '#features/tie-orders/tie-orders.desk.contract.ts';
import * as contract from '#features/ties/ties.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { teamDay } from './ties.day.factory.ts';
import { TEAM_GROUPS } from './ties.factory.ts';

/** How long a tie is played, as a desk sees it: rules, orders and results go over the network. */

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';
/** S1 S2 D3 D3 S4 S5. */
const ORDER = [1, 2, 3, 4, 5, 6];

/** A knockout of teams, whose organizer has chosen a rule. */
async function day(
  server: TestApp,
  stop: StopRule,
  { courtsAtOnce = 1, teams = 4, format = KNOCKOUT as EventFormat } = {},
) {
  const made = await teamDay(server, { teams, format, courts: 4 });
  const { phone, params, stageId, desk, score } = made;
  const { rules } = (await phone.call(orders.findRules, { params })).data!;
  const { template, warnsOnly, fileMinutes, version: baseVersion } = rules;
  const play = { stop, format: 'table-tennis-5' };
  const saved = await phone.call(orders.saveRules, {
    params,
    body: {
      templateId: template.id,
      wins: template.wins,
      shortTeam: template.shortTeam,
      rubbers: template.rubbers.map(({ name }) => name),
      rules: [...template.rules],
      play: { groups: play, knockout: play },
      courtsAtOnce,
      fileMinutes,
      warnsOnly,
      baseVersion,
    },
  });
  expect(saved.status).toBe(200);

  async function enterOrders(matchId: string) {
    for (const side of ['player1', 'player2'] as const) {
      const { status } = await phone.call(orders.enter, {
        params: { id: made.tournamentId, stageId, matchId, side },
        body: { players: ORDER, baseVersion: 0, reason: '' },
      });
      expect(status).toBe(200);
    }
  }

  async function tie(matchId: string) {
    const { data } = await phone.call(contract.list, { params: { id: made.tournamentId } });
    return data!.ties.ties.find((one) => one.matchId === matchId)!;
  }

  /** Plays the rubbers of a tie one after another while the desk has one to call; gives the score. */
  async function playTie(matchId: string, results: readonly string[]) {
    await enterOrders(matchId);
    for (const [at, text] of results.entries()) {
      const id = `${matchId}r${at + 1}`;
      if (!(await desk.queue()).matches.some((match) => match.matchId === id)) break;
      await desk.play(id);
      expect((await score(id, text)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const { score: won, isOver, rubbers } = await tie(matchId);
    const played = rubbers.filter(({ result }) => result !== null).length;
    return { score: `${won.player1}-${won.player2}`, isOver, played };
  }

  return { ...made, enterOrders, tie, playTie };
}

describe('how long a tie is played', () => {
  test('When every rubber of a first tie is played, both ties of the first round have five, and the final stops at three', async ({
    server,
  }) => {
    const { playTie } = await day(server, 'first-tie-all');
    const all = [WON, WON, WON, LOST, WON];
    expect(await playTie('1-0', all)).toEqual({ score: '4-1', isOver: true, played: 5 });
    expect(await playTie('1-1', all)).toEqual({ score: '4-1', isOver: true, played: 5 });
    expect(await playTie('2-0', all)).toEqual({ score: '3-0', isOver: true, played: 3 });
  });

  test('A team that has won its first tie without play plays every rubber of the next one', async ({
    server,
  }) => {
    const { playTie, decide } = await day(server, 'first-tie-all');
    expect((await decide('1-0', 'player1')).status).toBe(200);
    const all = [WON, WON, WON, LOST, WON];
    expect(await playTie('1-1', all)).toEqual({ score: '4-1', isOver: true, played: 5 });
    expect(await playTie('2-0', all)).toEqual({ score: '4-1', isOver: true, played: 5 });
  });

  test('A tie of a group that was played as a later one stays over when the first one is won without play', async ({
    server,
  }) => {
    const { playTie, decide, tie } = await day(server, 'first-tie-all', {
      teams: 4,
      format: TEAM_GROUPS,
    });
    const all = [WON, WON, WON, WON, WON];
    // In the order of the group the teams 1 and 4 meet first, then 1 and 3.
    const order = ['1-1-4', '1-2-3', '1-1-3', '1-2-4'];
    expect((await playTie(order[1]!, all)).played).toBe(5);
    expect((await playTie(order[2]!, all.slice(0, 3))).played).toBe(3);
    expect((await decide(order[0]!, 'player1')).status).toBe(200);
    expect(await tie(order[2]!)).toMatchObject({ isOver: true, isFirstTie: false });
    expect(await tie(order[3]!)).toMatchObject({ isFirstTie: true });
  });

  test('When every rubber is played, a final that is decided goes on to its fifth', async ({
    server,
  }) => {
    const { playTie } = await day(server, 'all', { teams: 2 });
    const all = [LOST, LOST, LOST, WON, WON];
    expect(await playTie('1-0', all)).toEqual({ score: '2-3', isOver: true, played: 5 });
  });

  test('A decided tie stops at three, and the team that wins is in the final', async ({
    server,
  }) => {
    const { playTie, tie } = await day(server, 'when-decided');
    const winner = (await tie('1-0')).team1;
    expect(await playTie('1-0', [WON, WON, WON, WON, WON])).toMatchObject({ played: 3 });
    expect((await tie('2-0')).team1).toEqual(winner);
  });

  test('A tie of a group counts in no table while a rubber is played that began in the moment in which another one decided it', async ({
    server,
  }) => {
    const made = await day(server, 'when-decided', {
      courtsAtOnce: 2,
      teams: 3,
      format: TEAM_GROUPS,
    });
    const { desk, score, enterOrders, stageId } = made;
    const { db } = server.services;
    const counted = async () =>
      (await listOfDraw(db, stageId, 1)).flatMap(({ tieId, status, result }) =>
        tieId === null && status === 'finished' ? [result] : [],
      );
    await enterOrders('1-1-2');
    for (const rubber of ['1-1-2r1', '1-1-2r2']) {
      await desk.play(rubber);
      await score(rubber, WON);
    }
    server.clock.advance({ seconds: 20 * 60 });
    await desk.play('1-1-2r3');
    await desk.call(await desk.match('1-1-2r4'), null, { isAnyway: true });
    const called = await desk.match('1-1-2r4');
    const answers = await inTurn<{ readonly status: number }>(db, 'days', [
      () => desk.take(called, { kind: 'start' }),
      () => score('1-1-2r3', WON),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await counted()).toEqual([]);
    await score('1-1-2r4', LOST);
    expect(await counted()).toEqual(['3-1']);
  });

  test('While the fourth rubber is played the third one decides: the fourth counts, and the final waits for it', async ({
    server,
  }) => {
    const { desk, score, enterOrders, tie, playTie } = await day(server, 'when-decided', {
      courtsAtOnce: 2,
    });
    await playTie('1-1', [WON, WON, WON]);
    await enterOrders('1-0');
    await desk.play('1-0r1');
    await desk.play('1-0r2');
    await score('1-0r1', WON);
    await score('1-0r2', WON);
    server.clock.advance({ seconds: 20 * 60 });
    await desk.play('1-0r3');
    await desk.play('1-0r4');
    await score('1-0r3', WON);
    expect(await tie('1-0')).toMatchObject({ isDecided: true, isOver: false, winner: 'player1' });
    await enterOrders('2-0');
    expect(await desk.obstacles('2-0r1')).toMatchObject([{ code: 'rubber-before' }]);
    expect((await score('1-0r4', LOST)).status).toBe(200);
    expect(await tie('1-0')).toMatchObject({ score: { player1: 3, player2: 1 }, isOver: true });
    server.clock.advance({ seconds: 20 * 60 });
    expect(await desk.obstacles('2-0r1')).toEqual([]);
  });
});
