import { describe, expect, test } from 'vitest';
import { drawQualified } from './draw-qualified.ts';
import { redraw } from './redraw.ts';
import { players, playOut, sampleDraw, sheet } from './sample-draws.ts';
import { type Entrant, limits } from './vocabulary.ts';

/** Groups of this size from players in order: p001 wins the first one. */
function inGroups(entrants: readonly Entrant[], size: number): string[][] {
  return Array.from({ length: entrants.length / size }, (_, group) =>
    entrants.slice(group * size, (group + 1) * size).map(({ id }) => id),
  );
}

const options = { randomSeed: 7, tradition: 'table-tennis' } as const;

function made(count: number, perGroup: number, entrants = players(count)) {
  const drawn = drawQualified(entrants, inGroups(entrants, perGroup), options);
  if (!drawn.ok) throw new Error(drawn.code);
  return drawn.value;
}

describe('a knockout after groups', () => {
  test('A knockout after groups names its method, its groups, its seeds and its constraints', () => {
    const drawn = made(10, 2);
    expect(drawn).toMatchObject({
      method: 2,
      size: 16,
      rounds: 4,
      seeds: ['p001', 'p003', 'p005', 'p007', 'p009'],
      constraints: [
        { constraint: 'same-group', broken: 0 },
        { constraint: 'byes', broken: 0 },
        { constraint: 'winners', broken: 0 },
        { constraint: 'same-club', broken: 0 },
      ],
    });
    expect(drawn.groups?.[4]).toEqual(['p009', 'p010']);
  });

  test('A knockout after groups is the same when it is made again from its record, played or not', () => {
    for (const perGroup of [1, 2, 3, 4]) {
      const drawn = made(24, perGroup);
      expect(redraw(JSON.parse(JSON.stringify(drawn)))).toEqual({ ok: true, value: drawn });
      expect(redraw(playOut(drawn, () => true))).toEqual({ ok: true, value: drawn });
    }
  });

  test('The order in which entrants are listed does not change a knockout after groups', () => {
    const entrants = players(24);
    const reversed = drawQualified(entrants.toReversed(), inGroups(entrants, 2), options);
    expect(reversed).toEqual({ ok: true, value: made(24, 2) });
  });

  test('A knockout after groups does not change while qualifiedMethod stays the same', () => {
    const lines = sheet(made(11 * 3, 3)).map((id) => id?.slice(2) ?? '-');
    expect(lines.join(' ')).toMatchInlineSnapshot(
      `"01 - - 33 08 - - 15 28 - - 24 06 - - 19 22 - - 32 05 - - 14 25 - 30 21 17 - - 10 07 - - 20 18 - - 03 12 - - 29 27 - - 13 16 - - 26 23 - - 11 31 - - 09 02 - - 04"`,
    );
  });

  test('Club-mates who cannot be separated are counted', () => {
    const entrants = players(8).map((player) => ({ ...player, club: 'Kita' }));
    expect(made(8, 2, entrants).constraints?.at(-1)).toEqual({
      constraint: 'same-club',
      broken: 4,
    });
  });
});

describe('a knockout after groups is refused', () => {
  const four = players(4);
  test.each([
    ['one player alone', players(1), [['p001']], 'TOO_FEW_PLAYERS'],
    ['over 512 players', players(514), inGroups(players(514), 2), 'TOO_MANY_PLAYERS'],
    ['an entrant twice', [...four, ...players(1)], inGroups(four, 2), 'DUPLICATE_PLAYER'],
    [
      'a player in two groups',
      four,
      [
        ['p001', 'p002'],
        ['p002', 'p003', 'p004'],
      ],
      'DUPLICATE_PLAYER',
    ],
    ['a group that sends nobody', four, [...inGroups(four, 2), []], 'INVALID_GROUPS'],
    ['a group of six', players(6), inGroups(players(6), 6), 'INVALID_GROUPS'],
    ['an entrant without a group', players(5), inGroups(four, 2), 'INVALID_GROUPS'],
    [
      'a stranger in a group',
      four,
      [
        ['p001', 'p002'],
        ['p003', 'x'],
      ],
      'INVALID_GROUPS',
    ],
  ])('A knockout after groups is refused for %s', (_why, entrants, groups, code) => {
    expect(drawQualified(entrants, groups, options)).toEqual({ ok: false, code });
  });

  test('A knockout after groups is refused for a random seed over 32 bits', () => {
    const wrong = { ...options, randomSeed: 2 ** 32 };
    const refused = drawQualified(four, inGroups(four, 2), wrong);
    expect(refused).toEqual({ ok: false, code: 'INVALID_RANDOM_SEED' });
  });
});

test('A knockout without groups remains method 1 and repeats as before', () => {
  const drawn = sampleDraw(players(limits.fewestForPractice, 4));
  expect(drawn.method).toBe(1);
  expect(drawn).not.toHaveProperty('groups');
  expect(redraw(drawn)).toEqual({ ok: true, value: drawn });
});
