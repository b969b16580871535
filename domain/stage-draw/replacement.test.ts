import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { checkDraw } from './check.ts';
import { drawStage, exchange } from './draw.ts';
import { alternateOf, type ListedNow, replacementChoices } from './replacement.ts';
import { everybodyIn, withRecordedChanges } from './shown.ts';
import type { Replacement, StageChange } from './vocabulary.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

/** Entrants 1, 2, 3 … in the order of the list. */
function listOf(count: number, clubs: Readonly<Record<number, string>> = {}): ListedNow[] {
  return Array.from({ length: count }, (_, at) => {
    return { number: at + 1, club: clubs[at + 1] ?? null, isRanked: true };
  });
}

function drawn(list: readonly ListedNow[], seedCount: number, randomSeed = 7): Draw {
  const made = drawStage({ list, seedCount }, KNOCKOUT, randomSeed);
  if (!made.ok) throw new Error(made.code);
  return made.value as Draw;
}

/** The shown draw after a choice about an entrant, and what was recorded. */
function chosen(
  draw: Draw,
  player: number,
  list: readonly ListedNow[],
  choice: 'alternate' | 'bye',
): { shown: Draw; change: Replacement } {
  const others = list.filter(({ number }) => number !== player);
  const found = replacementChoices(draw, String(player), others).find(
    (one) => one.choice === choice,
  );
  if (!found) throw new Error(`nothing for the choice ${choice}`);
  return { shown: withRecordedChanges(draw, [found.change]), change: found.change };
}

const lineOf = (draw: Draw, id: number) => linesOf(draw).indexOf(String(id)) + 1;

describe('a seed of a published knockout who withdraws', () => {
  const list = listOf(17);
  const made = drawn(list.slice(0, 16), 4);
  const lines = [1, 2, 3, 4, 5].map((id) => lineOf(made, id));

  test('Seed 2 of 16: 3 goes to the line of 2, 4 to that of 3, the next of the list to that of 4, the alternate to the free one', () => {
    const { shown } = chosen(made, 2, list, 'alternate');
    expect([1, 3, 4, 5, 17].map((id) => lineOf(shown, id))).toEqual(lines);
    expect(shown.seeds).toEqual(['1', '3', '4', '5']);
    expect(lineOf(shown, 2)).toBe(0);
    expect(lines.slice(0, 2)).toEqual([1, 16]);
  });

  test('Seed 2 of 16 without an alternate: seed 1 gets the bye, and the opponent of seed 1 the free line', () => {
    const opponent = Number(linesOf(made)[1]);
    const { shown } = chosen(made, 2, list, 'bye');
    expect([1, 3, 4, 5].map((id) => lineOf(shown, id))).toEqual(lines.slice(0, 4));
    expect(linesOf(shown)[1]).toBeNull();
    expect(lineOf(shown, opponent)).toBe(lines[4]);
    expect(shown.matches[0]?.result).toEqual({ kind: 'bye', winner: '1' });
  });

  test('Seed 2 of 13: the byes of the first three go to the seeds after the change, and the fourth gets one', () => {
    const thirteen = listOf(13);
    const { shown } = chosen(drawn(thirteen, 4), 2, thirteen, 'bye');
    const excused = shown.matches.flatMap(({ result }) => (result ? [result.winner] : []));
    expect(excused.toSorted()).toEqual(['1', '3', '4', '5']);
    expect(shown.seeds).toEqual(['1', '3', '4', '5']);
  });

  test('Where the next of the list is placed by lot, nobody follows the last seed', () => {
    const unranked = list.map((one) => ({ ...one, isRanked: one.number <= 4 }));
    const { shown } = chosen(made, 2, unranked, 'alternate');
    expect([1, 3, 4, 17].map((id) => lineOf(shown, id))).toEqual(lines.slice(0, 4));
    expect(lineOf(shown, 5)).toBe(lines[4]);
    expect(shown.seeds).toEqual(['1', '3', '4']);
  });
});

