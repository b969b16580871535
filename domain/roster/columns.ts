import { comparable } from '../common/comparable.ts';
import type { Grade } from '../common/school-grade.ts';
import { isReading, tidyReading } from './furigana.ts';

/** What a column of a school's list can hold. A whole name or reading has a space between its parts. */
export const ROSTER_COLUMNS = [
  'fullName',
  'familyName',
  'givenName',
  'fullKana',
  'familyKana',
  'givenKana',
  'grade',
  'gender',
  'registrationNo',
  'rank',
] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** The headings that schools write, in both languages, as `plainHeading` gives them. */
const HEADINGS: Readonly<Record<RosterColumn, string>> = {
  fullName:
    '氏名 名前 姓名 選手名 選手氏名 生徒名 生徒氏名 オナマエ name fullname player playername student studentname',
  familyName: '姓 苗字 名字 氏 familyname lastname surname',
  givenName: '名 givenname firstname forename',
  fullKana:
    'フリガナ カナ ヨミ ヨミガナ ヨミカナ 読ミ 読ミ仮名 読ミガナ 氏名カナ 氏名フリガナ 名前フリガナ 名前カナ 選手名フリガナ kana furigana reading namekana namefurigana fullnamekana',
  familyKana:
    'セイ 姓カナ 姓フリガナ 姓ヨミ 苗字フリガナ 苗字カナ familykana familynamekana familynamefurigana lastnamekana lastnamefurigana',
  givenKana:
    'メイ 名カナ 名フリガナ 名ヨミ 名前ヨミ givenkana givennamekana givennamefurigana firstnamekana firstnamefurigana',
  grade: '学年 年 grade schoolgrade year schoolyear',
  gender: '性別 男女 男女別 gender sex',
  registrationNo:
    '登録番号 登録no 選手登録番号 会員番号 会員no 協会登録番号 registrationnumber registrationno registration regno',
  rank: '校内順位 校内ランキング 校内ランク 部内順位 部内ランキング 順位 ランキング ランク 番手 強イ順 rank ranking schoolrank seed',
};

const COLUMN_OF = new Map(
  ROSTER_COLUMNS.flatMap((column) =>
    HEADINGS[column].split(' ').map((heading) => [heading, column] as const),
  ),
);

/** The column that a heading names, regardless of width, case, kana and punctuation; null for any other. */
export function columnOf(heading: string): RosterColumn | null {
  return COLUMN_OF.get(plainHeading(heading)) ?? null;
}

function plainHeading(heading: string): string {
  return tidyReading(heading)
    .toLowerCase()
    .replace(/必須|任意/g, '')
    .replace(/[^\p{Letter}\p{Number}ー]/gu, '');
}

interface FoundColumns {
  /** What each column holds; null for what no roster has, such as a number in the list. */
  readonly columns: readonly (RosterColumn | null)[];
  /** Whether the first row names the columns. */
  readonly hasHeadings: boolean;
}

/** What the columns of a pasted list hold: by their headings, else by what is in them. */
export function findColumns(rows: readonly (readonly string[])[]): FoundColumns {
  const [first = []] = rows;
  const headed = first.map(columnOf);
  if (headed.some((column) => column !== null))
    return { columns: onlyOnce(headed), hasHeadings: true };
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kinds = Array.from({ length: width }, (_, at) =>
    kindOf(rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')),
  );
  return { columns: onlyOnce(withNames(kinds)), hasHeadings: false };
}

type Kind = 'grade' | 'gender' | 'registrationNo' | 'kana' | 'name' | null;

/** What all or most cells of a column without a heading look like. */
function kindOf(cells: readonly string[]): Kind {
  const are = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length > cells.length * 0.6;
  if (are((cell) => Boolean(genderOf(cell)))) return 'gender';
  if (are((cell) => Boolean(gradeOf(cell, 'junior-high'))) && !isCount(cells)) return 'grade';
  if (are((cell) => isReading(tidyReading(cell)))) return 'kana';
  if (are((cell) => /\d/.test(cell.normalize('NFKC'))))
    return isCount(cells) ? null : 'registrationNo';
  return cells.length > 0 ? 'name' : null;
}

/** 1, 2, 3 and so on: the number of each line. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(cell.normalize('NFKC')));
  return (
    numbers.length > 1 &&
    (numbers[0] ?? 0) < 1000 &&
    numbers.every((one, at) => one === (numbers[0] ?? 0) + at)
  );
}

/** Two columns of names are family and given names; so are two of readings. */
function withNames(kinds: readonly Kind[]): (RosterColumn | null)[] {
  const parts = (kind: Kind) => kinds.flatMap((one, at) => (one === kind ? [at] : []));
  const [names, readings] = [parts('name'), parts('kana')];
  return kinds.map((kind, at) => {
    if (kind === 'name') return partOf(names, at, ['fullName', 'familyName', 'givenName']);
    if (kind === 'kana') return partOf(readings, at, ['fullKana', 'familyKana', 'givenKana']);
    return kind;
  });
}

function partOf(
  columns: readonly number[],
  at: number,
  [whole, family, given]: readonly [RosterColumn, RosterColumn, RosterColumn],
): RosterColumn | null {
  if (columns.length === 1) return whole;
  if (at === columns[0]) return family;
  return at === columns[1] ? given : null;
}

/** A second column of the same kind is left out. */
function onlyOnce(columns: readonly (RosterColumn | null)[]): (RosterColumn | null)[] {
  return columns.map((column, at) => (columns.indexOf(column) < at ? null : column));
}

const SCHOOLS = { 'junior-high': '中', 'high-school': '高' } as const;
/** The school whose grades a list means by 1, 2 and 3. */
export type SchoolKind = keyof typeof SCHOOLS;

/**
 * The grade that a cell says, such as 中2, 中学２年, 2年 or H1; '' for an empty cell, null where it says none. Numbers
 * alone need the kind of school.
 */
export function gradeOf(cell: string, school: SchoolKind | null): Grade | '' | null {
  const text = comparable(cell);
  if (text === '') return '';
  if (/^(その他|他|一般|ob|og|other)$/.test(text)) return 'other';
  const [, begin = '', digit = ''] =
    text.match(/^(中学校?|中|高等学校|高校?|jhs?|j|hs?|s)?第?([1-3一二三])(?:年生?|学年)?$/) ?? [];
  const year = NUMERALS[digit] ?? digit;
  const kind = begin === '' ? school && SCHOOLS[school] : /^[中j]/.test(begin) ? '中' : '高';
  return year !== '' && kind ? (`${kind}${year}` as Grade) : null;
}

const NUMERALS: Readonly<Record<string, string>> = { 一: '1', 二: '2', 三: '3' };

/** Whether a cell is a grade that needs the kind of school. */
export function isBareGrade(cell: string): boolean {
  return gradeOf(cell, null) === null && gradeOf(cell, 'high-school') !== null;
}

/** The gender that a cell says; '' for an empty cell, null where it says none. */
export function genderOf(cell: string): 'female' | 'male' | '' | null {
  const text = cell.normalize('NFKC').trim().toLowerCase();
  if (text === '') return '';
  if (/^(女|女子|女性|f|female|girl|girls|woman|women)$/.test(text)) return 'female';
  return /^(男|男子|男性|m|male|boy|boys|man|men)$/.test(text) ? 'male' : null;
}
