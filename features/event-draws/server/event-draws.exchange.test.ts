import { describe, expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { applyAll } from '#domain/common/result.ts';
import { compareDraws } from '#domain/stage-draw/check.ts';
import { exchange as exchanged } from '#domain/stage-draw/draw.ts';
import { isExchange, isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import { closedEvent, GROUPS } from './event-draws.referee.factory.ts';

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const linesIn = (draw: StageDraw | undefined) => (draw && !isGroupsDraw(draw) ? linesOf(draw) : []);
const exchangeOf = (one: number, other: number) =>
  ({ kind: 'exchange', lines: [one, other] }) as const;
/** Two lines of a draw of 8 that are in different matches. */
const LINES = exchangeOf(3, 6);

describe('exchanging two places of a draft', () => {
  test('An exchange is recorded beside the draw, with its time, author and reason', async ({
    server,
  }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    const made = (await draw()).data?.event.draw?.made;
    const { data } = await exchange(LINES, { reason: '  Late train \n' });
    expect(data?.event.draw?.made).toEqual(made);
    expect(data?.event.draw?.amendments).toEqual([
      {
        at: '2026-11-20T03:00:00.000Z',
        by: 'Sakura Tennis Association',
        reason: 'Late train',
        change: LINES,
      },
    ]);
  });

  test('Entrants of two groups change places', async ({ server }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 11 });
    const made = (await draw(GROUPS)).data?.event.draw?.made;
    const groups = made && isGroupsDraw(made) ? made.groups : [];
    const [one = '', other = ''] = groups.map((group) => group[2]);
    const { data } = await exchange({ kind: 'exchange', entrants: [one, other] });
    const changes =
      data?.event.draw?.amendments.map(({ change }) => change).filter(isExchange) ?? [];
    const shown = made && applyAll(made, changes, exchanged);
    expect(shown?.ok && isGroupsDraw(shown.value) && shown.value.groups[0]?.[2]).toBe(other);
  });

  test('The clashes are those of the draw with its exchanges', async ({ server }) => {
    const { draw, exchange, setClub } = await closedEvent(server, { byHand: 8 });
    await setClub([7, 8], '北中');
    const lines = linesIn((await draw()).data?.event.draw?.made);
    const [one, other] = [lines.indexOf('7'), lines.indexOf('8') ^ 1];
    const { data } = await exchange(exchangeOf(one + 1, other + 1));
    expect(data?.event.draw?.clashes).toMatchObject({ matches: 1, lowerBound: 0 });
    expect(data?.event.draw?.clashes.meetings[0]?.entrants.toSorted()).toEqual(['7', '8']);
  });

  test('The same exchange sent again changes nothing', async ({ server }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    await draw();
    const first = await exchange(LINES);
    expect(await exchange(LINES, { seenAmendments: 0 })).toEqual(first);
    // Seen and wanted, it is another exchange, which undoes the first.
    const undone = (await exchange(LINES, { seenAmendments: 1 })).data?.event.draw;
    expect(undone?.amendments).toHaveLength(2);
    const changes = undone?.amendments.map(({ change }) => change).filter(isExchange) ?? [];
    const shown = undone && applyAll(undone.made, changes, exchanged);
    expect(shown?.ok && compareDraws(shown.value, undone!.made)).toEqual({ verdict: 'equal' });
  });

  test('Of two who exchange at once the later one is refused', async ({ server }) => {
    const { draw, exchange, signedIn, read } = await closedEvent(server, { byHand: 8 });
    await draw();
    const second = await signedIn();
    const sent = { seenDraw: 1, seenAmendments: 0 };
    const answers = await Promise.all([
      exchange(LINES, sent),
      exchange(exchangeOf(4, 5), sent, second),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(code)).toEqual([[409, 'DRAW_CHANGED']]);
    expect((await read()).draw?.amendments).toHaveLength(1);
  });

  test('An exchange in a draw that somebody has replaced, or that does not exist, is refused', async ({
    server,
  }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    expect(code(await exchange(LINES))).toEqual([409, 'DRAW_CHANGED']);
    await draw();
    await draw();
    expect(code(await exchange(LINES, { seenDraw: 1 }))).toEqual([409, 'DRAW_CHANGED']);
  });

  test('A new draw begins without exchanges; those of the draw before stay recorded', async ({
    server,
  }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    await draw();
    await exchange(LINES);
    expect((await draw()).data?.event.draw).toMatchObject({ number: 2, amendments: [] });
  });

  test('A line or an entrant that the draw does not have is refused', async ({ server }) => {
    const { draw, exchange, read } = await closedEvent(server, { byHand: 5 });
    const lines = linesIn((await draw()).data?.event.draw?.made);
    const byes = lines.flatMap((id, at) => (id === null ? [at] : []));
    for (const [change, refusal] of [
      [exchangeOf(1, 9), 'UNKNOWN_LINE'],
      [exchangeOf(0, 1), 'UNKNOWN_LINE'],
      [exchangeOf(2, 2), 'UNKNOWN_LINE'],
      [exchangeOf((byes[0]! ^ 1) + 1, byes[1]! + 1), 'EMPTY_MATCH'],
      [{ kind: 'exchange', entrants: ['1', '2'] }, 'UNKNOWN_ENTRANT'],
    ] as const) {
      expect(code(await exchange(change))).toEqual([422, refusal]);
    }
    expect((await read()).draw?.amendments).toEqual([]);
  });

  test('In groups a line, a stranger and two of one group are refused', async ({ server }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    const made = (await draw(GROUPS)).data?.event.draw?.made;
    const [[one = '', mate = ''] = []] = made && isGroupsDraw(made) ? made.groups : [];
    for (const [change, refusal] of [
      [LINES, 'UNKNOWN_LINE'],
      [{ kind: 'exchange', entrants: [one, '99'] }, 'UNKNOWN_ENTRANT'],
      [{ kind: 'exchange', entrants: [one, mate] }, 'SAME_GROUP'],
    ] as const) {
      expect(code(await exchange(change))).toEqual([422, refusal]);
    }
  });

  test('A reason is needed, of at most 200 characters', async ({ server }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    await draw();
    for (const reason of ['', ' \n ', 'あ'.repeat(201)]) {
      expect(code(await exchange(LINES, { reason }))).toEqual([422, 'INVALID_REASON']);
    }
    expect((await exchange(LINES, { reason: '𠮷'.repeat(200) })).status).toBe(200);
  });

  test('A draft is drawn again rather than exchanged more than a hundred times', async ({
    server,
  }) => {
    const { draw, exchange } = await closedEvent(server, { byHand: 8 });
    await draw();
    for (let seenAmendments = 0; seenAmendments < 100; seenAmendments++) {
      const sent = { seenDraw: 1, seenAmendments };
      expect((await exchange(LINES, sent)).status).toBe(200);
    }
    const refused = await exchange(LINES, { seenDraw: 1, seenAmendments: 100 });
    expect(code(refused)).toEqual([409, 'TOO_MANY_EXCHANGES']);
  });

  test('A published draw, one that was taken back, and one of a cancelled tournament cannot be exchanged', async ({
    server,
  }) => {
    const { draw, exchange, publish, takeBack, params } = await closedEvent(server, { byHand: 8 });
    await draw();
    await publish();
    expect(code(await exchange(LINES))).toEqual([409, 'DRAW_PUBLISHED']);
    await takeBack();
    expect(code(await exchange(LINES))).toEqual([409, 'DRAW_WITHDRAWN']);
    await draw();
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    expect(code(await exchange(LINES))).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });
});
