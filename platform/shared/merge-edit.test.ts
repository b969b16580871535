import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEdit, pick } from './merge-edit.ts';

const was = { venue: 'Ariake', notes: '', contact: 'info@sakura.example' };
type Form = typeof was;

describe('mergeEdit', () => {
  test.each<[string, Partial<Form>, Partial<Form>, Partial<Form>, string[]]>([
    ['changes a field that nobody else changed', { venue: 'A' }, {}, { venue: 'A' }, []],
    [
      'leaves a field that somebody else changed',
      { venue: 'A' },
      { notes: 'B' },
      { venue: 'A', notes: 'B' },
      [],
    ],
    ['reverts nothing when it changes nothing', {}, { venue: 'B' }, { venue: 'B' }, []],
    ['agrees with the same change', { venue: 'A' }, { venue: 'A' }, { venue: 'A' }, []],
    [
      'clashes with another change of the same field',
      { venue: 'A' },
      { venue: 'B' },
      {},
      ['venue'],
    ],
    [
      'clashes when it empties what somebody else wrote',
      { contact: '' },
      { contact: 'B' },
      {},
      ['contact'],
    ],
  ])('An edit %s', (_name, mine, theirs, made, clashing) => {
    const { merged, clashes } = mergeEdit({
      was,
      wanted: { ...was, ...mine },
      stored: { ...was, ...theirs },
    });
    expect(clashes).toEqual(clashing);
    expect(merged).toMatchObject(made);
  });

  test('An edit without its base replaces everything', () => {
    const stored = { ...was, venue: 'B' };
    expect(mergeEdit({ was: {}, wanted: was, stored })).toEqual({ merged: was, clashes: [] });
  });

  test('An edit without a clash has the changes of both people, field by field', () => {
    const line = fc.constantFrom('', 'a', 'b');
    const form = fc.record({ venue: line, notes: line, contact: line });
    fc.assert(
      fc.property(form, form, form, (before, mine, theirs) => {
        const { merged, clashes } = mergeEdit({ was: before, wanted: mine, stored: theirs });
        for (const field of Object.keys(was) as (keyof Form)[]) {
          const [a, b, c] = [before[field], mine[field], theirs[field]];
          expect(merged[field]).toBe(b === a ? c : b);
          expect(clashes.includes(field)).toBe(b !== a && c !== a && b !== c);
        }
      }),
    );
  });
});

test('Picking gives some fields of a form', () => {
  expect(pick(was, ['venue'])).toEqual({ venue: 'Ariake' });
});
