import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed } from './lot.ts';
import { players, sampleDraw, sheet } from './sample-draws.ts';
import type { Draw, Entrant } from './vocabulary.ts';

const randomSeed = fc.integer({ min: 0, max: largestRandomSeed });

/** First-round matches between players of one club. */
function clubMatches(made: Draw): number {
  const clubs = new Map(made.entrants.map(({ id, club }) => [id, club]));
  return made.matches.filter(({ round, player1, player2 }) => {
    if (round > 1 || player1 === null || player2 === null) return false;
    return clubs.get(player1) !== undefined && clubs.get(player1) === clubs.get(player2);
  }).length;
}

/** Fewest club matches over all ways to fill the lines that seeds and byes leave, by trying each one. */
function fewestPossible(made: Draw): number {
  const clubs = new Map(made.entrants.map(({ id, club }) => [id, club ?? id]));
  const left = made.entrants
    .filter(({ id }) => !made.seeds.includes(id))
    .map(({ id }) => clubs.get(id) as string);
  const lines = sheet(made).map((id) => {
    if (id === null) return 'bye';
    return made.seeds.includes(id) ? (clubs.get(id) as string) : 'open';
  });
  return fewestFrom(lines, left);
}

function fewestFrom(lines: readonly string[], left: readonly string[]): number {
  const open = lines.indexOf('open');
  if (open < 0) return lines.filter((club, line) => line % 2 && club === lines[line - 1]).length;
  const tried = [...new Set(left)].map((club) => {
    const others = left.toSpliced(left.indexOf(club), 1);
    return fewestFrom(lines.with(open, club), others);
  });
  return Math.min(...tried);
}

function withClubs(entrants: readonly Entrant[], clubs: readonly string[]): Entrant[] {
  return entrants.map((player, index) => {
    const club = clubs[index % clubs.length];
    return club ? { ...player, club } : player;
  });
}

describe('players of one club', () => {
  test('Players of one club meet in the first round no more often than in the best of all possible draws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.constantFrom('A', 'A', 'A', 'B', 'B', 'C', ''), { minLength: 9, maxLength: 9 }),
        randomSeed,
        (count, rated, clubs, seed) => {
          const entrants = withClubs(players(count, Math.min(rated, count)), clubs);
          const made = sampleDraw(entrants, { randomSeed: seed });
          expect(clubMatches(made)).toBe(fewestPossible(made));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('Players of one club are apart in every size when no club has more than half of the players', () => {
    for (let count = 4; count <= 512; count++) {
      const entrants = withClubs(players(count), ['A', 'B', 'A', 'C']);
      expect(clubMatches(sampleDraw(entrants, { randomSeed: count }))).toBe(0);
    }
  });

  test('Players of one club meet when there are no others', () => {
    expect(clubMatches(sampleDraw(withClubs(players(8), ['A'])))).toBe(4);
  });

  test('A club with one player too many has one match between its own players', () => {
    const entrants = withClubs(players(8), ['A', 'A', 'A', 'A', 'A', 'B', 'C', '']);
    expect(clubMatches(sampleDraw(entrants))).toBe(1);
  });

  test('Players of one club are recognised in full-width letters and with blanks around', () => {
    const written = ['ＫＩＴＡ', 'KITA ', '東', '東　'];
    for (let seed = 0; seed < 20; seed++) {
      const made = sampleDraw(withClubs(players(4), written), { randomSeed: seed });
      const clubs = new Map(made.entrants.map(({ id, club }) => [id, club]));
      const east = ['東', '東　'];
      for (const { player1, player2 } of made.matches.slice(0, 2)) {
        const met = [player1, player2].map((id) => east.includes(clubs.get(id ?? '') ?? ''));
        expect(met[0]).not.toBe(met[1]);
      }
    }
  });

  test('Players of one club stay on their lines when both are placed by strength', () => {
    const entrants = withClubs(players(8, 8), ['A']);
    const made = sampleDraw(entrants, { placing: 'strength-order' });
    expect(made.matches[0]).toMatchObject({ player1: 'p001', player2: 'p008' });
  });
});

test('Players without a club are nobody’s club-mates', () => {
  const sheets = Array.from({ length: 30 }, (_, randomSeed) => {
    const made = sampleDraw(withClubs(players(4), ['', '', 'A', 'B']), { randomSeed });
    const opening = made.matches[0];
    return [opening?.player1, opening?.player2].sort().join();
  });
  expect(sheets).toContain('p001,p002');
});
