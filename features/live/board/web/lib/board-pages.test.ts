import { describe, expect, test } from 'vitest';
import {
  sampleCourt,
  sampleMatch,
  sampleResult,
  sampleSnapshot,
  sampleTie,
} from '../../../web/lib/sample-live.ts';
import { besideOf, boardPages, columnsOf, isFresh, turnAt } from './board-pages.ts';

const at = '2026-12-15T01:00:00.000Z';
const courts = (count: number) =>
  Array.from({ length: count }, (_, number) => sampleCourt(String(number + 1)));
const kinds = (snapshot: Parameters<typeof sampleSnapshot>[0]) =>
  boardPages(sampleSnapshot(snapshot)).map(({ kind }) => kind);
const final = sampleMatch({
  key: 's 2-0',
  place: { kind: 'knockout', round: 2, rounds: 2, position: 0 },
});

describe('The pages of the board', () => {
  test('The pages of the board are the courts, the next matches and the finals, of which a side is known', () => {
    const waiting = sampleMatch({ key: 's 1-1' });
    expect(kinds({ courts: courts(2), matches: [waiting, final] })).toEqual([
      'courts',
      'next',
      'finals',
    ]);
    const unknown = { ...final, player1Id: null, player2Id: null };
    expect(kinds({ courts: courts(2), matches: [unknown] })).toEqual(['courts']);
  });

  test('The finals of many events come on several pages, and none is left out', () => {
    const matches = Array.from({ length: 11 }, (_, at) => ({ ...final, key: `s${at} 2-0` }));
    const [event] = sampleSnapshot().events;
    const events = matches.map((_, at) => ({
      ...event!,
      id: at,
      stages: event!.stages.map((stage) => ({ ...stage, stageId: `s${at}` })),
    }));
    const shown = boardPages(sampleSnapshot({ events, matches })).flatMap((page) =>
      page.kind === 'finals' ? [page.matches.map(({ key }) => key)] : [],
    );
    expect(shown.map(({ length }) => length)).toEqual([6, 5]);
    expect(shown.flat()).toEqual(matches.map(({ key }) => key));
  });

  test('The finals of teams are ties with their score, not a row for each rubber', () => {
    const { ties, matches } = sampleTie('1', at);
    const ofFinal = matches.map((match) => ({ ...match, place: { ...match.place, rounds: 1 } }));
    const pages = boardPages(sampleSnapshot({ ties, matches: ofFinal }));
    expect(pages.find(({ kind }) => kind === 'finals')).toMatchObject({
      matches: [],
      ties: [{ tie: { key: 's 1-0' }, score: [1, 0] }],
    });
  });

  test('The pages of the board show at most 20 courts each, as evenly as possible, and at most ten next matches', () => {
    const matches = Array.from({ length: 12 }, (_, number) =>
      sampleMatch({
        key: `s 1-${number}`,
        place: { kind: 'knockout', round: 1, rounds: 5, position: number },
      }),
    );
    const pages = boardPages(sampleSnapshot({ courts: courts(41), matches }));
    expect(pages.map((page) => (page.kind === 'courts' ? page.courts.length : page.kind))).toEqual([
      14,
      14,
      13,
      'next',
    ]);
    expect(pages.at(-1)).toMatchObject({ matches: { length: 10 } });
  });

  test.each(['entries', 'entries-closed', 'drawn', 'cancelled', 'open'] as const)(
    'The opening is the only page while a tournament is in the state %s and nothing is known',
    (state) => {
      expect(kinds({ state })).toEqual(['opening']);
    },
  );

  test('The pages of the board leave the empty courts out during a break', () => {
    expect(kinds({ courts: courts(2), pausedUntil: at, matches: [final] })).toEqual([
      'next',
      'finals',
    ]);
  });

  test('The pages of the board begin with the winners when everything is played', () => {
    const won = { ...final, state: 'done' as const, result: sampleResult('1', at) };
    const winners = [{ eventId: 7, winnerId: '1', secondId: '2' }];
    expect(kinds({ state: 'finished', matches: [won], winners })).toEqual(['winners', 'results']);
    expect(kinds({ state: 'over' })).toEqual(['opening']);
  });

  test('The pages of the board turn every 12 seconds, at the same moment on every screen', () => {
    const start = 12_000 * 300;
    expect([0, 11_999, 12_000, 24_000, 36_000].map((ms) => turnAt(start + ms, 3))).toEqual([
      0, 0, 1, 2, 0,
    ]);
  });
});

describe('Beside the pages', () => {
  const called = sampleMatch({ key: 's 1-1', state: 'called', calledAt: at });

  test('Beside the pages are the calls, the newest first, or the results without any', () => {
    const again = sampleMatch({
      key: 's 1-0',
      state: 'called',
      calledAt: '2026-12-15T00:50:00.000Z',
      calledAgainAt: '2026-12-15T01:01:00.000Z',
    });
    const done = sampleMatch({ key: 's 1-2', state: 'done', result: sampleResult('1', at) });
    const keysOf = (matches: (typeof called)[]) => {
      const beside = besideOf(sampleSnapshot({ matches }));
      return [beside.kind, ...beside.matches.map(({ key }) => key)];
    };
    expect(keysOf([called, again, done])).toEqual(['calls', 's 1-0', 's 1-1']);
    expect(keysOf([done])).toEqual(['results', 's 1-2']);
  });

  test('A call blinks for 20 seconds, and again after the second call', () => {
    const start = Date.parse(at);
    expect([0, 19_999, 20_000].map((ms) => isFresh(called, start + ms))).toEqual([
      true,
      true,
      false,
    ]);
    const again = { ...called, calledAgainAt: '2026-12-15T01:05:00.000Z' };
    expect(isFresh(again, start + 301_000)).toBe(true);
    expect(isFresh({ ...called, state: 'playing' }, start)).toBe(false);
  });
});

test('The grid has at most five courts beside each other, and at most four rows', () => {
  for (let count = 1; count <= 20; count += 1) {
    const columns = columnsOf(count);
    expect(columns).toBeLessThanOrEqual(5);
    expect(Math.ceil(count / columns)).toBeLessThanOrEqual(4);
  }
});
