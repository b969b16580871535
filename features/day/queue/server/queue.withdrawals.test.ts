import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { openQueue } from './queue.factory.ts';

/** A published knockout of eight on its open day, with what is decided about those who withdraw. */
async function openDay(server: TestApp, options: Parameters<typeof playedKnockout>[1] = {}) {
  const event = await playedKnockout(server, { byHand: 8, ...options });
  const { params, phone, matchOf, drawn } = event;
  const list = async () => (await phone.call(withdrawing.list, { params })).data?.event;
  const withdraw = async (id: string | null, decision: Decision) => {
    const found = (await list())?.entrants.find(({ number }) => String(number) === id);
    const { number, amendments } = await drawn();
    const seen = { draw: number, amendments: amendments.length, alternate: null };
    return phone.call(withdrawing.decide, {
      params: { ...params, entryId: found?.entryId ?? uuidv7() },
      body: { writeId: uuidv7(), seenRequest: null, decision, word: '', seen },
    });
  };
  const before = await list();
  return { ...event, before, list, withdraw, matchOf, ...(await openQueue(server, event)) };
}

describe('somebody withdraws on the open day', () => {
  test('Once the day is open, a line does not become a bye: the opponent wins without a match', async ({
    server,
  }) => {
    const { before, list, withdraw, matchOf } = await openDay(server);
    expect([before?.isOrderOut, (await list())?.isOrderOut]).toEqual([false, true]);
    const { player1, player2 } = await matchOf('1-0');
    const bye = await withdraw(player1, 'bye');
    expect([bye.status, bye.refusal?.code]).toEqual([409, 'ORDER_OUT']);
    expect((await withdraw(player1, 'walkover')).status).toBe(200);
    expect((await matchOf('1-0')).result).toEqual({ kind: 'walkover', winner: player2 });
  });

  test('From the call on nobody takes the line any more', async ({ server }) => {
    const { list, withdraw, matchOf, call, match, stageId } = await openDay(server);
    await call(await match('1-1'));
    expect((await list())?.called).toEqual([
      { stageId, drawNumber: 1, matchId: '1-1', isPlaying: false },
    ]);
    const { player1, player2 } = await matchOf('1-1');
    const late = await withdraw(player2, 'alternate');
    expect([late.status, late.refusal?.code]).toEqual([409, 'MATCH_CALLED']);
    expect((await withdraw(player2, 'walkover')).status).toBe(200);
    expect((await matchOf('1-1')).result).toEqual({ kind: 'walkover', winner: player1 });
    expect((await match('1-1')).state).toBe('done');
  });

  test('Of a match that has begun the opponent wins by retirement, and its score can be added', async ({
    server,
  }) => {
    const { choose, withdraw, matchOf, play, enter } = await openDay(server);
    await choose('table-tennis-5');
    const format = { scoreFormat: { id: 'table-tennis-5' } };
    await play('1-2');
    const { player1, player2 } = await matchOf('1-2');
    expect((await withdraw(player1, 'walkover')).status).toBe(200);
    expect((await matchOf('1-2')).result).toMatchObject({ kind: 'retirement', winner: player2 });
    const sets = [{ player1: 11, player2: 7 }];
    const scored = await enter(
      '1-2',
      ([, winner]) => ({ kind: 'retirement', winner, sets }),
      format,
    );
    expect(scored.status).toBe(200);
    expect((await matchOf('1-2')).result).toMatchObject({ kind: 'retirement', sets });
  });

  test('Who withdraws before the opponent is known is not called with them later', async ({
    server,
  }) => {
    const { enter, withdraw, matchOf, match, call, waiting, obstacles } = await openDay(server);
    await enter('1-0');
    const { player1 } = await matchOf('1-0');
    expect((await withdraw(player1, 'walkover')).status).toBe(200);
    await enter('1-1');
    server.clock.advance({ seconds: 3600 });
    expect(await waiting()).toEqual(['1-2', '1-3']);
    const semifinal = await match('2-0');
    const out = [semifinal.player1, semifinal.player2].find((side) => side?.id === player1);
    const why = (await obstacles('2-0')).map(({ code, person }) => [code, person?.name]);
    expect(why).toEqual([['withdrawn', out!.name]]);
    expect((await match('2-0')).expected).toBeNull();
    const called = await call(await match('2-0'));
    expect([called.status, called.refusal?.code]).toEqual([409, 'NOT_READY']);
    const given = await enter('2-0', ([, winner]) => ({ kind: 'walkover', winner }));
    expect([given.status, (await match('2-0')).state]).toEqual([200, 'done']);
  });

  test('Somebody withdraws while a result of the consolation is saved: neither waits for the other for ever', async ({
    server,
  }) => {
    const players = Array.from({ length: 8 }, (_, at) => [`Player ${at}`, 'B'] as const);
    const event = await openDay(server, { byHand: 0, players, consolation: true });
    const { withdraw, matchOf, enter, stageAt, matchesAt } = event;
    for (const matchId of ['1-0', '1-1', '1-2', '1-3']) await enter(matchId);
    await stageAt(1).draw();
    await stageAt(1).publish();
    const consolation = matchesAt(1);
    const { player1, player2 } = await consolation.matchOf('1-0');
    const semifinal = await matchOf('2-0');
    expect([semifinal.player1, semifinal.player2]).not.toContain(player1);
    // Both wait for the day, which other officials hold.
    const answers = await inTurn<{ status: number }>(server.services.db, 'days', [
      () => withdraw(player1, 'walkover'),
      () => consolation.enter('1-1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await consolation.matchOf('1-0')).result).toEqual({
      kind: 'walkover',
      winner: player2,
    });
  });
});
