import { describe, expect, test } from 'vitest';
import { draw } from './draw.ts';
import { players, sampleDraw, sheet } from './sample-draws.ts';
import type { Entrant } from './vocabulary.ts';

const options = { randomSeed: 1, tradition: 'tennis' } as const;

describe('a draw is refused', () => {
  test.each([
    { why: 'no players', entrants: [], code: 'TOO_FEW_PLAYERS' },
    { why: 'one player alone', entrants: players(1), code: 'TOO_FEW_PLAYERS' },
    { why: 'more than 512 players', entrants: players(513), code: 'TOO_MANY_PLAYERS' },
    { why: 'one id twice', entrants: [...players(8), players(1)[0]], code: 'DUPLICATE_PLAYER' },
    {
      why: 'a rating that is not a number',
      entrants: [...players(8), { id: 'x', name: 'X', rating: Number.NaN }],
      code: 'INVALID_RATING',
    },
  ])('A draw is refused for $why', ({ entrants, code }) => {
    expect(draw(entrants as Entrant[], options)).toEqual({ ok: false, code });
  });

  test.each([
    { why: 'a fraction as random seed', wrong: { randomSeed: 0.5 }, code: 'INVALID_RANDOM_SEED' },
    { why: 'a random seed below 0', wrong: { randomSeed: -1 }, code: 'INVALID_RANDOM_SEED' },
    {
      why: 'a random seed over 32 bits',
      wrong: { randomSeed: 2 ** 32 },
      code: 'INVALID_RANDOM_SEED',
    },
    { why: 'a negative number of seeds', wrong: { seedCount: -1 }, code: 'INVALID_SEED_COUNT' },
    { why: 'two seeds in one first match', wrong: { seedCount: 9 }, code: 'INVALID_SEED_COUNT' },
    {
      why: 'more chosen seeds than first matches',
      wrong: { seeds: players(9).map(({ id }) => id) },
      code: 'INVALID_SEED_COUNT',
    },
    { why: 'a chosen seed who does not play', wrong: { seeds: ['p099'] }, code: 'INVALID_SEEDS' },
    {
      why: 'a seed chosen twice',
      wrong: { seeds: ['p001', 'p001'] },
      code: 'INVALID_SEEDS',
    },
  ])('A draw is refused for $why', ({ wrong, code }) => {
    expect(draw(players(16, 16), { ...options, ...wrong })).toEqual({ ok: false, code });
  });
});

describe('seeds', () => {
  test.each([
    { count: 2, seeds: 2 },
    { count: 8, seeds: 2 },
    { count: 9, seeds: 4 },
    { count: 17, seeds: 8 },
    { count: 33, seeds: 16 },
    { count: 65, seeds: 32 },
    { count: 512, seeds: 32 },
  ])(
    'The $seeds best of $count rated players are seeded, in order of rating',
    ({ count, seeds }) => {
      const expected = players(seeds).map(({ id }) => id);
      expect(sampleDraw(players(count, count)).seeds).toEqual(expected);
    },
  );

  test('Only players with a rating are seeded', () => {
    expect(sampleDraw(players(32, 3)).seeds).toEqual(['p001', 'p002', 'p003']);
    expect(sampleDraw(players(32)).seeds).toEqual([]);
  });

  test('Seeds chosen by hand take precedence over ratings, in the order of the choice', () => {
    const seeds = ['p007', 'p013', 'p002'];
    const made = sampleDraw(players(13, 13), { seeds });
    expect(made).toMatchObject({ seeds, chosenSeeds: true });
    const lines = sheet(made);
    expect([lines[0], lines[15]]).toEqual(['p007', 'p013']);
    const byes = made.matches.flatMap(({ result }) => (result ? [result.winner] : []));
    expect([...byes].sort()).toEqual([...seeds].sort());
  });

  test('Nobody is seeded when no seeds are chosen, with or without ratings', () => {
    expect(sampleDraw(players(13, 13), { seeds: [] }).seeds).toEqual([]);
  });

  test('Seeds with equal ratings are ordered by lot', () => {
    const equal = players(8).map((player) => ({ ...player, rating: 1000 }));
    const first = Array.from({ length: 40 }, (_, randomSeed) => sampleDraw(equal, { randomSeed }));
    expect(new Set(first.map(({ seeds }) => seeds[0])).size).toBe(8);
  });

  test('Seeds 3 and 4 are placed by lot on either of their two lines', () => {
    const lines = Array.from({ length: 40 }, (_, randomSeed) => {
      const top = sheet(sampleDraw(players(32, 32), { randomSeed }));
      expect([top[0], top[31]]).toEqual(['p001', 'p002']);
      return top[8];
    });
    expect(new Set(lines)).toEqual(new Set(['p003', 'p004']));
  });

  test('Seeds 5 to 8 are on lines 8, 9, 24 and 25 in table tennis', () => {
    const lines = sheet(sampleDraw(players(32, 32), { tradition: 'table-tennis' }));
    const placed = [8, 9, 24, 25].map((line) => lines[line - 1]);
    expect(placed.sort()).toEqual(['p005', 'p006', 'p007', 'p008']);
  });
});

describe('players in pure strength order', () => {
  const inOrder = { placing: 'strength-order' } as const;
  const ranks = (lines: (string | null)[]) => lines.map((id) => (id ? Number(id.slice(1)) : null));

  test('Eight players in pure strength order are on the lines 1 8 4 5 2 7 3 6', () => {
    const lines = sheet(sampleDraw(players(8, 8), inOrder));
    expect(ranks(lines)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test('In pure strength order the strongest players get the byes', () => {
    const lines = sheet(sampleDraw(players(6, 6), inOrder));
    expect(ranks(lines)).toEqual([1, null, 4, 5, 2, null, 3, 6]);
  });

  test('Players in pure strength order are placed before the unrated, who are drawn into the other lines', () => {
    const lines = sheet(sampleDraw(players(8, 3), inOrder));
    expect([lines[0], lines[4], lines[6]]).toEqual(['p001', 'p002', 'p003']);
  });
});

describe('a draw', () => {
  test('A draw of 11 gives its five byes to the seeds 1 to 4 and to one player by lot', () => {
    const made = sampleDraw(players(11, 11));
    const byes = made.matches.filter((match) => match.result?.kind === 'bye');
    expect(byes.map((match) => match.result?.winner)).toEqual(
      expect.arrayContaining(['p001', 'p002', 'p003', 'p004']),
    );
    expect(byes.length).toBe(5);
    for (const bye of byes) {
      const following = made.matches.find(
        ({ round, position }) => round === 2 && position === Math.floor(bye.position / 2),
      );
      expect([following?.player1, following?.player2]).toContain(bye.result?.winner);
    }
  });

  test('A draw does not change while drawMethod stays the same: raise drawMethod before changing this', () => {
    const made = sampleDraw(players(11, 5), { randomSeed: 20260401 });
    expect(
      sheet(made)
        .map((id) => id?.slice(2) ?? '-')
        .join(' '),
    ).toMatchInlineSnapshot(`"01 - 06 05 04 - - 09 10 11 - 03 08 07 - 02"`);
  });

  test('A draw records of each player only what it is made from', () => {
    const rows = players(4).map((player) => ({ ...player, email: 'a@example.com' }));
    expect(sampleDraw(rows).entrants[0]).toEqual({ id: 'p001', name: 'Player 1' });
  });
});
