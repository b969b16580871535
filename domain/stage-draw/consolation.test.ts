import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consolationField } from '#domain/bracket/further-stages.ts';
import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { linesOf } from '#domain/bracket/recorded.ts';
import { record } from '#domain/bracket/results.ts';
import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { checkDraw } from './check.ts';
import { afterKnockout, drawConsolation, isDrawnForLosers, isSameField } from './consolation.ts';
import { drawStage } from './draw.ts';

const TENNIS = { tradition: 'tennis' } as const;
const NOBODY: ReadonlySet<string> = new Set();

function knockoutOf(players: number, clubs = players): Draw {
  const list = Array.from({ length: players }, (_, at) => ({
    number: at + 1,
    club: `Club ${at % clubs}`,
    isRanked: true,
  }));
  const format = { kind: 'knockout', thirdPlace: false, consolation: true, ...TENNIS } as const;
  const made = drawStage({ list, seedCount: 0 }, format, 5);
  if (!made.ok || 'kind' in made.value) throw new Error('the knockout was not drawn');
  return made.value;
}

type Ending = 'score' | 'walkover' | 'double-walkover' | 'default';

/** Ends a match for its upper side. */
function ended(draw: Draw, matchId: string, kind: Ending = 'score'): Draw {
  const winner = draw.matches.find(({ id }) => id === matchId)?.player1 ?? '';
  const step = record(draw, matchId, resultOf(kind, winner));
  if (!step.ok) throw new Error(`${matchId}: ${step.code}`);
  return step.value.next;
}

function resultOf(kind: Ending, winner: string): PlayedResult {
  if (kind === 'score') return { kind, winner, score: '3-0' };
  return kind === 'double-walkover' ? { kind, winner: null } : { kind, winner };
}

/** Ends every match of the first round for its upper side. */
function roundOne(draw: Draw, kinds: readonly Ending[] = []): Draw {
  return draw.matches
    .filter(({ round, result }) => round === 1 && result === null)
    .reduce((state, { id }, at) => ended(state, id, kinds[at]), draw);
}

const sidesOf = (draw: Draw, matchId: string) => {
  const { player1, player2 } = draw.matches.find(({ id }) => id === matchId)!;
  return [player1 ?? '', player2 ?? ''] as const;
};

describe('who plays in the consolation', () => {
  test('Everybody who has lost in round 1, in the order of the sheet, as soon as all have played', () => {
    const made = knockoutOf(8);
    expect(afterKnockout(made, NOBODY)).toMatchObject({ state: 'matches-open' });
    const losers = ['1-0', '1-1', '1-2', '1-3'].map((id) => sidesOf(made, id)[1]);
    expect(afterKnockout(roundOne(made), NOBODY)).toEqual({ state: 'ready', losers });
  });

  test('A player who loses by walkover without appearing, or is disqualified, is not in the consolation', () => {
    const made = knockoutOf(8);
    const state = roundOne(made, ['walkover', 'default', 'score', 'score']);
    // The winners of both have not played yet.
    const matches = state.matches.filter(({ id }) => id === '2-0');
    expect(afterKnockout(state, NOBODY)).toEqual({ state: 'matches-open', matches });
    const loser = sidesOf(state, '2-0')[1];
    const losers = [loser, sidesOf(made, '1-2')[1], sidesOf(made, '1-3')[1]];
    const field = afterKnockout(ended(state, '2-0'), NOBODY);
    expect(field).toMatchObject({ state: 'ready' });
    expect('losers' in field && field.losers.toSorted()).toEqual(losers.toSorted());
  });

  test('After a double walkover neither is in the consolation, and who advances without a match still has to play one', () => {
    const made = knockoutOf(8);
    const state = roundOne(made, ['double-walkover', 'walkover', 'score', 'score']);
    const advanced = sidesOf(made, '1-1')[0];
    expect(afterKnockout(state, NOBODY)).toMatchObject({
      state: 'matches-open',
      matches: [{ id: '3-0', player1: advanced, player2: null }],
    });
    const final = ended(ended(state, '2-1'), '3-0', 'double-walkover');
    const field = afterKnockout(final, NOBODY);
    expect(field).toEqual({
      state: 'ready',
      losers: [sidesOf(made, '1-2')[1], sidesOf(made, '1-3')[1]],
    });
  });

  test('A player who has withdrawn is not in the consolation, and nobody waits for them', () => {
    const made = knockoutOf(5);
    const state = roundOne(made);
    const open = afterKnockout(state, NOBODY);
    if (open.state !== 'matches-open') throw new Error('byes have played no match');
    const waiting = consolationField(state).open;
    const loser = consolationField(state).offered[0]!;
    expect(afterKnockout(state, new Set([...waiting, loser]))).toEqual({
      state: 'ready',
      losers: [],
    });
  });

  test('A later result changes nothing, and another winner of a first match does', () => {
    const state = roundOne(knockoutOf(8));
    expect(isSameField(state, ended(state, '2-0'), NOBODY)).toBe(true);
    const made = knockoutOf(8);
    expect(isSameField(state, made, NOBODY)).toBe(false);
    expect(isSameField(state, roundOne(made, ['walkover']), NOBODY)).toBe(false);
  });

  test('A walkover against somebody who has withdrawn changes nothing, because nobody waits for them', () => {
    const state = roundOne(knockoutOf(5));
    // Both had a bye: the upper side wins by walkover and waits for the first match to play.
    const { open } = consolationField(state);
    const isOfByes = ({ player1, player2 }: Match) =>
      [player1, player2].every((id) => id !== null && open.includes(id));
    const { id, player2 } = state.matches.find(isOfByes)!;
    const after = ended(state, id, 'walkover');
    expect(isSameField(state, after, new Set([player2!]))).toBe(true);
    expect(isSameField(state, after, NOBODY)).toBe(false);
  });
});

