import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { linesOf } from '#domain/bracket/recorded.ts';
import { applyAll } from '#domain/common/result.ts';
import { checkDraw, compareDraws } from './check.ts';
import { clashesOf } from './clashes.ts';
import { drawStage, exchange, type Field, redrawStage } from './draw.ts';
import {
  type EventFormat,
  type GroupsFormat,
  groupSizes,
  isGroupsDraw,
  type KnockoutFormat,
  type StageDraw,
} from './vocabulary.ts';

const KNOCKOUT: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
};
const GROUPS: GroupsFormat = { kind: 'groups', size: 4, next: 'first-two' };

/** So many entrants in the order of their numbers; the first `ranked` are ranked, clubs go round. */
function fieldOf(count: number, ranked = count, clubs: readonly (string | null)[] = [null]): Field {
  const list = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    club: clubs[at % clubs.length] ?? null,
    isRanked: at < ranked,
  }));
  return { list, seedCount: Math.min(4, Math.ceil(count / 2)) };
}

function drawn(field: Field, format: EventFormat, randomSeed = 1): StageDraw {
  const made = drawStage(field, format, randomSeed);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

const groupsIn = (draw: StageDraw) => (isGroupsDraw(draw) ? draw.groups : []);
const linesIn = (draw: StageDraw) => (isGroupsDraw(draw) ? [] : linesOf(draw));

describe('the draw of an event', () => {
  test('Groups of 16 and of 11 are filled as a snake, by the seeding list', () => {
    const groups = (count: number) =>
      groupsIn(drawn(fieldOf(count), GROUPS)).map((group) => group.join(' '));
    expect(groups(16)).toEqual(['1 8 9 16', '2 7 10 15', '3 6 11 14', '4 5 12 13']);
    expect(groups(11)).toEqual(['1 6 7', '2 5 8 11', '3 4 9 10']);
  });

  test('The order of the list decides, not the numbers', () => {
    const { list, seedCount } = fieldOf(6);
    const made = drawn({ list: list.toReversed(), seedCount }, { ...GROUPS, size: 3 });
    expect(groupsIn(made)).toEqual([
      ['6', '3', '2'],
      ['5', '4', '1'],
    ]);
  });

  test('Who is not ranked is placed by lot, below the others', () => {
    const lasts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const [first = []] = groupsIn(drawn(fieldOf(9, 6), { ...GROUPS, size: 3 }, seed));
      expect(first.slice(0, 2)).toEqual(['1', '6']);
      lasts.add(first[2] ?? '');
    }
    expect(lasts).toEqual(new Set(['7', '8', '9']));
  });

  test('The first of the list are the seeds of a knockout, as many as there should be', () => {
    const made = drawn(fieldOf(16), KNOCKOUT);
    expect(made).toMatchObject({ seeds: ['1', '2', '3', '4'], chosenSeeds: true, size: 16 });
    expect([linesIn(made)[0], linesIn(made)[15]]).toEqual(['1', '2']);
    const unseeded = drawn({ ...fieldOf(16), seedCount: 0 }, KNOCKOUT);
    expect(unseeded).toMatchObject({ seeds: [] });
  });

  test('The seed table is that of the format', () => {
    const made = drawn(fieldOf(32), { ...KNOCKOUT, tradition: 'table-tennis' });
    const thirdAndFourth = [linesIn(made)[15], linesIn(made)[16]].toSorted();
    expect(thirdAndFourth).toEqual(['3', '4']);
  });

  test('The record has neither names nor clubs: keys say who is of one club', () => {
    const made = drawn(fieldOf(5, 5, ['Kita', 'ＫＩＴＡ ', 'Minami', '', null]), GROUPS);
    expect(made.entrants).toEqual([
      { id: '1', name: '', club: 'c1', rating: 5 },
      { id: '2', name: '', club: 'c2', rating: 4 },
      { id: '3', name: '', club: 'c3', rating: 3 },
      { id: '4', name: '', rating: 2 },
      { id: '5', name: '', rating: 1 },
    ]);
    const same = drawn(fieldOf(4, 4, ['ＫＩＴＡ ', 'KITA']), KNOCKOUT);
    expect(same.entrants.map(({ club }) => club)).toEqual(['c1', 'c1', 'c1', 'c1']);
    expect(JSON.stringify(same)).not.toContain('rating');
  });

  test.each([
    ['one entrant', 1, KNOCKOUT, 'TOO_FEW'],
    ['nobody in groups', 0, GROUPS, 'TOO_FEW'],
    ['two in groups', 2, GROUPS, 'GROUP_TOO_SMALL'],
    ['513 in a knockout', 513, KNOCKOUT, 'TOO_MANY'],
    ['more than 128 groups', 128 * 5 + 1, { ...GROUPS, size: 5 }, 'TOO_MANY'],
    ['six in one group', 6, { ...GROUPS, size: 'one' }, 'TOO_MANY'],
  ] as const)('A draw of %s is refused', (_what, count, format, code) => {
    expect(drawStage(fieldOf(count), format, 1)).toEqual({ ok: false, code });
  });

  test.each([
    ['two in a knockout', 2, KNOCKOUT],
    ['512 in a knockout', 512, KNOCKOUT],
    ['640 in 128 groups', 640, { ...GROUPS, size: 5 }],
    ['three in one group', 3, { ...GROUPS, size: 'one' }],
    ['five in one group', 5, { ...GROUPS, size: 'one' }],
  ] as const)('A draw of %s is possible', (_what, count, format) => {
    expect(drawn(fieldOf(count), format).entrants).toHaveLength(count);
  });
});

