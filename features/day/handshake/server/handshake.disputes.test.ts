import { describe, expect } from 'vitest';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { deskOf } from '../../queue/server/queue.factory.ts';
import { kindsOf, noticesOf, passSilence, playedToday } from './handshake.factory.ts';

const WON = '11-7 11-9 11-5';
const LOST = '7-11 9-11 5-11';

describe('contradicting a result', () => {
  test('A result that becomes final while its contradiction waits is not contradicted any more', async ({
    server,
  }) => {
    const { first, enter, dispute, desk, here } = await playedToday(server, {
      names: ['Ito', 'Kato'],
    });
    const match = await first();
    await enter(match.phone, match, WON);
    const { finalize } = closerOf(desk, here.id);
    const codes = await inTurn<string | undefined>(server.services.db, 'stages', [
      async () => (await finalize({ sport: 'table-tennis' })).refusal?.code,
      async () => (await dispute(match.opponent, match, LOST)).refusal?.code,
    ]);
    expect(codes).toEqual([undefined, 'DAY_OVER']);
  });

  test('The notices name the court on which the match was played, since a desk has many', async ({
    server,
  }) => {
    const { first, enter, dispute, desk, here, courtId } = await playedToday(server);
    const match = await first();
    const queue = deskOf(desk, here.id);
    await queue.call(await queue.match(match.matchId), courtId, { isAnyway: true });
    await enter(match.phone, match, WON);
    await dispute(match.opponent, match, LOST);
    const asked = [
      [match.opponent, 'result-entered'],
      [match.phone, 'result-denied'],
      [desk, 'result-disputed'],
    ] as const;
    for (const [phone, kind] of asked) {
      const notice = (await noticesOf(phone)).find((one) => one.kind === kind);
      expect(notice?.facts).toMatchObject({ place: '1', courtKind: 'court' });
    }
  });

  test('Who has entered a contradicted result cannot agree for both sides; who has contradicted it may agree', async ({
    server,
  }) => {
    const { first, enter, dispute, confirm } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    await dispute(match.opponent, match, LOST);
    const forBoth = await confirm(match.phone, match, 1, true);
    expect(forBoth.data?.own.matches[0]?.handshake?.state).toBe('disputed');
    const agreed = await confirm(match.opponent, match, 1, true);
    expect(agreed.data?.own.matches[0]?.handshake).toMatchObject({ state: 'confirmed' });
  });

  test('Who contradicts with the very score that is stored agrees to it, and the desk hears nothing', async ({
    server,
  }) => {
    const { first, enter, dispute, open, desk } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, LOST, { winner: 'player2' });
    const said = await dispute(match.opponent, match, LOST);
    expect(said.data?.own.matches[0]?.handshake).toMatchObject({ state: 'confirmed', claim: null });
    expect(await open()).toEqual([]);
    expect(await kindsOf(desk)).not.toContain('result-disputed');
  });

  test('Who has contradicted without a score says the right one later, which is judged, and the desk is notified once', async ({
    server,
  }) => {
    const { first, enter, dispute, open, desk } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    await dispute(match.opponent, match, null);
    const wrong = await dispute(match.opponent, match, '7-11 9-10 5-11');
    expect(wrong.refusal?.code).toBe('IMPOSSIBLE_SCORE');
    const said = await dispute(match.opponent, match, LOST);
    expect(said.data?.own.matches[0]?.handshake).toMatchObject({ claim: { sets: LOST } });
    // Sent again, and without a score from another tab: the claim stays.
    for (const text of [LOST, null]) await dispute(match.opponent, match, text);
    expect(await open()).toMatchObject([
      { handshake: { state: 'disputed', claim: { sets: LOST } } },
    ]);
    expect((await kindsOf(desk)).filter((kind) => kind === 'result-disputed')).toHaveLength(1);
  });

  test('Who has contradicted without a score and then claims the stored one agrees to it', async ({
    server,
  }) => {
    const { first, enter, dispute } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, LOST, { winner: 'player2' });
    await dispute(match.opponent, match, null);
    const said = await dispute(match.opponent, match, LOST);
    expect(said.data?.own.matches[0]?.handshake).toMatchObject({ state: 'confirmed' });
  });

  test('Both versions go to the desk, silence confirms nothing, and the desk decides', async ({
    server,
  }) => {
    const { first, enter, dispute, open, settle, desk } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const said = await dispute(match.opponent, match, LOST);
    expect(said.data?.own.matches[0]?.handshake).toMatchObject({
      state: 'disputed',
      claim: { sets: LOST, result: '0-3', winner: 'player2' },
    });
    expect(await kindsOf(desk)).toContain('result-disputed');
    expect(await kindsOf(match.phone)).toContain('result-denied');
    const unplaced = (await noticesOf(desk)).find(({ kind }) => kind === 'result-disputed');
    expect(unplaced?.facts.place).toBeUndefined();
    server.clock.advance({ minutes: 30 });
    await passSilence(server);
    expect(await open()).toMatchObject([
      { result: { sets: WON }, handshake: { state: 'disputed', claim: { sets: LOST } } },
    ]);
    const correction = await enter(match.phone, match, LOST, { winner: 'player2', baseVersion: 1 });
    expect(correction.refusal?.code).toBe('RESULT_DISPUTED');
    expect((await settle(match)).data?.results.matches).toEqual([]);
  });

  test('A result of the desk is settled: it has no handshake, and players change nothing of it', async ({
    server,
  }) => {
    const { first, enter, dispute, open, own, desk, params } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    await dispute(match.opponent, match, null);
    const { saveResult } = await import(
      '#features/event-draws/results/results.knockouts.contract.ts'
    );
    const sets = [7, 9, 5].map((player1) => ({ player1, player2: 11 }));
    const decided = await desk.call(saveResult, {
      params: { ...params, stageId: match.stageId, matchId: match.matchId },
      body: {
        writeId: crypto.randomUUID(),
        drawNumber: 1,
        baseVersion: 1,
        player1Id: match.player1.id,
        player2Id: match.player2.id,
        result: { kind: 'score', sets },
        scoreFormat: match.scoreFormat,
      },
    });
    expect(decided.status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await own(match.phone))?.matches[0]).toMatchObject({
      version: 2,
      result: { sets: LOST },
      handshake: null,
    });
    const late = await enter(match.phone, match, WON, { baseVersion: 2 });
    expect(late.refusal?.code).toBe('RESULT_CONFIRMED');
    expect((await dispute(match.opponent, match, null)).refusal?.code).toBe('RESULT_CHANGED');
  });

  test('Nobody contradicts the own entry, a confirmed one, or with an impossible score', async ({
    server,
  }) => {
    const { first, enter, dispute, confirm } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    expect((await dispute(match.phone, match, null)).refusal?.code).toBe('OWN_RESULT');
    const wrong = await dispute(match.opponent, match, '7-11 9-10 5-11');
    expect(wrong.refusal).toMatchObject({ code: 'IMPOSSIBLE_SCORE', details: { unit: 1 } });
    await confirm(match.opponent, match);
    const late = await dispute(match.opponent, match, null);
    expect(late.refusal?.code).toBe('RESULT_CONFIRMED');
  });
});
