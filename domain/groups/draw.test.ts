import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { players } from '#domain/bracket/sample-draws.ts';
import { applyAll } from '#domain/common/result.ts';
import { amendGroups, drawGroups, redrawGroups } from './draw.ts';
import { type GroupsAmendment, type GroupsDraw, wantedSizes } from './vocabulary.ts';

const randomSeed = fc.integer({ min: 0, max: largestRandomSeed });

function sampleGroups(count: number, rated: number, seed = 1): GroupsDraw {
  const made = drawGroups(players(count, rated), { wanted: 4, randomSeed: seed });
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

const exchange = (one: string, other: string): GroupsAmendment => ({
  kind: 'exchange',
  entrants: [one, other],
});

describe('the record of groups', () => {
  test('Groups are recorded with their entrants in the order of the ids, and the method', () => {
    const unordered = players(11, 11).reverse();
    const made = drawGroups(unordered, { wanted: 4, randomSeed: 7 });
    expect(made.ok && made.value).toEqual({
      kind: 'groups',
      method: 1,
      wanted: 4,
      randomSeed: 7,
      entrants: players(11, 11),
      groups: [
        ['p001', 'p006', 'p007'],
        ['p002', 'p005', 'p008', 'p011'],
        ['p003', 'p004', 'p009', 'p010'],
      ],
    });
  });

  test('What the draw is not made from is not in its record', () => {
    const rows = players(3, 3).map((player) => ({ ...player, email: 'x@example.com' }));
    const made = drawGroups(rows, { wanted: 3, randomSeed: 1 });
    expect(JSON.stringify(made)).not.toContain('example.com');
  });

  test('Entrants who cannot be grouped are refused', () => {
    const drawn = drawGroups(players(2), { wanted: 4, randomSeed: 1 });
    expect(drawn).toEqual({ ok: false, code: 'GROUP_TOO_SMALL' });
  });

  test('The record alone gives the same groups again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 120 }),
        fc.constantFrom(...wantedSizes),
        randomSeed,
        (count, wanted, seed) => {
          const entrants = players(count, Math.floor(count / 3));
          const made = drawGroups(entrants, { wanted, randomSeed: seed });
          const record = made.ok && JSON.parse(JSON.stringify(made.value));
          expect(redrawGroups(record)).toEqual(made);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('an exchange between groups', () => {
  const made = sampleGroups(11, 11);

  test('Two players take the place and the number of the other', () => {
    const amended = amendGroups(made, exchange('p006', 'p004'));
    expect(amended.ok && amended.value.groups).toEqual([
      ['p001', 'p004', 'p007'],
      ['p002', 'p005', 'p008', 'p011'],
      ['p003', 'p006', 'p009', 'p010'],
    ]);
  });

  test('The draw that was made is unchanged', () => {
    const before = JSON.stringify(made);
    amendGroups(made, exchange('p006', 'p004'));
    expect(JSON.stringify(made)).toBe(before);
  });

  test.each([
    ['somebody who is in no group', exchange('p006', 'p099'), 'UNKNOWN_PLAYER'],
    ['two of one group', exchange('p005', 'p008'), 'SAME_GROUP'],
    ['one person', exchange('p005', 'p005'), 'SAME_GROUP'],
  ] as const)('An exchange of %s is refused', (_who, amendment, code) => {
    expect(amendGroups(made, amendment)).toEqual({ ok: false, code });
  });

  test('An exchange that is repeated undoes itself', () => {
    const there = exchange('p006', 'p004');
    expect(applyAll(made, [there, there], amendGroups)).toEqual({ ok: true, value: made });
  });

  test('The first exchange that is not possible is refused', () => {
    const changes = [exchange('p006', 'p004'), exchange('p001', 'p004')];
    const refused = applyAll(made, changes, amendGroups);
    expect(refused).toEqual({ ok: false, code: 'SAME_GROUP' });
  });

  test('Record and amendments give the published groups', () => {
    const changes = [exchange('p006', 'p004'), exchange('p011', 'p010')];
    const again = redrawGroups(made);
    const published = again.ok && applyAll(again.value, changes, amendGroups);
    expect(published).toEqual(applyAll(made, changes, amendGroups));
  });
});
