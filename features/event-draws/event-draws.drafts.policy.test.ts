import { describe, expect, test } from 'vitest';
import { drawStage } from '#domain/stage-draw/draw.ts';
import {
  asField,
  asReason,
  drawingRefusal,
  exchangeRefusal,
  isOutdated,
  isSameExchange,
  publicationRefusal,
} from './event-draws.drafts.policy.ts';

const now = new Date('2026-11-20T03:00:00Z');
const entrants = [1, 2, 3].map((number) => ({
  number,
  points: null,
  isEstablished: false,
  rank: null,
  club: null,
  rankInClub: null,
}));
const format = { kind: 'groups', size: 3, next: 'none' } as const;
const made = drawStage(asField(entrants, undefined), format, 1);
if (!made.ok) throw new Error(made.code);
const draft = {
  number: 2,
  draw: made.value,
  stageVersion: 4,
  amendments: [],
  publishedAt: null,
  withdrawnAt: null,
};
const published = { ...draft, publishedAt: now };
const withdrawn = { ...published, withdrawnAt: now };

describe('the list that is drawn', () => {
  test('The list that is drawn is in the order of the seeding, with the seeds that were chosen', () => {
    const list = [
      { number: 1, points: null, isEstablished: false, rank: null, club: 'Kita', rankInClub: null },
      { number: 2, points: 1400, isEstablished: false, rank: null, club: null, rankInClub: null },
      { number: 3, points: null, isEstablished: false, rank: 1, club: null, rankInClub: null },
    ];
    expect(asField(list, 1)).toEqual({
      seedCount: 1,
      list: [
        { number: 3, club: null, isRanked: true },
        { number: 2, club: null, isRanked: true },
        { number: 1, club: 'Kita', isRanked: false },
      ],
    });
  });

  test('Without a choice the number of seeds is the usual one, at most that of the entrants', () => {
    expect(asField(entrants, undefined).seedCount).toBe(2);
    expect(asField(entrants.slice(0, 1), 8).seedCount).toBe(1);
  });
});

test.each([
  ['the same list', { version: 4, entrants }, false],
  ['another order', { version: 5, entrants }, true],
  ['somebody who has left', { version: 4, entrants: entrants.slice(1) }, true],
  ['somebody else', { version: 4, entrants: [...entrants.slice(1), { number: 9 }] }, true],
] as const)('A draw is compared with %s', (_what, list, outdated) => {
  expect(isOutdated(draft, list)).toBe(outdated);
});

test.each([
  ['the first draw', null, 0, 4, null],
  ['a draft that was seen', draft, 2, 4, null],
  ['a draw that was taken back', withdrawn, 2, 4, null],
  ['a draw that was not seen', draft, 1, 4, 'DRAW_CHANGED'],
  ['no draw where one was seen', null, 2, 4, 'DRAW_CHANGED'],
  ['a published draw', published, 2, 4, 'DRAW_PUBLISHED'],
  ['a list of another version', draft, 2, 3, 'SEEDING_CHANGED'],
] as const)('Drawing over %s is judged', (_what, newest, seenDraw, seenVersion, refusal) => {
  expect(drawingRefusal({ newest, version: 4 }, { seenDraw, seenVersion })).toBe(refusal);
});

const change = { change: { kind: 'exchange', lines: [1, 3] } } as const;
test.each([
  ['a draft', draft, 0, null],
  ['exchanges that were not seen', { ...draft, amendments: [change] }, 0, 'DRAW_CHANGED'],
  ['a published draw', published, 0, 'DRAW_PUBLISHED'],
  ['a draw that was taken back', withdrawn, 0, 'DRAW_WITHDRAWN'],
  ['99 exchanges', { ...draft, amendments: new Array(99).fill(change) }, 99, null],
  ['100', { ...draft, amendments: new Array(100).fill(change) }, 100, 'TOO_MANY_EXCHANGES'],
] as const)('An exchange in %s is judged', (_what, drawn, seen, refusal) => {
  expect(exchangeRefusal(drawn, seen)).toBe(refusal);
});

const ready = { isClosed: true, held: 0, version: 4, entrants };
test.each([
  ['a list as it was drawn', ready, null],
  ['open entries', { ...ready, isClosed: false }, 'ENTRIES_OPEN'],
  ['a place that is held', { ...ready, held: 1 }, 'PLACES_HELD'],
  ['a changed list', { ...ready, version: 5 }, 'DRAW_OUTDATED'],
] as const)('A publication with %s is judged', (_what, list, refusal) => {
  expect(publicationRefusal(draft, list)).toBe(refusal);
});

test.each([
  ['  Late train \n', 'Late train'],
  ['', null],
  [' \t ', null],
  ['あ'.repeat(200), 'あ'.repeat(200)],
  ['あ'.repeat(201), null],
])('A reason %j is stored as %j', (typed, stored) => {
  expect(asReason(typed)).toBe(stored);
});

test('Exchanges are the same when they name the same places in the same order', () => {
  const lines = { kind: 'exchange', lines: [1, 3] } as const;
  expect(isSameExchange(lines, { kind: 'exchange', lines: [1, 3] })).toBe(true);
  expect(isSameExchange(lines, { kind: 'exchange', lines: [3, 1] })).toBe(false);
  expect(isSameExchange(lines, { kind: 'exchange', entrants: ['1', '3'] })).toBe(false);
});
