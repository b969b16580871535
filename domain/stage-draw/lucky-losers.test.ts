import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areApart } from '#domain/bracket/qualified-clubs.ts';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { constraintsOf, drawAfterGroups } from './after-groups.ts';
import { checkDraw } from './check.ts';
import { luckyLosers } from './lucky-losers.ts';
import { choicesWith } from './replacement.ts';
import { withRecordedChanges } from './shown.ts';
import type { Replacement } from './vocabulary.ts';

const FIRST_TWO = [{ from: 1, to: 2 }] as const;
const PLACING = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: null },
] as const;

/** Groups of these sizes in their final order: 'a1' is the winner of the first. */
function ordersOf(sizes: readonly number[]): string[][] {
  return sizes.map((size, group) =>
    Array.from({ length: size }, (_, at) => `${String.fromCharCode(97 + group)}${at + 1}`),
  );
}

/** The knockout of the first two of each group, and everything a withdrawal from it needs. */
function mainDraw(sizes: readonly number[], randomSeed = 1) {
  const orders = ordersOf(sizes);
  const entrants = orders.flat().map((id) => ({ id, name: '', rating: 5 }));
  const first = orders.map((order) => order.slice(0, 2));
  const made = drawAfterGroups(
    { entrants },
    { groups: first },
    { randomSeed, tradition: 'tennis' },
  );
  if (!made.ok) throw new Error(made.code);
  const played = { entrants, orders, ranges: FIRST_TWO };
  return { draw: made.value, played, everybody: new Set(orders.flat()) };
}

const idsOf = (entrants: readonly { readonly id: string }[]) => entrants.map(({ id }) => id);

/** The change by which somebody takes the line of a player. */
function substituted(draw: Draw, player: string, id: string): Replacement {
  const [choice] = choicesWith(draw, player, { moment: 'scheduled', alternate: { id, name: '' } });
  if (!choice) throw new Error(`${id} cannot take the line of ${player}`);
  return choice.change;
}

describe('the lucky losers of a knockout after groups', () => {
  test('The next place of the same group comes first, then the third places in the order of the groups, then the fourth', () => {
    const { draw, played, everybody } = mainDraw([4, 4, 4, 4]);
    const [first, ...others] = idsOf(luckyLosers(draw, 'b1', played, everybody));
    expect(first).toBe('b3');
    expect(others[0]).toBe('b4');
    const places = others.slice(1).map((id) => id[1]);
    expect(places).toEqual(places.toSorted());
    const thirds = others.filter((id) => id[1] === '3');
    expect(thirds).toEqual(thirds.toSorted());
  });

  test('Where results order the groups, those of one place come by their results', () => {
    const { draw, played, everybody } = mainDraw([4, 4, 4, 4]);
    // The later the group, the better.
    const better = (one: string, other: string) => (one[0]! > other[0]! ? -1 : 1);
    const [first, ...others] = idsOf(luckyLosers(draw, 'b1', { ...played, better }, everybody));
    expect(first).toBe('b3');
    const thirds = others.filter((id) => id[1] === '3');
    expect(thirds).toEqual(thirds.toSorted().toReversed());
  });

  test('Nobody is offered a line in the half of somebody of the own group', () => {
    const { draw, played, everybody } = mainDraw([4, 4, 4, 4]);
    const found = idsOf(luckyLosers(draw, 'a1', played, everybody));
    expect(found).toContain('a3');
    for (const id of found.filter((one) => !one.startsWith('a'))) {
      const changed = withRecordedChanges(draw, [substituted(draw, 'a1', id)]);
      const group = [`${id[0]}1`, `${id[0]}2`, id];
      const quarters = group.map((one) => Math.floor((4 * linesOf(changed).indexOf(one)) / 8));
      expect(new Set(quarters).size).toBe(3);
    }
  });

  test('Who has withdrawn, who is in the draw already and who has a draw of their own is none', () => {
    const { draw, played } = mainDraw([4, 4, 4, 4]);
    const without = new Set(played.orders.flat().filter((id) => id !== 'b3'));
    expect(idsOf(luckyLosers(draw, 'b1', played, without))[0]).toBe('b4');
    const taken = withRecordedChanges(draw, [substituted(draw, 'b1', 'b3')]);
    expect(idsOf(luckyLosers(taken, 'b2', played, new Set(played.orders.flat())))).not.toContain(
      'b3',
    );
    const placing = { ...played, ranges: PLACING };
    expect(luckyLosers(draw, 'b1', placing, new Set(played.orders.flat()))).toEqual([]);
  });

  test('Who is named has the club of the groups and no rating, as in every record', () => {
    const { draw, played, everybody } = mainDraw([3, 3]);
    const entrants = played.entrants.map((one) => ({ ...one, club: 'c1' }));
    const [first] = luckyLosers(draw, 'a2', { ...played, entrants }, everybody);
    expect(first).toEqual({ id: 'a3', name: '', club: 'c1' });
  });

  test('After every substitution, those of the own group stay apart, the record gives the draw again, and what was asked of it counts as before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 2, maxLength: 12 }),
        fc.nat(1000),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
        (sizes, randomSeed, steps) => {
          const { draw: made, played, everybody } = mainDraw(sizes, randomSeed);
          const changes: Replacement[] = [];
          const isIn = new Set(everybody);
          let shown = made;
          for (const [who, which] of steps) {
            const player = shown.entrants[who % shown.entrants.length]!.id;
            isIn.delete(player);
            const found = luckyLosers(shown, player, played, isIn);
            if (found.length === 0) continue;
            const { id } = found[which % found.length]!;
            changes.push(substituted(shown, player, id));
            shown = withRecordedChanges(made, changes);
            const lines = linesOf(shown);
            const group = played.orders.find((order) => order.includes(id)) ?? [];
            const own = group.map((one) => lines.indexOf(one)).filter((line) => line >= 0);
            expect(areApart(own, shown.size)).toBe(true);
          }
          const read = JSON.parse(JSON.stringify({ made, changes }));
          expect(checkDraw(read.made, read.changes)).toEqual({ verdict: 'equal' });
          expect(constraintsOf(shown)).toEqual(constraintsOf(made));
        },
      ),
      { numRuns: 100 },
    );
  });
});
