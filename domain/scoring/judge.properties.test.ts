import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customFormat } from './custom-format.ts';
import { FORMATS, findFormat, type ScoreFormat, type SetScore } from './formats.ts';
import { judge } from './judge.ts';

type Score = readonly [number, number];

/** When a set is over, in the words of each sport's rules and without the formats' data. */
const twoAhead = (target: number) => (a: number, b: number) =>
  Math.max(a, b) >= target && Math.abs(a - b) >= 2;
const firstTo = (target: number) => (a: number, b: number) => a === target || b === target;
const gamesWithTieBreak = (games: number) => (a: number, b: number) =>
  twoAhead(games)(a, b) || a + b === 2 * games + 1;

const toEleven = twoAhead(11);
const toTwentyOne = (a: number, b: number) => twoAhead(21)(a, b) || firstTo(30)(a, b);
const toFifteen = (a: number, b: number) => twoAhead(15)(a, b) || firstTo(21)(a, b);

const OVER: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  'table-tennis-1': toEleven,
  'table-tennis-3': toEleven,
  'table-tennis-5': toEleven,
  'table-tennis-7': toEleven,
  'badminton-21': toTwentyOne,
  'badminton-21-one': toTwentyOne,
  'badminton-15': toFifteen,
  'badminton-15-one': firstTo(15),
  'badminton-11-one': firstTo(11),
  'tennis-1-set': gamesWithTieBreak(6),
  'tennis-3-sets': gamesWithTieBreak(6),
  'tennis-3-sets-match-tie-break': gamesWithTieBreak(6),
  'tennis-8-game-pro-set': gamesWithTieBreak(8),
  'tennis-6-games': firstTo(6),
  'tennis-4-games': firstTo(4),
  'tennis-short-set': gamesWithTieBreak(4),
  'soft-tennis-3': firstTo(2),
  'soft-tennis-5': firstTo(3),
  'soft-tennis-7': firstTo(4),
  'soft-tennis-9': firstTo(5),
};

/** Plays every sequence of rallies up to 99 and notes each score that occurs, and whether it ends the set. */
function played(isOver: (a: number, b: number) => boolean): Map<string, boolean> {
  const seen = new Map<string, boolean>();
  const open: Score[] = [[0, 0]];
  while (open.length > 0) {
    const [a, b] = open.pop() as Score;
    if (a > 99 || b > 99 || seen.has(`${a}-${b}`)) continue;
    seen.set(`${a}-${b}`, isOver(a, b));
    if (!isOver(a, b)) open.push([a + 1, b], [a, b + 1]);
  }
  return seen;
}

/** What `judge` says of every score from 0-0 to 99-99 as the only set of a match. */
function judgedAll(format: ScoreFormat): Map<string, boolean> {
  const seen = new Map<string, boolean>();
  for (let player1 = 0; player1 <= 99; player1 += 1) {
    for (let player2 = 0; player2 <= 99; player2 += 1) {
      const judgement = judge(format, [{ player1, player2 }]);
      if (judgement.state === 'impossible') continue;
      const won = judgement.setsWon.player1 + judgement.setsWon.player2;
      seen.set(`${player1}-${player2}`, won === 1);
    }
  }
  return seen;
}

const ordered = (scores: Map<string, boolean>) => [...scores].sort(([a], [b]) => (a < b ? -1 : 1));

