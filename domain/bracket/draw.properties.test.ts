import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { champion } from './consequences.ts';
import { largestRandomSeed, lotFrom, shuffled } from './lot.ts';
import { redraw } from './redraw.ts';
import { players, playOut, sampleDraw, sheet } from './sample-draws.ts';
import type { Draw } from './vocabulary.ts';

// Strength order reads no table of seed lines, so one tradition covers it.
const variants = [
  { tradition: 'tennis', placing: 'seeded' },
  { tradition: 'table-tennis', placing: 'seeded' },
  { tradition: 'tennis', placing: 'strength-order' },
] as const;

/** One draw of every size from 2 to 512; random seeds and ratings vary with the size. */
function everySize(options: (typeof variants)[number]): Draw[] {
  return Array.from({ length: 511 }, (_, index) => {
    const count = index + 2;
    const rated = [0, 3, Math.floor(count / 2), count][count % 4] as number;
    return sampleDraw(players(count, Math.min(rated, count)), { ...options, randomSeed: count });
  });
}

describe.each(variants)('every size of a $tradition draw, $placing', (options) => {
  const draws = everySize(options);

  test('Every player is on exactly one line', () => {
    for (const made of draws) {
      const placed = sheet(made).filter((id) => id !== null);
      expect([...placed].sort()).toEqual(made.entrants.map(({ id }) => id));
    }
  });

  test('Every line without a player is a bye, and byes never meet', () => {
    for (const { size, entrants, matches } of draws) {
      const first = matches.slice(0, size / 2);
      const byes = first.filter(({ result }) => result?.kind === 'bye');
      expect(byes.length).toBe(size - entrants.length);
      expect(first.every(({ player1, player2 }) => player1 !== null || player2 !== null)).toBe(
        true,
      );
    }
  });

  test('The seeds get the byes in their order before any other player', () => {
    for (const { size, entrants, matches, seeds } of draws) {
      const byes = size - entrants.length;
      const excused = new Set(matches.flatMap(({ result }) => (result ? [result.winner] : [])));
      expect(seeds.slice(0, byes).every((id) => excused.has(id))).toBe(true);
      expect(seeds.slice(byes).some((id) => excused.has(id))).toBe(false);
    }
  });

  test('The byes are spread evenly over halves, quarters and all smaller parts', () => {
    for (const made of draws) {
      const lines = sheet(made);
      for (let part = made.size / 2; part >= 2; part /= 2) {
        const byes = Array.from({ length: made.size / part }, (_, index) => {
          return lines.slice(index * part, (index + 1) * part).filter((id) => id === null).length;
        });
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('The best seeds cannot meet before the round that their number promises', () => {
    for (const made of draws) {
      const lines = sheet(made);
      for (let best = 2; best <= Math.min(made.seeds.length, made.size / 2); best *= 2) {
        const parts = made.seeds.slice(0, best).map((id) => {
          return Math.floor((lines.indexOf(id) * best) / made.size);
        });
        expect(new Set(parts).size).toBe(best);
      }
    }
  });

  test('A draw that is played to its end leaves one champion and no other unbeaten player', () => {
    for (const made of draws) {
      const played = playOut(made, (match) => (match.round + match.position) % 3 !== 0);
      const losers = played.matches.flatMap(({ player1, player2, result }) =>
        result?.kind === 'bye' ? [] : [result?.winner === player1 ? player2 : player1],
      );
      expect([...losers, champion(played)].sort()).toEqual(made.entrants.map(({ id }) => id));
    }
  });

  test('The draw is plain JSON', () => {
    for (const made of draws) expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });

  test('A draw made again from its record is the same', () => {
    for (const made of draws) expect(redraw(made)).toEqual({ ok: true, value: made });
  });
});

const randomSeed = fc.integer({ min: 0, max: largestRandomSeed });

test('A draw with chosen seeds is the same when it is made again from its record', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 128 }), randomSeed, fc.nat(64), (count, seed, want) => {
      const entrants = players(count, Math.floor(count / 2));
      const most = Math.max(2, 2 ** Math.ceil(Math.log2(count)) / 2);
      const ids = shuffled(entrants, lotFrom(seed)).map(({ id }) => id);
      const seeds = ids.slice(0, Math.min(want, most, count));
      const made = sampleDraw(entrants, { randomSeed: seed, seeds });
      expect(made.seeds).toEqual(seeds);
      expect(redraw(made)).toEqual({ ok: true, value: made });
    }),
  );
});

test('The order in which players are listed does not change the draw', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 512 }), randomSeed, (count, seed) => {
      const listed = players(count, Math.floor(count / 3));
      const otherwise = shuffled(listed, lotFrom(seed));
      const options = { randomSeed: seed };
      expect(sampleDraw(otherwise, options)).toEqual(sampleDraw(listed, options));
    }),
  );
});

test('Other random seeds give other draws', () => {
  const sheets = Array.from({ length: 100 }, (_, seed) =>
    sheet(sampleDraw(players(16), { randomSeed: seed })).join(),
  );
  expect(new Set(sheets).size).toBe(100);
});

test('Every unseeded player has about the same chance to meet the first seed', () => {
  const met = new Map<string, number>();
  for (let seed = 0; seed < 3500; seed++) {
    const opponent = sheet(sampleDraw(players(8, 1), { randomSeed: seed }))[1] as string;
    met.set(opponent, (met.get(opponent) ?? 0) + 1);
  }
  expect(met.size).toBe(7);
  expect(Math.min(...met.values())).toBeGreaterThan(420);
  expect(Math.max(...met.values())).toBeLessThan(580);
});
