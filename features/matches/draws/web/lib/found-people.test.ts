import { expect, test } from 'vitest';
import { withFound } from './found-people.ts';
import type { Person } from './people.ts';

const person = (name: string, club?: string): Person => ({
  id: name,
  name,
  seed: null,
  ...(club && { club }),
});
const people = new Map(
  [
    person('馬・結', '青空中'),
    person('佐藤'),
    person('K.E. 2', 'Sakura Club'),
    person('鈴・○'),
    person('Ken Endo'),
  ].map((one) => [one.id, one]),
);
const found = (text: string) =>
  [...withFound(people, text).values()].filter(({ isFound }) => isFound).map(({ id }) => id);

test.each([
  ['a part of the name', '佐', ['佐藤']],
  ['the whole name, of which initials are shown', '馬場 結衣', ['馬・結']],
  ['the whole name without a blank', '馬場結衣', ['馬・結']],
  ['the whole name, of which the family name is shown', '佐藤 花', ['佐藤']],
  [
    'a Latin name, also of those whose equal initials are numbered',
    'ken endo',
    ['K.E. 2', 'Ken Endo'],
  ],
  ['a club, in full-width letters', 'ｓａｋｕｒａ', ['K.E. 2']],
  ['a name that nobody has', '高橋 優', []],
])('A search finds people by %s', (_, text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('Without a search nobody stands out', () => {
  expect(withFound(people, '  ')).toBe(people);
});