describe('against every sequence of rallies', () => {
  it.each(Object.keys(OVER))('By %s a score is legal exactly when rallies lead to it', (id) => {
    expect(ordered(judgedAll(findFormat(id)!))).toEqual(ordered(played(OVER[id]!)));
  });

  it('A format of one’s own is judged as its rallies go', () => {
    const options = fc.record({
      to: fc.integer({ min: 1, max: 40 }),
      lead: fc.constantFrom(1, 2),
      above: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(options, ({ to, lead, above }) => {
        const cap = lead === 2 && above !== undefined ? to + above : undefined;
        const made = customFormat({ to, lead, bestOf: 1, ...(cap !== undefined && { cap }) });
        if (!made.ok) throw new Error(made.code);
        const isOver = (a: number, b: number) =>
          (lead === 2 ? twoAhead(to)(a, b) : firstTo(to)(a, b)) ||
          (cap !== undefined && firstTo(cap)(a, b));
        expect(ordered(judgedAll(made.value))).toEqual(ordered(played(isOver)));
      }),
      { numRuns: 15 },
    );
  });
});

const anyFormat = fc.constantFrom(...FORMATS);

describe('any match', () => {
  it('A match played rally by rally is legal at every moment, and decided exactly at its end', () => {
    const rallies = fc.array(fc.boolean(), { minLength: 700, maxLength: 700 });
    fc.assert(
      fc.property(anyFormat, rallies, (format, points) => {
        for (const { sets, setsWon } of moments(format, points)) {
          const wins = (format.bestOf + 1) / 2;
          const winner = (['player1', 'player2'] as const).find((side) => setsWon[side] === wins);
          const expected = winner
            ? { state: 'decided', winner, setsWon }
            : { state: 'open', setsWon };
          expect(judge(format, sets)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('Judging does not depend on which side is named first', () => {
    const score = fc.integer({ min: -1, max: 32 });
    const sets = fc.array(fc.record({ player1: score, player2: score }), { maxLength: 8 });
    fc.assert(
      fc.property(anyFormat, sets, (format, card) => {
        const swapped = card.map(({ player1, player2 }) => ({
          player1: player2,
          player2: player1,
        }));
        expect(mirrored(judge(format, swapped))).toEqual(judge(format, card));
      }),
    );
  });

  it('Judging never throws, whatever comes in place of sets', () => {
    const garbage = fc.oneof(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withNullPrototype: true,
        withSparseArray: true,
      }),
      fc.array(
        fc.oneof(
          fc.anything({ withBigInt: true }),
          fc.record({ player1: fc.anything(), player2: fc.anything(), tieBreak: fc.anything() }),
          fc.record({ player1: fc.nat(120), player2: fc.nat(120), tieBreak: fc.anything() }),
        ),
      ),
    );
    fc.assert(
      fc.property(anyFormat, garbage, (format, sets) => {
        expect(['decided', 'open', 'impossible']).toContain(
          judge(format, sets as readonly SetScore[]).state,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

interface Moment {
  readonly sets: readonly SetScore[];
  readonly setsWon: { readonly player1: number; readonly player2: number };
}

/** The card after each rally (or game) of a match, as an umpire writes it, to the end of the match or of the rallies. */
function* moments({ id, bestOf }: ScoreFormat, points: readonly boolean[]): Generator<Moment> {
  const isOver = (set: number) =>
    id === 'tennis-3-sets-match-tie-break' && set === 2 ? twoAhead(10) : OVER[id]!;
  const ended: SetScore[] = [];
  const setsWon = { player1: 0, player2: 0 };
  let current = { player1: 0, player2: 0 };
  for (const point of points) {
    const side = point ? 'player1' : 'player2';
    current = { ...current, [side]: current[side] + 1 };
    if (current[side] > 99) return;
    const sets = [...ended, current];
    if (isOver(ended.length)(current.player1, current.player2)) {
      setsWon[side] += 1;
      ended.push(current);
      current = { player1: 0, player2: 0 };
    }
    yield { sets, setsWon: { ...setsWon } };
    if (setsWon[side] > bestOf / 2) return;
  }
}

function mirrored(judgement: ReturnType<typeof judge>): ReturnType<typeof judge> {
  if (judgement.state === 'impossible') return judgement;
  const { player1, player2 } = judgement.setsWon;
  const setsWon = { player1: player2, player2: player1 };
  if (judgement.state === 'open') return { state: 'open', setsWon };
  return {
    state: 'decided',
    winner: judgement.winner === 'player1' ? 'player2' : 'player1',
    setsWon,
  };
}
