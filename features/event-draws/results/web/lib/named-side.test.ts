import { expect, test } from 'vitest';
import { shortNames } from '#domain/league-table/short-names.ts';
import { namedSide } from './named-side.ts';

test('Short names of the pairs of an event name both players of each', () => {
  const pairs = [namedSide('1', '佐藤 健 / 鈴木 葵'), namedSide('2', '佐藤 翔 / 田中 凛')];
  expect(shortNames(pairs)).toEqual(['佐藤・鈴木', '佐藤・田中']);
});

test('Somebody who plays alone is one person', () => {
  expect(namedSide('1', '佐藤 健')).toEqual({ id: '1', name: '佐藤 健' });
});