describe('the draw of the consolation', () => {
  test('Fewer than two need none', () => {
    const made = knockoutOf(8);
    expect(drawConsolation(made, [], { ...TENNIS, randomSeed: 1 })).toEqual({
      ok: false,
      code: 'TOO_FEW',
    });
    expect(drawConsolation(made, ['1'], { ...TENNIS, randomSeed: 1 })).toEqual({
      ok: false,
      code: 'TOO_FEW',
    });
  });

  test('A consolation has exactly the losers, no seeds and no ratings, and gives the same draw again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 70 }),
        fc.integer({ min: 0, max: largestRandomSeed }),
        fc.array(fc.constantFrom<Ending>('score', 'walkover', 'double-walkover', 'default')),
        (players, randomSeed, kinds) => {
          const state = roundOne(knockoutOf(players, 7), kinds);
          const losers = consolationField(state).offered;
          const drawn = drawConsolation(state, losers, { ...TENNIS, randomSeed });
          expect(drawn.ok).toBe(losers.length >= 2);
          if (!drawn.ok) return;
          const made = drawn.value;
          expect(made.seeds).toEqual([]);
          expect(JSON.stringify(made)).not.toContain('rating');
          expect(isDrawnForLosers(made, losers.toReversed())).toBe(true);
          expect(isDrawnForLosers(made, losers.slice(1))).toBe(false);
          expect(checkDraw(JSON.parse(JSON.stringify(made)))).toEqual({ verdict: 'equal' });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('Members of one club do not meet in round 1 of the consolation where that can be avoided', () => {
    const state = roundOne(knockoutOf(16, 4));
    const losers = consolationField(state).offered;
    const clubs = new Map(state.entrants.map(({ id, club }) => [id, club]));
    const members = Map.groupBy(losers, (id) => clubs.get(id));
    const avoidable = [...members.values()].every(({ length }) => length <= 4);
    expect(avoidable).toBe(true);
    for (let randomSeed = 0; randomSeed < 30; randomSeed++) {
      const drawn = drawConsolation(state, losers, { ...TENNIS, randomSeed });
      const lines = drawn.ok ? linesOf(drawn.value) : [];
      expect(lines).toHaveLength(8);
      for (let line = 0; line < 8; line += 2) {
        expect(clubs.get(lines[line] ?? '')).not.toBe(clubs.get(lines[line + 1] ?? ''));
      }
    }
  });
});
