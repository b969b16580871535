import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { chooseScoreFormat } from '../../results/results.contract.ts';
import {
  firstWins,
  playedKnockout,
  secondWins,
} from '../../results/server/results.knockouts.factory.ts';
import * as contract from '../withdrawing.contract.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

/** A published knockout, with what is decided about those who withdraw from it; round 1 is open. */
async function inPlay(server: TestApp, options: Parameters<typeof playedKnockout>[1]) {
  const event = await playedKnockout(server, options);
  const { params, phone } = event;
  const withdraw = async (
    id: string,
    { by = phone, decision = 'walkover' as const, writeId = uuidv7() }: Deciding = {},
  ) => {
    const { data } = await phone.call(contract.list, { params });
    const found = data?.event.entrants.find(({ number }) => String(number) === id);
    const body = { writeId, seenRequest: null, decision, word: '' };
    return by.call(contract.decide, {
      params: { ...params, entryId: found?.entryId ?? uuidv7() },
      body,
    });
  };
  return { ...event, withdraw };
}

interface Deciding {
  readonly by?: Phone;
  readonly decision?: 'walkover' | 'remove';
  readonly writeId?: string;
}

describe('somebody withdraws after the first result', () => {
  test('The opponent of the next match wins by walkover, and goes on', async ({ server }) => {
    const { enter, withdraw, matchOf, drawn } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const { player1, player2 } = await matchOf('1-1');
    expect((await withdraw(player1 ?? '')).status).toBe(200);
    expect((await matchOf('1-1')).result).toEqual({ kind: 'walkover', winner: player2 });
    expect((await matchOf('2-0')).player2).toBe(player2);
    const { out, marks } = (await drawn()).results;
    expect(out).toEqual([player1]);
    expect(marks.find(({ matchId }) => matchId === '1-1')).toMatchObject({ version: 1 });
  });

  test('The score format of the matches is that of the walkover, so that it can be corrected', async ({
    server,
  }) => {
    const { choose, enter, withdraw, matchOf } = await inPlay(server, { byHand: 8 });
    await choose('table-tennis-5');
    const format = { scoreFormat: { id: 'table-tennis-5' } };
    await enter('1-0', firstWins, format);
    const { player2 } = await matchOf('1-1');
    await withdraw(player2 ?? '');
    expect((await matchOf('1-1')).result).toMatchObject({ kind: 'walkover', ...format });
    expect((await enter('1-1', secondWins, format)).status).toBe(200);
  });

  test('A walkover of the final has the format of the last rounds', async ({ server }) => {
    const event = await inPlay(server, { byHand: 4 });
    const five = { id: 'table-tennis-5' };
    await event.phone.call(chooseScoreFormat, {
      params: event.params,
      body: { seenDraw: 1, scoreFormat: null, finalFormat: { from: 2, scoreFormat: five } },
    });
    for (const id of ['1-0', '1-1']) await event.enter(id);
    const { player1, player2 } = await event.matchOf('2-0');
    expect((await event.withdraw(player1 ?? '')).status).toBe(200);
    const won = { kind: 'walkover', winner: player2, scoreFormat: five };
    expect((await event.matchOf('2-0')).result).toEqual(won);
  });

  test('While the opponent is not known the match stays open', async ({ server }) => {
    const { enter, withdraw, matchOf } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const winner = (await matchOf('1-0')).player1 ?? '';
    expect((await withdraw(winner)).status).toBe(200);
    expect(await matchOf('2-0')).toMatchObject({ player1: winner, player2: null, result: null });
    await enter('1-1');
    const walkover = (players: readonly [string, string]) =>
      ({ kind: 'walkover', winner: players[1] }) as const;
    expect((await enter('2-0', walkover)).status).toBe(200);
  });

  test('Where both have withdrawn nobody wins', async ({ server }) => {
    const { enter, withdraw, matchOf } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const winner = (await matchOf('1-0')).player1 ?? '';
    await withdraw(winner);
    await enter('1-1');
    const other = (await matchOf('1-1')).player1 ?? '';
    expect((await withdraw(other)).status).toBe(200);
    expect((await matchOf('2-0')).result).toEqual({ kind: 'double-walkover', winner: null });
  });

  test('Who is out of the draw leaves no match', async ({ server }) => {
    const { enter, withdraw, matchOf, drawn } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const loser = (await matchOf('1-0')).player2 ?? '';
    expect((await withdraw(loser)).status).toBe(200);
    expect((await drawn()).results.marks).toHaveLength(1);
  });

  test('The loser of a semi-final leaves the match for third place to the other', async ({
    server,
  }) => {
    const { enter, withdraw, matchOf } = await inPlay(server, { byHand: 4, thirdPlace: true });
    await enter('1-0');
    await enter('1-1');
    const { player1, player2 } = await matchOf('2-1');
    expect((await withdraw(player1 ?? '')).status).toBe(200);
    expect((await matchOf('2-1')).result).toEqual({ kind: 'walkover', winner: player2 });
    expect((await matchOf('2-0')).result).toBeNull();
  });

  test('A published consolation is left as well, and its results stay possible', async ({
    server,
  }) => {
    const event = await inPlay(server, { byHand: 8, consolation: true });
    const { enter, withdraw, stageAt, matchesAt, matchOf } = event;
    for (const matchId of ['1-0', '1-1', '1-2', '1-3']) await enter(matchId);
    await stageAt(1).draw();
    await stageAt(1).publish();
    const second = matchesAt(1);
    const { player1, player2 } = await second.matchOf('1-0');
    expect((await withdraw(player1 ?? '')).status).toBe(200);
    expect((await second.matchOf('1-0')).result).toEqual({ kind: 'walkover', winner: player2 });
    const winner = (await matchOf('1-0')).player1 ?? '';
    expect((await withdraw(winner)).status).toBe(200);
    expect((await matchOf('2-0')).result).toMatchObject({ kind: 'walkover' });
    expect((await second.enter('1-1')).status).toBe(200);
  });

  test('A match that begins in the moment of the withdrawal is a retirement', async ({
    server,
  }) => {
    const event = await inPlay(server, { byHand: 8 });
    await event.enter('1-0');
    const desk = await openQueue(server, event);
    await desk.call(await desk.match('1-1'));
    const called = await desk.match('1-1');
    const { player1, player2 } = await event.matchOf('1-1');
    const [started, withdrawn] = await inTurn<{ readonly status: number }>(
      server.services.db,
      'days',
      [() => desk.take(called, { kind: 'start' }), () => event.withdraw(player1 ?? '')],
    );
    expect([started?.status, withdrawn?.status]).toEqual([200, 200]);
    expect((await event.matchOf('1-1')).result).toMatchObject({
      kind: 'retirement',
      winner: player2,
    });
  });

  test('A withdrawal by walkover that is sent again changes nothing', async ({ server }) => {
    const { enter, withdraw, matchOf, versionOf } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const { player1 } = await matchOf('1-1');
    const writeId = uuidv7();
    await withdraw(player1 ?? '', { writeId });
    expect((await withdraw(player1 ?? '', { writeId })).status).toBe(200);
    expect(await versionOf('1-1')).toBe(1);
    expect(codeOf(await withdraw(player1 ?? ''))).toEqual([409, 'NOT_ACTIVE']);
  });

  test('Referees decide; players and strangers may not, and nothing is written for them', async ({
    server,
  }) => {
    const player = await server.playerPhone();
    const { enter, withdraw, matchOf, params, phone } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const { player1 } = await matchOf('1-1');
    expect(codeOf(await withdraw(player1 ?? '', { by: player }))).toEqual([403, 'FORBIDDEN']);
    expect((await withdraw(player1 ?? '', { by: server.phone() })).status).toBe(401);
    expect((await matchOf('1-1')).result).toBeNull();
    const referee = await makeReferee(server, phone, params.id);
    expect((await withdraw(player1 ?? '', { by: referee })).status).toBe(200);
    expect((await matchOf('1-1')).result).toMatchObject({ kind: 'walkover' });
  });

  test('Nobody is only removed once a match of theirs is played', async ({ server }) => {
    const { enter, withdraw, matchOf } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const { player1 } = await matchOf('1-1');
    const removed = await withdraw(player1 ?? '', { decision: 'remove' });
    expect(codeOf(removed)).toEqual([409, 'MATCH_PLAYED']);
  });

  test('Of a withdrawal and a result of the same match at once, both are in one order', async ({
    server,
  }) => {
    const { enter, withdraw, matchOf, signedIn } = await inPlay(server, { byHand: 8 });
    await enter('1-0');
    const { player1, player2 } = await matchOf('1-1');
    const other = await signedIn();
    const [entered, withdrawn] = await Promise.all([
      enter('1-1', firstWins, { by: other }),
      withdraw(player1 ?? ''),
    ]);
    expect(withdrawn.status).toBe(200);
    const { result } = await matchOf('1-1');
    if (entered.status === 200) expect(result).toMatchObject({ kind: 'score', winner: player1 });
    else expect([entered.refusal?.code, result?.winner]).toEqual(['MATCH_CHANGED', player2]);
  });
});
