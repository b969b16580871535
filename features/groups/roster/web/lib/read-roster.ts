import {
  findColumns,
  genderOf,
  gradeOf,
  isBareGrade,
  type RosterColumn,
  type SchoolKind,
} from '#domain/roster/columns.ts';
import { tidyReading } from '#domain/roster/furigana.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { tidyName } from '#platform/shared/names.ts';
import type { PupilField } from '../../roster.vocabulary.ts';
import { partedName } from './name-parts.ts';

/** A pasted list as a table, with what its columns hold. */
export interface PastedList {
  /** Without the row of headings. */
  readonly rows: readonly (readonly string[])[];
  /** The heading of each column; '' without one. */
  readonly headings: readonly string[];
  readonly columns: readonly (RosterColumn | null)[];
}

/** The table of a text from a spreadsheet, a CSV or a TSV file. */
export function pastedList(text: string): PastedList {
  const all = fromCsv(text);
  const { columns, hasHeadings } = findColumns(all);
  return {
    rows: hasHeadings ? all.slice(1) : all,
    headings: hasHeadings ? (all[0] ?? []) : columns.map(() => ''),
    columns,
  };
}

/** Whether some grade is a number alone, which is one of two schools. */
export function hasBareGrades({ rows, columns }: PastedList): boolean {
  const at = columns.indexOf('grade');
  return at >= 0 && rows.some((row) => isBareGrade(row[at] ?? ''));
}

/** The texts of a row by field, as typed; a grade or a gender that cannot be read stays as it is. */
export type Cells = Readonly<Record<PupilField, string>>;

/** The cells of each row. Whole names and readings are parted at their first space. */
export function cellsOf({ rows, columns }: PastedList, school: SchoolKind | null): Cells[] {
  return rows.map((row) => {
    const cell = (column: RosterColumn) => row[columns.indexOf(column)]?.trim() ?? '';
    const [familyName, givenName] = partedName(tidyName(cell('fullName')));
    const [familyKana, givenKana] = partedName(tidyReading(cell('fullKana')));
    return {
      familyName: cell('familyName') || familyName,
      givenName: cell('givenName') || givenName,
      familyKana: tidyReading(cell('familyKana')) || familyKana,
      givenKana: tidyReading(cell('givenKana')) || givenKana,
      grade: gradeOf(cell('grade'), school) ?? cell('grade'),
      gender: genderOf(cell('gender')) ?? cell('gender'),
      registrationNo: cell('registrationNo'),
    };
  });
}

/** The rows, counted from 0, in the school's order of strength where a column has it; those without a number follow. */
export function strongestFirst({ rows, columns }: PastedList): readonly number[] {
  const at = columns.indexOf('rank');
  const ranks = rows.map((row) => {
    const [digits] = (row[at] ?? '').normalize('NFKC').match(/\d+/) ?? [];
    return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
  });
  return [...rows.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}
