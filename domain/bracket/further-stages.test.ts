import { describe, expect, test } from 'vitest';
import { champion } from './consequences.ts';
import { drawQualified } from './draw-qualified.ts';
import { consolationField, fieldsByPlace, thirdPlaceSides } from './further-stages.ts';
import { record } from './results.ts';
import { players, sampleDraw, win } from './sample-draws.ts';
import type { Draw, PlayedResult } from './vocabulary.ts';

/** The draw after these results, in order. */
function played(draw: Draw, results: Readonly<Record<string, PlayedResult>>): Draw {
  return Object.entries(results).reduce((state, [id, result]) => {
    const step = record(state, id, result);
    if (!step.ok) throw new Error(`${id}: ${step.code}`);
    return step.value.next;
  }, draw);
}

const walkover = (winner: string): PlayedResult => ({ kind: 'walkover', winner });
// By strength: 1-0 is p001 v p008, 1-1 is p004 v p005, 1-2 is p002 v p007, 1-3 is p003 v p006.
const eight = sampleDraw(players(8, 8), { placing: 'strength-order' });

describe('knockouts by place', () => {
  const groups = ['a1 a2 a3', 'b1 b2 b3 b4', 'c1 c2 c3'].map((ids) => ids.split(' '));

  test('Winners, second places and all others have a draw each', () => {
    const ranges = [
      { from: 1, to: 1 },
      { from: 2, to: 2 },
      { from: 3, to: null },
    ];
    expect(fieldsByPlace(groups, ranges)).toEqual({
      ok: true,
      value: [
        [['a1'], ['b1'], ['c1']],
        [['a2'], ['b2'], ['c2']],
        [['a3'], ['b3', 'b4'], ['c3']],
      ],
    });
  });

  test('The first two go to the main draw, a group that has no fourth is left out of the last one', () => {
    const fields = fieldsByPlace(groups, [
      { from: 1, to: 2 },
      { from: 4, to: 4 },
    ]);
    expect(fields).toMatchObject({
      value: [
        [
          ['a1', 'a2'],
          ['b1', 'b2'],
          ['c1', 'c2'],
        ],
        [['b4']],
      ],
    });
    const [main = []] = fields.ok ? fields.value : [];
    const entrants = main.flat().map((id) => ({ id, name: id }));
    const drawn = drawQualified(entrants, main, { randomSeed: 1, tradition: 'table-tennis' });
    expect(drawn).toMatchObject({ ok: true, value: { seeds: ['a1', 'b1', 'c1'] } });
  });

  test.each([
    [
      'overlap',
      [
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
    ],
    [
      'overlap below',
      [
        { from: 1, to: null },
        { from: 2, to: 2 },
      ],
    ],
    ['are empty', [{ from: 3, to: 2 }]],
    ['begin at 0', [{ from: 0, to: 1 }]],
    ['are fractions', [{ from: 1.5, to: 2 }]],
  ])('Ranges of places that %s are refused', (_why, ranges) => {
    expect(fieldsByPlace(groups, ranges)).toEqual({ ok: false, code: 'INVALID_PLACES' });
  });
});

describe('the consolation', () => {
  test('Losers of their first played match are offered, others may still join', () => {
    const state = played(eight, { '1-0': win('p001'), '1-1': win('p005') });
    expect(consolationField(state)).toEqual({
      offered: ['p008', 'p004'],
      open: ['p002', 'p007', 'p003', 'p006'],
    });
  });

  test('Who has won a match and then loses is not offered', () => {
    const state = played(eight, { '1-0': win('p001'), '1-1': win('p005'), '2-0': win('p005') });
    expect(consolationField(state).offered).not.toContain('p001');
  });

  test('Who loses by walkover did not appear; who wins by walkover and then loses is offered', () => {
    const state = played(eight, {
      '1-0': walkover('p001'),
      '1-1': win('p005'),
      '2-0': win('p005'),
    });
    expect(consolationField(state).offered).toEqual(['p001', 'p004']);
  });

  test('Who was winning when the other side was disqualified has won a match; before the first point nobody has played', () => {
    const broken: PlayedResult = { kind: 'default', winner: 'p001', score: '1-0' };
    const unplayed: PlayedResult = { kind: 'default', winner: 'p001' };
    const rest = { '1-1': win('p005'), '2-0': win('p005') };
    expect(consolationField(played(eight, { '1-0': broken, ...rest })).offered).toEqual(['p004']);
    expect(consolationField(played(eight, { '1-0': unplayed, ...rest })).offered).toEqual([
      'p001',
      'p004',
    ]);
  });

  test('Who has a bye and then loses is offered, and who has a bye and does not appear is not', () => {
    const six = sampleDraw(players(6, 6), { placing: 'strength-order' });
    const first = played(six, { '1-1': win('p005'), '1-3': win('p006') });
    const state = played(first, { '2-0': win('p005'), '2-1': walkover('p006') });
    expect(consolationField(state)).toEqual({ offered: ['p001', 'p004', 'p003'], open: [] });
  });

  test('After a double walkover nobody of the two is offered, and who advances without an opponent has not played yet', () => {
    const nobody: PlayedResult = { kind: 'double-walkover', winner: null };
    const state = played(eight, { '1-0': nobody, '1-1': win('p004') });
    expect(consolationField(state)).toMatchObject({ offered: ['p005'] });
    const lost = played(state, { '1-2': nobody, '1-3': win('p003'), '3-0': win('p004') });
    expect(consolationField(lost)).toEqual({ offered: ['p005', 'p006'], open: [] });
    const idle = played(eight, { '1-0': nobody, '1-1': walkover('p004'), '1-2': nobody });
    expect(consolationField(idle)).toEqual({ offered: [], open: ['p004', 'p003', 'p006'] });
  });

  test('A double walkover in the consolation advances the next opponent there as well', () => {
    const state = played(eight, {
      '1-0': win('p001'),
      '1-1': win('p004'),
      '1-2': win('p002'),
      '1-3': win('p003'),
    });
    const { offered } = consolationField(state);
    const entrants = players(8).filter(({ id }) => offered.includes(id));
    const made = sampleDraw(entrants);
    const [first, second] = made.matches;
    const over = played(made, {
      [first!.id]: { kind: 'double-walkover', winner: null },
      [second!.id]: win(second!.player1),
    });
    expect(champion(over)).toBe(second!.player1);
  });

  test('A disqualified player is not offered', () => {
    const state = played(eight, { '1-2': { kind: 'default', winner: 'p007', score: '1-1' } });
    expect(consolationField(state).offered).toEqual([]);
  });

  test('Who stops during the first match is offered', () => {
    const state = played(eight, { '1-2': { kind: 'retirement', winner: 'p007', score: '1-1' } });
    expect(consolationField(state).offered).toEqual(['p002']);
  });
});

describe('the match for third place', () => {
  test('The losers of the semi-finals play it, each as soon as it is known', () => {
    expect(thirdPlaceSides(eight)).toEqual([null, null]);
    const quarters = played(eight, {
      '1-0': win('p001'),
      '1-1': win('p004'),
      '1-2': win('p002'),
      '1-3': win('p003'),
    });
    const one = played(quarters, { '2-0': win('p004') });
    expect(thirdPlaceSides(one)).toEqual(['p001', null]);
    expect(thirdPlaceSides(played(one, { '2-1': walkover('p002') }))).toEqual(['p001', 'p003']);
  });

  test('A semi-final without a winner sends nobody to the match for third place', () => {
    const quarters = played(eight, {
      '1-0': win('p001'),
      '1-1': win('p004'),
      '1-2': win('p002'),
      '1-3': win('p003'),
    });
    const over = played(quarters, {
      '2-0': { kind: 'double-walkover', winner: null },
      '2-1': win('p003'),
    });
    expect(thirdPlaceSides(over)).toEqual([null, 'p002']);
  });

  test('A draw of two has no third place, and a bye in a draw of three leaves one side', () => {
    expect(thirdPlaceSides(sampleDraw(players(2)))).toBeNull();
    const three = sampleDraw(players(3, 3));
    expect(thirdPlaceSides(played(three, { '1-1': win('p002') }))).toEqual([null, 'p003']);
  });
});
