import { expect, test } from 'vitest';
import type { ListedEntry } from './entry-list.queries.ts';
import { countOf, filtered } from './lib/entry-filter.ts';

const entry = (name: string, state: ListedEntry['state'], appliedAt = '2026-11-20T00:00:00Z') =>
  ({
    name,
    reading: '',
    club: '',
    state,
    appliedAt,
    email: '',
    phone: '',
    note: '',
  }) as ListedEntry;

const list = [
  entry('ヤマダ', 'confirmed', '2026-11-20T03:00:00Z'),
  entry('Aoki', 'waiting', '2026-11-20T02:00:00Z'),
  entry('Baba', 'offered', '2026-11-20T01:00:00Z'),
  entry('Chiba', 'withdrawn'),
  entry('Doi', 'manual'),
];
const names = (filter: Partial<Parameters<typeof filtered>[1]>) =>
  filtered(list, { q: '', shown: 'all', sort: 'name', ...filter }).map((one) => one.name);

test('The search ignores the difference of kana and of width', () => {
  expect(names({ q: 'やま' })).toEqual(['ヤマダ']);
});

test('A pair is found by the name of either, and by their schools', () => {
  const known = { name: 'Sato', reading: 'サトウ', club: '梅丘中', grade: '', gender: '' } as const;
  const partner = { id: null, state: 'named', payUntil: null, ...known } as const;
  const pair = { ...entry('Abe', 'confirmed'), partner };
  for (const q of ['sato', 'さとう', '梅丘']) {
    expect(filtered([pair], { q, shown: 'all', sort: 'name' })).toEqual([pair]);
  }
});

test('A player is found by the school', () => {
  const one = { ...entry('Abe', 'confirmed'), club: '桜丘中' };
  expect(filtered([one, ...list], { q: '桜丘', shown: 'all', sort: 'name' })).toEqual([one]);
});

test('Each view shows its people', () => {
  expect(names({ shown: 'holding' })).toEqual(['Baba', 'Doi', 'ヤマダ']);
  expect(names({ shown: 'waiting' })).toEqual(['Aoki', 'Baba']);
  expect(names({ shown: 'gone' })).toEqual(['Chiba']);
  expect(countOf(list)).toEqual({ holding: 3, waiting: 1 });
});

test('The list is sorted by time, by name or by state', () => {
  expect(names({ sort: 'applied', shown: 'waiting' })).toEqual(['Baba', 'Aoki']);
  expect(names({ sort: 'state' })[0]).toBe('ヤマダ');
});

test('A name is found by its reading, and ordered by it', () => {
  const read = [
    { ...entry('渡辺 一', 'confirmed'), reading: 'ワタナベ ハジメ' },
    { ...entry('伊藤 二', 'confirmed'), reading: 'イトウ ジ' },
  ];
  const found = (q: string) =>
    filtered(read, { q, shown: 'all', sort: 'name' }).map(({ name }) => name);
  expect(found('')).toEqual(['伊藤 二', '渡辺 一']);
  expect(found('わたなべ')).toEqual(['渡辺 一']);
});
