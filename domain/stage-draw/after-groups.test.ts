import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { linesOf, withExchangedLines } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { constraintsOf, drawAfterGroups, isDrawnFrom } from './after-groups.ts';
import { checkDraw } from './check.ts';
import { drawStage } from './draw.ts';

const TABLE_TENNIS = { tradition: 'table-tennis' } as const;

function groupsOf(players: number, clubs = players): GroupsDraw {
  const list = Array.from({ length: players }, (_, at) => ({
    number: at + 1,
    club: `Club ${at % clubs}`,
    isRanked: true,
  }));
  const made = drawStage({ list, seedCount: 0 }, { kind: 'groups', size: 4, next: 'first-two' }, 5);
  if (!made.ok) throw new Error(made.code);
  return made.value as GroupsDraw;
}

const firstTwo = ({ groups }: GroupsDraw) => ({ groups: groups.map((group) => group.slice(0, 2)) });

function drawn(made: GroupsDraw, randomSeed = 7): Draw {
  const draw = drawAfterGroups(made, firstTwo(made), { ...TABLE_TENNIS, randomSeed });
  if (!draw.ok) throw new Error(draw.code);
  return draw.value;
}

describe('the knockout after groups', () => {
  test('The two of one group are in opposite halves, whatever the lots', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 120 }),
        fc.integer({ min: 0, max: largestRandomSeed }),
        (players, randomSeed) => {
          const made = groupsOf(players);
          const draw = drawn(made, randomSeed);
          const lines = linesOf(draw);
          for (const [first, second] of firstTwo(made).groups) {
            const halves = [first!, second!].map((id) => lines.indexOf(id) < draw.size / 2);
            expect(halves[0]).not.toBe(halves[1]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('The record of a knockout after groups has nobody else, no rating, and gives the same draw again', () => {
    const draw = drawn(groupsOf(11));
    expect(draw.entrants.map(({ id }) => id).toSorted()).toEqual(draw.groups?.flat().toSorted());
    expect(JSON.stringify(draw)).not.toContain('rating');
    expect(checkDraw(JSON.parse(JSON.stringify(draw)))).toEqual({ verdict: 'equal' });
  });

  test('One side alone needs no match', () => {
    const made = groupsOf(3);
    const alone = { groups: made.groups.map((group) => group.slice(0, 1)) };
    const draw = drawAfterGroups(made, alone, { ...TABLE_TENNIS, randomSeed: 1 });
    expect(draw).toEqual({ ok: false, code: 'TOO_FEW' });
  });

  test('A knockout after groups was drawn from its groups only, in their final order', () => {
    const made = groupsOf(11);
    const draw = drawn(made);
    expect(isDrawnFrom(draw, firstTwo(made))).toBe(true);
    const turned = firstTwo(made).groups.map((group) => group.toReversed());
    expect(isDrawnFrom(draw, { groups: turned })).toBe(false);
  });

  test('An exchange that brings two of one group together is counted', () => {
    const draw = drawn(groupsOf(8));
    expect(constraintsOf(draw).find(({ constraint }) => constraint === 'same-group')?.broken).toBe(
      0,
    );
    const lines = linesOf(draw);
    const [first, second] = draw.groups![0]!;
    const beside = lines.indexOf(first!) ^ 1;
    const moved = withExchangedLines(draw, [lines.indexOf(second!) + 1, beside + 1]);
    const broken = constraintsOf(moved).find(({ constraint }) => constraint === 'same-group');
    expect(broken?.broken).toBeGreaterThan(0);
  });
});
