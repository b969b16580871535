import { describe, expect, test } from 'vitest';
import { drawSize, roundKind, rounds } from './rounds.ts';
import { players, sampleDraw } from './sample-draws.ts';

describe('the names of rounds', () => {
  test.each([
    { players: 2, kinds: ['final'] },
    { players: 3, kinds: ['semi-finals', 'final'] },
    { players: 4, kinds: ['semi-finals', 'final'] },
    // Spec 2.26: round 1 quarter-finals, round 2 semi-finals, round 3 final.
    { players: 8, kinds: ['quarter-finals', 'semi-finals', 'final'] },
    { players: 9, kinds: ['round 1', 'quarter-finals', 'semi-finals', 'final'] },
    { players: 16, kinds: ['round 1', 'quarter-finals', 'semi-finals', 'final'] },
    { players: 24, kinds: ['round 1', 'round 2', 'quarter-finals', 'semi-finals', 'final'] },
  ])('The rounds of $players players are named $kinds', ({ players: count, kinds }) => {
    const named = rounds(sampleDraw(players(count))).map(({ kind }) =>
      kind.kind === 'round' ? `round ${kind.number}` : kind.kind,
    );
    expect(named).toEqual(kinds);
  });

  test('The names of early rounds count from the first round', () => {
    expect(roundKind(9, 6)).toEqual({ kind: 'round', number: 6 });
    expect(roundKind(9, 7)).toEqual({ kind: 'quarter-finals' });
  });
});

test('The rounds hold all matches, each once, from top to bottom', () => {
  const made = sampleDraw(players(24));
  const listed = rounds(made);
  expect(listed.map(({ matches }) => matches.length)).toEqual([16, 8, 4, 2, 1]);
  expect(listed.flatMap(({ matches }) => matches)).toEqual(made.matches);
  for (const { round, matches } of listed) {
    expect(matches.map((match) => [match.round, match.position])).toEqual(
      matches.map((_, position) => [round, position]),
    );
  }
});

test('The size of a draw is the next power of two for every number of players', () => {
  for (let count = 2; count <= 512; count++) {
    const size = drawSize(count);
    expect(size >= count && size < count * 2 && Number.isInteger(Math.log2(size))).toBe(true);
  }
});
