import { describe, expect, test } from 'vitest';
import { knockoutPlaces } from './places.ts';
import { findMatch, record } from './results.ts';
import { players, sampleDraw } from './sample-draws.ts';
import { withThirdPlace } from './third-place.ts';
import type { Draw, PlayedResult } from './vocabulary.ts';

type Ending = 'upper' | 'lower' | 'nobody';

/** The draw with these matches played, in the order given: the upper side wins unless said otherwise. */
function played(draw: Draw, ids: string, endings: Readonly<Record<string, Ending>> = {}): Draw {
  return ids.split(' ').reduce((state, id) => {
    const match = findMatch(state, id);
    const ending = endings[id] ?? 'upper';
    const winner = (ending === 'upper' ? match?.player1 : match?.player2) ?? '';
    const result: PlayedResult =
      ending === 'nobody'
        ? { kind: 'double-walkover', winner: null }
        : { kind: 'score', winner, score: '3-0' };
    const step = record(state, id, result);
    if (!step.ok) throw new Error(`${id}: ${step.code}`);
    return step.value.next;
  }, draw);
}

/** "1 | 2 | 3-4 3-4", each with how many share it. */
const shapeOf = (draw: Draw, isOver = false) =>
  knockoutPlaces(draw, { isOver })
    .map(({ from, to, players: { length } }) => `${from === to ? from : `${from}-${to}`}×${length}`)
    .join(' ');

const FIRST = '1-0 1-1 1-2 1-3';
const EIGHT = `${FIRST} 2-0 2-1 3-0`;

describe('places of a knockout', () => {
  test.for([
    ['of two', 2, '1-0', '1×1 2×1'],
    ['of four', 4, '1-0 1-1 2-0', '1×1 2×1 3-4×2'],
    ['of eight', 8, EIGHT, '1×1 2×1 3-4×2 5-8×4'],
    ['of five, where byes lose nothing', 5, '', ''],
  ] as const)('A knockout %s has the places of its rounds', ([, count, ids, shape]) => {
    const draw = sampleDraw(players(count));
    expect(shapeOf(ids ? played(draw, ids) : draw)).toBe(shape);
  });

  test('With byes the losers of the first round share the places of a full round', () => {
    const draw = sampleDraw(players(5));
    const open = draw.matches.filter(({ round, result }) => round === 1 && !result);
    const all = played(draw, [...open.map(({ id }) => id), '2-0', '2-1', '3-0'].join(' '));
    expect(shapeOf(all)).toBe('1×1 2×1 3-4×2 5-8×1');
  });

  test('The match for third place decides between 3 and 4', () => {
    const draw = withThirdPlace(sampleDraw(players(8)));
    const before = played(draw, EIGHT);
    expect(shapeOf(before)).toBe('1×1 2×1 5-8×4');
    const after = played(before, '3-1', { '3-1': 'lower' });
    expect(shapeOf(after)).toBe('1×1 2×1 3×1 4×1 5-8×4');
    const [, , third, fourth] = knockoutPlaces(after, { isOver: false });
    expect([third?.players[0], fourth?.players[0]]).toEqual([
      after.third?.player2,
      after.third?.player1,
    ]);
    expect(shapeOf(played(before, '3-1', { '3-1': 'nobody' }))).toBe('1×1 2×1 3-4×2 5-8×4');
  });

  test('Where a semi-final sends nobody, the loser of the other is third without a match', () => {
    const draw = withThirdPlace(sampleDraw(players(8)));
    const after = played(draw, `${FIRST} 2-0 2-1`, { '2-1': 'nobody' });
    expect(shapeOf(after)).toBe('1×1 3×1 3-4×2 5-8×4');
  });

  test('Nobody is first in a final without a winner', () => {
    expect(shapeOf(played(sampleDraw(players(8)), EIGHT, { '3-0': 'nobody' }))).toBe(
      '2×2 3-4×2 5-8×4',
    );
  });

  test('While matches are open only losers have a place', () => {
    const draw = played(sampleDraw(players(8)), `${FIRST} 2-0`);
    expect(shapeOf(draw)).toBe('3-4×1 5-8×4');
  });

  test('Where nothing more is played, those who are left share the places that were possible', () => {
    const draw = sampleDraw(players(8));
    expect(shapeOf(draw, true)).toBe('1-8×8');
    expect(shapeOf(played(draw, `${FIRST} 2-0`), true)).toBe('1-2×1 1-4×2 3-4×1 5-8×4');
    expect(shapeOf(played(draw, `${FIRST} 2-0 2-1`), true)).toBe('1-2×2 3-4×2 5-8×4');
    const third = played(withThirdPlace(draw), EIGHT);
    expect(shapeOf(third, true)).toBe('1×1 2×1 3-4×2 5-8×4');
  });
});
