import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairOf } from '../scorecard/sides.ts';
import { shortNames } from './short-names.ts';

const person = (name: string) => ({ id: name, name });
const pair = (...[first, second]: [string, string]) => pairOf(person(first), person(second));

describe('short names', () => {
  it.each([
    ['are the first words', ['Ken Sato', 'Mia Mori'], ['Ken', 'Mia']],
    ['keep a Japanese name without a space whole', ['田中太郎', '佐藤花'], ['田中太郎', '佐藤花']],
    ['split at a full-width space', ['田中　太郎', '佐藤　花'], ['田中', '佐藤']],
    ['add an initial to equal first words', ['Ken Sato', 'Ken Mori'], ['Ken S.', 'Ken M.']],
    [
      'add a character without a point in Japanese',
      ['田中 太郎', '田中 花'],
      ['田中 太', '田中 花'],
    ],
    ['take the initial of the last word', ['Ken van Dyk', 'Ken Ito'], ['Ken D.', 'Ken I.']],
    ['leave a name without more words unchanged', ['Ken', 'Ken Sato'], ['Ken', 'Ken S.']],
    ['use whole names if initials are equal', ['Ken Sato', 'Ken Seki'], ['Ken Sato', 'Ken Seki']],
    ['number equal names', ['Ken Ito', 'Mia', 'Ken Ito'], ['Ken Ito 1', 'Mia', 'Ken Ito 2']],
    ['number equal single words', ['Ken', 'Ken'], ['Ken 1', 'Ken 2']],
    [
      "skip a number that is another person's name",
      ['Ken', 'Ken', 'Ken_1'],
      ['Ken 1', 'Ken 2', 'Ken_1'],
    ],
    ['treat letter case and width as equal', ['ken Ito', 'Ｋｅｎ Abe'], ['ken I.', 'Ｋｅｎ A.']],
    ['ignore spaces around and between', ['  Ken   Sato ', 'Mia'], ['Ken', 'Mia']],
    ['number blank names', ['', '　'], ['1', '2']],
    [
      'leave an initial that is taken to its owner',
      ['Ken S.', 'Ken Sato', 'Ken'],
      ['Ken S.', 'Ken Sato', 'Ken'],
    ],
  ])('Short names %s', (_name, names, expected) => {
    expect(shortNames(names.map(person))).toEqual(expected);
  });

  it.each([
    [
      'have one of each player',
      [pair('Aoki Ren', 'Doi Mao'), pair('Baba Yui', 'Endo')],
      ['Aoki・Doi', 'Baba・Endo'],
    ],
    [
      'name nobody who does not exist',
      [pair('佐藤 健', '鈴木 葵'), pair('佐藤 翔', '田中 凛')],
      ['佐藤・鈴木', '佐藤・田中'],
    ],
    [
      'are longer where two pairs have the same',
      [pair('佐藤 健', '鈴木 葵'), pair('佐藤 翔', '鈴木 凛'), pair('青木', '佐藤 健')],
      ['佐藤 健・鈴木 葵', '佐藤 翔・鈴木 凛', '青木・佐藤'],
    ],
    [
      'are whole names where one of them has no more words',
      [pair('青木', '佐藤 健'), pair('青木', '佐藤 健一')],
      ['青木・佐藤 健', '青木・佐藤 健一'],
    ],
  ])('Short names of pairs %s', (_name, pairs, expected) => {
    expect(shortNames(pairs)).toEqual(expected);
  });

  it('Short names are as many as the names and all different', () => {
    const name = fc.string({ unit: fc.constantFrom(...'Kk田1. 　'), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const short = shortNames(names.map(person));
        expect(short).toHaveLength(names.length);
        expect(new Set(short.map((one) => one.toLowerCase())).size).toBe(names.length);
      }),
    );
  });
});