const anyField = fc
  .tuple(fc.integer({ min: 3, max: 60 }), fc.nat(60), fc.nat(8))
  .map(([count, ranked, seeds]) => {
    const clubs = ['A', 'B', 'A', null, 'C'];
    return { ...fieldOf(count, ranked, clubs), seedCount: Math.min(seeds, Math.floor(count / 2)) };
  });
const anyFormat: fc.Arbitrary<EventFormat> = fc.oneof(
  fc.constantFrom('tennis' as const, 'table-tennis' as const).map((tradition) => ({
    ...KNOCKOUT,
    tradition,
  })),
  fc.constantFrom(...groupSizes.filter((size) => size !== 'one')).map((size) => ({
    ...GROUPS,
    size,
  })),
);
const anySeed = fc.integer({ min: 0, max: largestRandomSeed });

describe('a draw that is checked', () => {
  test('The record alone, as JSON, gives the same draw again', () => {
    fc.assert(
      fc.property(anyField, anyFormat, anySeed, (field, format, randomSeed) => {
        const made: StageDraw = JSON.parse(JSON.stringify(drawn(field, format, randomSeed)));
        expect(redrawStage(made)).toEqual({ ok: true, value: made });
        expect(checkDraw(made)).toEqual({ verdict: 'equal' });
      }),
      { numRuns: 100 },
    );
  });

  test('The first line that was changed is named', () => {
    const made = drawn(fieldOf(16), KNOCKOUT);
    const changed = exchange(made, { kind: 'exchange', lines: [6, 11] });
    expect(changed.ok && checkDraw(changed.value)).toEqual({ verdict: 'differs', line: 6 });
  });

  test('The first place of a group that was changed is named', () => {
    const made = drawn(fieldOf(11), GROUPS);
    const changed = exchange(made, { kind: 'exchange', entrants: ['8', '9'] });
    const differs = { verdict: 'differs', group: 2, place: 3 };
    expect(changed.ok && checkDraw(changed.value)).toEqual(differs);
  });

  test('Another random seed is noticed', () => {
    const made = drawn(fieldOf(64), KNOCKOUT, 1);
    expect(checkDraw({ ...made, randomSeed: 2 })).toMatchObject({ verdict: 'differs' });
  });

  test('Draws of different kinds differ from the beginning', () => {
    const [knockout, groups] = [drawn(fieldOf(8), KNOCKOUT), drawn(fieldOf(8), GROUPS)];
    expect(compareDraws(knockout, groups)).toEqual({ verdict: 'differs', line: 1 });
    expect(compareDraws(groups, knockout)).toEqual({ verdict: 'differs', group: 1, place: 1 });
  });

  test('A method of another version, and a record that no draw can have, are named as such', () => {
    const made = drawn(fieldOf(8), KNOCKOUT);
    expect(checkDraw({ ...made, method: 9 })).toEqual({ verdict: 'unknown-method' });
    expect(checkDraw({ ...made, entrants: [] })).toEqual({ verdict: 'impossible' });
    const groups = drawn(fieldOf(8), GROUPS);
    expect(checkDraw({ ...groups, method: 2 })).toEqual({ verdict: 'unknown-method' });
  });
});

