import { describe, expect, test } from 'vitest';
import type { Person } from '../check-in.queries.ts';
import { alikeIn, countsOf, EVERYBODY, filtered, schoolsOf } from './check-in-filter.ts';

function person(name: string, rest: Partial<Person> = {}): Person {
  const none = {
    partnerName: null,
    number: null,
    club: null,
    version: 0,
    by: null,
    at: null,
  } as const;
  return { id: name, eventId: 1, name, reading: '', state: 'expected', ...none, ...rest };
}

const people = [
  person('山田 花子', { club: '桜中学校', state: 'present' }),
  person('Sato Ken', { club: '桜中学校', partnerName: '伊藤 空' }),
  person('Abe Rin', { eventId: 2, state: 'absent', club: '緑中学校｜Midori School' }),
];
const names = (filter: Partial<typeof EVERYBODY>) =>
  filtered(people, { ...EVERYBODY, ...filter }).map(({ name }) => name);

test('Two of one name and school in one event look alike, and nobody else', () => {
  const same = (id: string, rest: Partial<Person> = {}) =>
    person('田中 結衣', { id, club: '桜中学校', ...rest });
  const listed = [same('1'), same('2'), same('3', { eventId: 2 }), same('4', { club: '緑中' })];
  expect([...alikeIn(listed)]).toEqual(['1', '2']);
});

describe('the search of the check-in list', () => {
  test('Without a filter everybody is listed by name', () => {
    expect(names({})).toHaveLength(3);
  });

  test('A word finds names, partners, schools and clubs in both languages, whatever its width and spaces', () => {
    expect(names({ q: '山田花' })).toEqual(['山田 花子']);
    expect(names({ q: 'ＳＡＴＯ' })).toEqual(['Sato Ken']);
    expect(names({ q: '伊藤' })).toEqual(['Sato Ken']);
    expect(names({ q: 'midori' })).toEqual(['Abe Rin']);
  });

  test('A name is found by its reading, and ordered by it', () => {
    const read = [
      person('渡辺 一', { reading: 'ワタナベ ハジメ' }),
      person('伊藤 二', { reading: 'イトウ ジ' }),
    ];
    const found = (q: string) => filtered(read, { ...EVERYBODY, q }).map(({ name }) => name);
    expect(found('')).toEqual(['伊藤 二', '渡辺 一']);
    expect(found('わたなべ')).toEqual(['渡辺 一']);
  });

  test('Event, state and school narrow the list', () => {
    expect(names({ eventId: 2 })).toEqual(['Abe Rin']);
    expect(names({ state: 'expected' })).toEqual(['Sato Ken']);
    expect(names({ club: '桜中学校', state: 'present' })).toEqual(['山田 花子']);
  });
});

describe('the numbers of the check-in list', () => {
  test('Each school says how many of its people are there', () => {
    expect(schoolsOf(people)).toContainEqual({ name: '桜中学校', present: 1, all: 2 });
    expect(schoolsOf([person('Alone')])).toEqual([]);
  });

  test('Everybody is counted in one state', () => {
    expect(countsOf(people)).toEqual({ expected: 1, present: 1, absent: 1 });
  });
});