describe('somebody else of a published knockout who withdraws', () => {
  const list = listOf(17);
  const made = drawn(list.slice(0, 16), 4);

  test('The alternate takes exactly that line', () => {
    const { shown, change } = chosen(made, 9, list, 'alternate');
    expect(lineOf(shown, 17)).toBe(lineOf(made, 9));
    expect(change.moves).toHaveLength(2);
  });

  test('Without an alternate that line becomes a bye', () => {
    const { shown, change } = chosen(made, 9, list, 'bye');
    expect(linesOf(shown)[lineOf(made, 9) - 1]).toBeNull();
    expect(change.moves).toEqual([{ player: '9', from: lineOf(made, 9), to: null }]);
  });

  test('Of two the last one has a bye, and of one nobody can withdraw', () => {
    const two = drawn(listOf(2), 0);
    expect(replacementChoices(two, '2', listOf(1)).map(({ choice }) => choice)).toEqual(['bye']);
    const { shown } = chosen(two, 2, listOf(2), 'bye');
    expect(replacementChoices(shown, '1', [])).toEqual([]);
  });

  test('The choices say which lines move, who meets first then, and where club-mates do', () => {
    const opponent = Number(linesOf(made)[(lineOf(made, 9) - 1) ^ 1]);
    const mates = listOf(17, { [opponent]: '北中', 17: ' 北中' });
    const clubbed = drawn(mates.slice(0, 16), 4);
    const [first] = replacementChoices(
      clubbed,
      '9',
      mates.filter(({ number }) => number !== 9),
    );
    expect(first?.change.alternate?.club).toBe(
      clubbed.entrants.find(({ id }) => id === String(opponent))?.club,
    );
    const met = Number(linesOf(clubbed)[(lineOf(clubbed, 9) - 1) ^ 1]);
    expect(first?.effects.pairs).toHaveLength(1);
    expect(first?.effects.clashes).toHaveLength(met === opponent ? 1 : 0);
  });
});

test('An alternate of another club gets a key that nobody has, and one without a club none', () => {
  const clubs = { 1: '北中', 2: '南中' };
  const made = drawn(listOf(8, clubs), 0);
  expect(alternateOf(made, listOf(9, { ...clubs, 9: '東中' }))).toEqual({
    id: '9',
    name: '',
    club: 'c3',
  });
  expect(alternateOf(made, listOf(9, clubs))).toEqual({ id: '9', name: '' });
  expect(alternateOf(made, listOf(8, clubs))).toBeUndefined();
});

test('Any sequence of exchanges and withdrawals gives the shown draw again from its JSON', () => {
  const step = fc.record({
    kind: fc.constantFrom('exchange', 'alternate', 'bye'),
    one: fc.nat(63),
    other: fc.nat(63),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 24 }),
      fc.nat(8),
      fc.nat(1000),
      fc.array(step, { maxLength: 8 }),
      (entrants, seeds, randomSeed, steps) => {
        const made = drawn(listOf(entrants), Math.min(seeds, entrants >> 2), randomSeed);
        const changes: StageChange[] = [];
        let shown = made;
        for (const { kind, one, other } of steps) {
          const change = stepOf(shown, entrants, { kind, one, other });
          if (!change) continue;
          changes.push(change);
          shown = withRecordedChanges(made, changes);
        }
        const read = JSON.parse(JSON.stringify({ made, changes }));
        expect(withRecordedChanges(read.made, read.changes)).toEqual(shown);
        expect(checkDraw(read.made, read.changes)).toEqual({ verdict: 'equal' });
        const known = new Set(everybodyIn(made, changes).map(({ id }) => id));
        expect(linesOf(shown).every((id) => id === null || known.has(id))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

/** A possible change of a draw; null where this one is not possible. */
function stepOf(
  draw: Draw,
  entrants: number,
  { kind, one, other }: { kind: string; one: number; other: number },
): StageChange | null {
  if (kind === 'exchange') {
    const lines = [(one % draw.size) + 1, (other % draw.size) + 1] as const;
    const change = { kind: 'exchange', lines } as const;
    return exchange(draw, change).ok ? change : null;
  }
  const player = draw.entrants[one % draw.entrants.length]?.id ?? '';
  const list = listOf(entrants + 3).filter(({ number }) => String(number) !== player);
  const choices = replacementChoices(draw, player, list);
  return choices.find(({ choice }) => choice === kind)?.change ?? null;
}
