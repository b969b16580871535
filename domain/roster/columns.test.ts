import { describe, expect, test } from 'vitest';
import {
  columnOf,
  findColumns,
  genderOf,
  gradeOf,
  isBareGrade,
  type RosterColumn,
} from './columns.ts';

describe('headings of a school list', () => {
  test.each<[string, RosterColumn | null]>([
    ['氏名', 'fullName'],
    ['選手名', 'fullName'],
    ['Name', 'fullName'],
    ['姓', 'familyName'],
    ['名', 'givenName'],
    ['Family name', 'familyName'],
    ['ＧＩＶＥＮ　ＮＡＭＥ', 'givenName'],
    ['ふりがな', 'fullKana'],
    ['フリガナ', 'fullKana'],
    ['ﾌﾘｶﾞﾅ', 'fullKana'],
    ['氏名（カナ）', 'fullKana'],
    ['姓（ふりがな）', 'familyKana'],
    ['めい', 'givenKana'],
    ['Family name (kana)', 'familyKana'],
    ['学年', 'grade'],
    ['学年（必須）', 'grade'],
    ['School grade', 'grade'],
    ['性別', 'gender'],
    ['Gender', 'gender'],
    ['登録番号', 'registrationNo'],
    ['登録No.', 'registrationNo'],
    ['Registration no.', 'registrationNo'],
    ['校内順位', 'rank'],
    ['強い順', 'rank'],
    ['Rank', 'rank'],
    ['No.', null],
    ['備考', null],
    ['', null],
  ])('%s is the heading of %s', (heading, column) => {
    expect(columnOf(heading)).toBe(column);
  });
});

describe('grades in a cell', () => {
  test.each([
    ['中2', '中2'],
    ['中２', '中2'],
    ['中学2年', '中2'],
    ['中学校二年生', '中2'],
    ['高校1年', '高1'],
    ['高等学校３年', '高3'],
    ['J1', '中1'],
    ['H3', '高3'],
    ['その他', 'other'],
    ['OB', 'other'],
    ['', ''],
    ['2', null],
    ['2年', null],
    ['中4', null],
    ['小6', null],
    ['山田', null],
  ])('%s says %s', (cell, grade) => {
    expect(gradeOf(cell, null)).toBe(grade);
  });

  test('A number alone is a grade of the school that is chosen', () => {
    expect(gradeOf('2', 'junior-high')).toBe('中2');
    expect(gradeOf('２年生', 'high-school')).toBe('高2');
    expect(isBareGrade('2年')).toBe(true);
    expect(isBareGrade('中2')).toBe(false);
    expect(isBareGrade('4')).toBe(false);
  });
});

describe('genders in a cell', () => {
  test.each([
    ['女', 'female'],
    ['女子', 'female'],
    ['Ｆ', 'female'],
    ['Girls', 'female'],
    ['男', 'male'],
    ['男子', 'male'],
    ['M', 'male'],
    ['', ''],
    ['?', null],
    ['男女', null],
  ])('%s says %s', (cell, gender) => {
    expect(genderOf(cell)).toBe(gender);
  });
});

describe('the columns of a list', () => {
  test('Headings name the columns, in any order, and a second one of the same kind is left out', () => {
    const rows = [
      ['No.', '学年', '氏名', 'ふりがな', '性別', '氏名', '備考'],
      ['1', '2', '山田 太郎', 'やまだ たろう', '男', '山田', ''],
    ];
    expect(findColumns(rows)).toEqual({
      columns: [null, 'grade', 'fullName', 'fullKana', 'gender', null, null],
      hasHeadings: true,
    });
  });

  test.each<[string, string[][], (RosterColumn | null)[]]>([
    [
      'Whole names with a number in the list',
      [
        ['1', '山田 太郎', 'ヤマダ タロウ', '中2', '男'],
        ['2', '佐藤 花', 'サトウ ハナ', '中1', '女'],
      ],
      [null, 'fullName', 'fullKana', 'grade', 'gender'],
    ],
    [
      'Family and given names',
      [
        ['山田', '太郎', 'やまだ', 'たろう', '2', '1300452'],
        ['佐藤', '花', 'さとう', 'はな', '2', '1300453'],
      ],
      ['familyName', 'givenName', 'familyKana', 'givenKana', 'grade', 'registrationNo'],
    ],
    ['Names alone', [['山田 太郎'], ['佐藤 花']], ['fullName']],
    ['Nothing', [], []],
  ])('%s are recognized without headings', (_, rows, columns) => {
    expect(findColumns(rows)).toEqual({ columns, hasHeadings: false });
  });
});
