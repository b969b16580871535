import { type Recognized, recognize } from '#domain/roster/same-person.ts';
import { type PupilForm, pupilSchema } from '../../roster.form.ts';
import type { PupilField } from '../../roster.vocabulary.ts';
import type { Roster } from '../roster.queries.ts';
import type { Cells } from './read-roster.ts';

/** A row of a list that is being imported. */
export interface Row {
  /** Made by the browser: the id of the pupil, if it is a new one. */
  readonly id: string;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly cells: Cells;
  /** What somebody has said about a person of the same name; null until then. */
  readonly decision: 'same' | 'other' | null;
  readonly isLeftOut: boolean;
}

export interface CheckedRow extends Row {
  /** Null while a cell is wrong. */
  readonly pupil: PupilForm | null;
  /** Message keys by field. */
  readonly problems: Readonly<Partial<Record<PupilField, string>>>;
  readonly recognized: Recognized | null;
  /** Something has to be corrected or decided before the list can be stored. */
  readonly isOpen: boolean;
}

/** Checks each cell of a list, and whom of the roster each row is about. Rows that are left out count for nobody. */
export function checkedRows(rows: readonly Row[], roster: CheckedWith): readonly CheckedRow[] {
  // Hundreds of rows are asked about twice: what is open, and what is shown.
  const known = checkedBefore.get(rows);
  if (known?.roster === roster) return known.checked;
  const checked = check(rows, roster);
  checkedBefore.set(rows, { roster, checked });
  return checked;
}

type CheckedWith = Pick<Roster, 'pupils' | 'schoolYear'>;

const checkedBefore = new WeakMap<
  readonly Row[],
  { readonly roster: CheckedWith; readonly checked: readonly CheckedRow[] }
>();

function check(rows: readonly Row[], { pupils, schoolYear }: CheckedWith): CheckedRow[] {
  const parsed = rows.map((row) => (row.isLeftOut ? null : checkedCells(row.cells)));
  const good = parsed.flatMap((one) => one?.pupil ?? []);
  const found = recognize(good, pupils, schoolYear);
  const recognizedOf = new Map(good.map((pupil, at) => [pupil, found[at] ?? null]));
  return rows.map((row, at) => {
    const { pupil = null, problems = {} } = parsed[at] ?? {};
    const recognized = (pupil && recognizedOf.get(pupil)) ?? null;
    const isUndecided = Boolean(recognized?.question) && row.decision === null;
    const isOpen = !row.isLeftOut && (pupil === null || isUndecided);
    return { ...row, pupil, problems, recognized, isOpen };
  });
}

function checkedCells(cells: Cells): Pick<CheckedRow, 'pupil' | 'problems'> {
  const parsed = pupilSchema.safeParse(cells);
  if (parsed.success) return { pupil: parsed.data, problems: {} };
  const problems: Partial<Record<PupilField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as PupilField;
    problems[field] ??= UNREAD[field] ?? message;
  }
  return { pupil: null, problems };
}

const UNREAD: Readonly<Partial<Record<PupilField, string>>> = {
  grade: 'gradeUnknown',
  gender: 'genderUnknown',
};

/** The rows as they are sent: a row that repeats an earlier one and is the same person is not. */
export function rowsToSend(rows: readonly CheckedRow[]) {
  return rows.flatMap(({ id, pupil, recognized, decision, isLeftOut }) => {
    if (isLeftOut || !pupil || !recognized) return [];
    const { sameAs, question, about } = recognized;
    if (question === 'earlier-row' && decision === 'same') return [];
    const chosen = question === 'other-grade' && decision === 'same' ? about : sameAs;
    return [{ id, sameAs: chosen, isOther: question !== null && decision === 'other', pupil }];
  });
}
