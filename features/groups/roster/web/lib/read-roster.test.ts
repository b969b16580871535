import { describe, expect, test } from 'vitest';
import type { Roster } from '../roster.queries.ts';
import { type CheckedRow, checkedRows, type Row, rowsToSend } from './checked-rows.ts';
import { cellsOf, hasBareGrades, pastedList, strongestFirst } from './read-roster.ts';

const rowsOf = (text: string, school: 'junior-high' | 'high-school' = 'junior-high'): Row[] =>
  cellsOf(pastedList(text), school).map((cells, at) => ({
    id: `row-${at + 1}`,
    number: at + 1,
    cells,
    decision: null,
    isLeftOut: false,
  }));

const pupil = (id: string, name: string, more: Partial<Roster['pupils'][number]> = {}) => {
  const [familyName = '', givenName = ''] = name.split(' ');
  return {
    id,
    memberId: 1,
    name,
    familyName,
    givenName,
    familyKana: '',
    givenKana: '',
    grade: '' as const,
    gradeYear: 2026,
    gender: '' as const,
    registrationNo: '',
    joined: false,
    ...more,
  };
};
const roster = (...pupils: Roster['pupils']) => ({ pupils, schoolYear: 2026 });
const check = (text: string, ...pupils: Roster['pupils']) =>
  checkedRows(rowsOf(text), roster(...pupils));
const openOf = (rows: readonly CheckedRow[]) =>
  rows.filter(({ isOpen }) => isOpen).map(({ number, problems }) => [number, problems]);

const HEAD = '氏名\tふりがな\t学年\t性別\t登録番号\n';

describe('reading a pasted list', () => {
  test('Whole names are parted, readings become katakana, and grades are of the chosen school', () => {
    const list = pastedList(`${HEAD}山田　太郎\tやまだ たろう\t2年\t男\t1300452\n`);
    expect(hasBareGrades(list)).toBe(true);
    expect(cellsOf(list, 'high-school')).toEqual([
      {
        familyName: '山田',
        givenName: '太郎',
        familyKana: 'ヤマダ',
        givenKana: 'タロウ',
        grade: '高2',
        gender: 'male',
        registrationNo: '1300452',
      },
    ]);
  });

  test('A CSV in English with parts of names reads the same', () => {
    const text =
      'Family name,Given name,Family name (kana),Given name (kana),Grade,Gender\r\nYamada,Taro,ﾔﾏﾀﾞ,ﾀﾛｳ,J2,M\r\n';
    expect(cellsOf(pastedList(text), null)).toMatchObject([
      {
        familyName: 'Yamada',
        givenName: 'Taro',
        familyKana: 'ヤマダ',
        grade: '中2',
        gender: 'male',
      },
    ]);
  });

  test('A list without headings is read by what is in it', () => {
    expect(
      cellsOf(pastedList('山田 太郎\tヤマダ タロウ\n佐藤 花\tサトウ ハナ'), null),
    ).toMatchObject([
      { familyName: '山田', familyKana: 'ヤマダ' },
      { familyName: '佐藤', givenKana: 'ハナ' },
    ]);
  });

  test('A list with an order of strength is read in this order, and those without a place follow', () => {
    const list = pastedList('校内順位\t氏名\n３位\t三田 三\n\t四谷 四\n1\t一条 一\n2\t二宮 二\n');
    expect(strongestFirst(list)).toEqual([2, 3, 0, 1]);
    expect(strongestFirst(pastedList('氏名\n二宮 二\n一条 一\n'))).toEqual([0, 1]);
  });

  test('An empty text has no rows', () => {
    expect(pastedList('\n\n').rows).toEqual([]);
  });
});

describe('checking a list', () => {
  test('Each wrong cell is named, and nothing else', () => {
    const rows = check(
      `${HEAD}山田 太郎\t山田 たろう\t中2\t男\t\n佐藤花\tサトウ ハナ\t四年\t?\t${'1'.repeat(21)}\n鈴木 一\tスズキ ハジメ\t中1\t\t\n`,
    );
    expect(openOf(rows)).toEqual([
      [1, { familyKana: 'kanaWrong' }],
      [
        2,
        {
          givenName: 'nameMissing',
          grade: 'gradeUnknown',
          gender: 'genderUnknown',
          registrationNo: 'tooLong',
        },
      ],
    ]);
    expect(rowsToSend(rows).map(({ id }) => id)).toEqual(['row-3']);
  });

  test('A row that is left out is neither checked nor sent', () => {
    const rows = rowsOf(`${HEAD}山田\t\t\t\t\n`).map((row) => ({ ...row, isLeftOut: true }));
    const checked = checkedRows(rows, roster());
    expect(openOf(checked)).toEqual([]);
    expect(rowsToSend(checked)).toEqual([]);
  });

  test('A player of the roster is updated, and a new one added', () => {
    const rows = check(
      `${HEAD}山田 太郎\t\t中1\t\t\n佐藤 花\t\t中1\t\t\n`,
      pupil('a', '山田 太郎'),
    );
    expect(rowsToSend(rows)).toMatchObject([
      { sameAs: 'a', isOther: false },
      { sameAs: null, isOther: false },
    ]);
  });

  test('The same name in another grade waits for a decision, and is sent as decided', () => {
    const rows = rowsOf(`${HEAD}山田 太郎\t\t中1\t\t\n`);
    const on = roster(pupil('a', '山田 太郎', { grade: '中3' }));
    expect(openOf(checkedRows(rows, on))).toEqual([[1, {}]]);
    const decided = (decision: 'same' | 'other') =>
      rowsToSend(
        checkedRows(
          rows.map((row) => ({ ...row, decision })),
          on,
        ),
      );
    expect(decided('same')).toMatchObject([{ sameAs: 'a', isOther: false }]);
    expect(decided('other')).toMatchObject([{ sameAs: null, isOther: true }]);
  });

  test('A row that repeats an earlier one is sent only if it is another person', () => {
    const rows = rowsOf(`${HEAD}山田 太郎\t\t中1\t\t\n山田 太郎\t\t中1\t\t\n`);
    expect(openOf(checkedRows(rows, roster()))).toEqual([[2, {}]]);
    const decided = (decision: 'same' | 'other') =>
      rowsToSend(
        checkedRows(
          rows.map((row) => (row.number === 2 ? { ...row, decision } : row)),
          roster(),
        ),
      ).map(({ id, isOther }) => [id, isOther]);
    expect(decided('same')).toEqual([['row-1', false]]);
    expect(decided('other')).toEqual([
      ['row-1', false],
      ['row-2', true],
    ]);
  });
});
