import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Described, type OnRoster, recognize } from './same-person.ts';

const THIS_YEAR = 2026;
const row = (familyName: string, givenName: string, more: Partial<Described> = {}): Described => ({
  familyName,
  givenName,
  familyKana: '',
  givenKana: '',
  grade: '',
  gender: '',
  registrationNo: '',
  ...more,
});
const listed = (id: string, name: string, more: Partial<OnRoster> = {}): OnRoster => {
  const [familyName = '', givenName = ''] = name.split(' ');
  return { ...row(familyName, givenName), id, name, gradeYear: THIS_YEAR, ...more };
};
const taro = row('山田', '太郎', { grade: '中1' });

describe('whom a row of a list is about', () => {
  test('Somebody whose name is not on the roster is new', () => {
    expect(recognize([taro], [listed('a', '山田 次郎')], THIS_YEAR)).toEqual([
      { sameAs: null, question: null, about: null, namesakes: [] },
    ]);
  });

  test.each<[string, OnRoster]>([
    ['The same name in the same grade', listed('a', '山田 太郎', { grade: '中1' })],
    ['A name with another space', listed('a', '山田　太郎', { grade: '中1' })],
    ['A name without a space, as an old list has it', listed('a', '山田太郎', { grade: '中1' })],
    ['A name whose grade nobody has given', listed('a', '山田 太郎')],
  ])('%s is the same person', (_, person) => {
    expect(recognize([taro], [person], THIS_YEAR)[0]).toMatchObject({ sameAs: 'a' });
  });

  test('A grade of the last school year counts as the one after it', () => {
    const person = listed('a', '山田 太郎', { grade: '中1', gradeYear: 2025 });
    const second = { ...taro, grade: '中2' as const };
    expect(recognize([second], [person], THIS_YEAR)[0]).toMatchObject({ sameAs: 'a' });
    expect(recognize([taro], [person], THIS_YEAR)[0]).toMatchObject({ question: 'other-grade' });
  });

  test('The same registration number is the same person under a new name', () => {
    const person = listed('a', '佐藤 太郎', { registrationNo: 'A12' });
    const renamed = { ...taro, registrationNo: 'Ａ12'.normalize('NFKC') };
    expect(recognize([renamed], [person], THIS_YEAR)[0]).toMatchObject({ sameAs: 'a' });
  });

  test('The same name in another grade is a question', () => {
    const person = listed('a', '山田 太郎', { grade: '中3' });
    expect(recognize([taro], [person], THIS_YEAR)).toEqual([
      { sameAs: null, question: 'other-grade', about: 'a', namesakes: ['中3'] },
    ]);
  });

  test.each<[string, Partial<Described>, Partial<OnRoster>]>([
    ['registration number', { registrationNo: 'A1' }, { registrationNo: 'B2' }],
    ['gender', { gender: 'male' }, { gender: 'female' }],
    ['reading', { givenKana: 'タロウ' }, { givenKana: 'タロー' }],
  ])('The same name with another %s is another person', (_, given, stored) => {
    const person = listed('a', '山田 太郎', { grade: '中1', ...stored });
    expect(recognize([{ ...taro, ...given }], [person], THIS_YEAR)).toEqual([
      { sameAs: null, question: null, about: null, namesakes: ['中1'] },
    ]);
  });

  test('Two of one name in two grades each find their own', () => {
    const roster = [
      listed('a', '山田 太郎', { grade: '中1' }),
      listed('b', '山田 太郎', { grade: '中3' }),
    ];
    const rows = [{ ...taro, grade: '中3' as const }, taro];
    expect(recognize(rows, roster, THIS_YEAR)).toMatchObject([
      { sameAs: 'b', namesakes: ['中1'] },
      { sameAs: 'a', namesakes: ['中3'] },
    ]);
  });

  test('A row that is in the list twice is a question', () => {
    expect(recognize([taro, taro], [], THIS_YEAR)).toMatchObject([
      { question: null, namesakes: ['中1'] },
      { question: 'earlier-row', namesakes: ['中1'] },
    ]);
    const person = listed('a', '山田 太郎', { grade: '中1' });
    expect(recognize([taro, taro], [person], THIS_YEAR)).toMatchObject([
      { sameAs: 'a' },
      { sameAs: null, question: 'earlier-row' },
    ]);
  });

  test('A row without a reading leaves the person of a reading to the row that gives it', () => {
    const roster = [
      listed('a', '山田 太郎', { grade: '中1', givenKana: 'タロー' }),
      listed('b', '山田 太郎', { grade: '中1' }),
    ];
    const rows = [taro, { ...taro, givenKana: 'タロー' }];
    expect(recognize(rows, roster, THIS_YEAR)).toMatchObject([{ sameAs: 'b' }, { sameAs: 'a' }]);
  });

  test('300 rows for a roster of 300 each find their person', () => {
    const people = Array.from({ length: 300 }, (_, at) => listed(`p${at}`, `姓${at} 名${at}`));
    const rows = people.map(({ familyName, givenName }) => row(familyName, givenName)).reverse();
    const found = recognize(rows, people, THIS_YEAR).map(({ sameAs }) => sameAs);
    expect(found).toEqual(people.map(({ id }) => id).reverse());
  });

  test('A list that is pasted again is about the people whom it added, each once', () => {
    const person = fc.record({
      familyName: fc.constantFrom('山田', '佐藤'),
      givenName: fc.constantFrom('太郎', '花'),
      familyKana: fc.constant(''),
      givenKana: fc.constantFrom('', 'タロウ', 'タロー'),
      grade: fc.constantFrom('' as const, '中1' as const, '中2' as const),
      gender: fc.constantFrom('', 'female', 'male'),
      registrationNo: fc.constantFrom('', 'A1', 'A2'),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 12 }), fc.integer({ max: 11 }), (rows, turn) => {
        const added = rows.map((one, at) => ({
          ...one,
          id: `p${at}`,
          name: `${one.familyName} ${one.givenName}`,
          gradeYear: THIS_YEAR,
        }));
        const roster = [...added.slice(turn), ...added.slice(0, turn)];
        const found = recognize(rows, roster, THIS_YEAR).map(({ sameAs }) => sameAs);
        expect(new Set(found)).toEqual(new Set(added.map(({ id }) => id)));
      }),
    );
  });
});