describe('an exchange of two places', () => {
  const knockout = drawn(fieldOf(13), KNOCKOUT);
  const groups = drawn(fieldOf(11), GROUPS);
  const byes = linesIn(knockout).flatMap((id, at) => (id === null ? [at + 1] : []));

  test('Two lines of a knockout change places, byes included', () => {
    const [bye = 0] = byes;
    const before = linesIn(knockout);
    const open = before.findIndex((id, line) => id !== null && before[line ^ 1] !== null) + 1;
    const changed = exchange(knockout, { kind: 'exchange', lines: [bye, open] });
    const after = changed.ok ? linesIn(changed.value) : [];
    expect([after[bye - 1], after[open - 1]]).toEqual([before[open - 1], null]);
  });

  test.each([
    ['a line that does not exist', knockout, { lines: [1, 17] }, 'UNKNOWN_LINE'],
    ['one line', knockout, { lines: [3, 3] }, 'UNKNOWN_LINE'],
    ['entrants of a knockout', knockout, { entrants: ['1', '2'] }, 'UNKNOWN_ENTRANT'],
    ['lines of groups', groups, { lines: [1, 2] }, 'UNKNOWN_LINE'],
    ['somebody who is in no group', groups, { entrants: ['1', '12'] }, 'UNKNOWN_ENTRANT'],
    ['two of one group', groups, { entrants: ['1', '6'] }, 'SAME_GROUP'],
  ] as const)('An exchange of %s is refused', (_what, draw, places, code) => {
    expect(exchange(draw, { kind: 'exchange', ...places })).toEqual({ ok: false, code });
  });

  test('An exchange that leaves a match without players is refused', () => {
    const [one = 0, other = 0] = byes;
    const lines = [((one - 1) ^ 1) + 1, other] as const;
    expect(exchange(knockout, { kind: 'exchange', lines })).toEqual({
      ok: false,
      code: 'EMPTY_MATCH',
    });
  });

  test('Exchanges are made in order, and the first that is not possible is refused', () => {
    const there = { kind: 'exchange', entrants: ['1', '2'] } as const;
    expect(applyAll(groups, [there, there], exchange)).toEqual({ ok: true, value: groups });
    const impossible = { kind: 'exchange', entrants: ['1', '5'] } as const;
    expect(applyAll(groups, [there, impossible], exchange)).toEqual({
      ok: false,
      code: 'SAME_GROUP',
    });
  });
});

describe('members of one club', () => {
  test('Six of one school among sixteen never meet in the first round', () => {
    const list = fieldOf(16).list.map((one) => ({ ...one, club: one.number > 10 ? 'Kita' : null }));
    for (let seed = 0; seed < 50; seed++) {
      const made = drawn({ list, seedCount: 4 }, KNOCKOUT, seed);
      expect(clashesOf(made)).toEqual({ matches: 0, lowerBound: 0, meetings: [] });
    }
  });

  test('More than half of a draw cannot all be apart, and the report names the lines', () => {
    const made = drawn(fieldOf(8, 8, ['Kita', 'Kita', 'Kita', 'Minami']), KNOCKOUT);
    const { matches, lowerBound, meetings } = clashesOf(made);
    expect([matches, lowerBound, meetings.length]).toEqual([2, 2, 2]);
    for (const { place, entrants } of meetings) {
      expect(linesIn(made).slice(place - 1, place + 1)).toEqual(entrants);
      expect(place % 2).toBe(1);
    }
  });

  test('An exchange that brings club-mates together is reported', () => {
    const list = fieldOf(8).list.map((one) => ({ ...one, club: one.number > 6 ? 'Kita' : null }));
    const made = drawn({ list, seedCount: 2 }, KNOCKOUT);
    const [one, other] = ['7', '8'].map((id) => linesIn(made).indexOf(id));
    const lines = [one! + 1, (other! ^ 1) + 1] as const;
    const changed = exchange(made, { kind: 'exchange', lines });
    const report = changed.ok ? clashesOf(changed.value) : null;
    expect(report).toMatchObject({ matches: 1, lowerBound: 0 });
    expect(report?.meetings[0]?.entrants.toSorted()).toEqual(['7', '8']);
  });

  test('Groups report who of a club is together, with the lower bound', () => {
    const made = drawn(fieldOf(6, 6, ['Kita', 'Kita', 'Kita', null]), { ...GROUPS, size: 3 });
    const { matches, lowerBound, meetings } = clashesOf(made);
    expect([matches, lowerBound]).toEqual([4, 4]);
    expect(meetings.map(({ place }) => place)).toEqual([1, 2]);
    expect(meetings.flatMap(({ entrants }) => entrants)).toHaveLength(5);
  });
});
