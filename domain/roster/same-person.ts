import { comparable } from '../common/comparable.ts';
import { groupBy } from '../common/grouped.ts';
import { type DatedGrade, type Grade, gradeIn } from '../common/school-grade.ts';

/** A person of a school's list; '' where it does not say. */
export interface Described {
  readonly familyName: string;
  readonly givenName: string;
  readonly familyKana: string;
  readonly givenKana: string;
  readonly grade: Grade | '';
  readonly gender: string;
  readonly registrationNo: string;
}

/** Somebody who is on the roster. */
export interface OnRoster extends Described, DatedGrade {
  readonly id: string;
  /** The whole name, for people without its parts. */
  readonly name: string;
}

export interface Recognized {
  /** The person on the roster whom a row is about; null for somebody new. */
  readonly sameAs: string | null;
  /**
   * Only somebody who knows the people can say whether it is the same person: as one on the roster with another grade,
   * or as an earlier row of the list.
   */
  readonly question: 'other-grade' | 'earlier-row' | null;
  /** The person of the roster that the question is about. */
  readonly about: string | null;
  /** The grades, this year, of the others with this name, on the roster or in the list. */
  readonly namesakes: readonly (Grade | '')[];
}

/**
 * Whom on a roster the rows of a list are about, so that a list that is pasted again doubles nobody. The same
 * registration number is the same person, and so is the same name in the same grade, unless something else differs. Each
 * person of the roster is one row at most.
 */
export function recognize(
  rows: readonly Described[],
  roster: readonly OnRoster[],
  schoolYear: number,
): Recognized[] {
  const people = roster.map((one) => ({
    ...one,
    grade: gradeIn(schoolYear, one).grade,
    key: comparable(one.name),
  }));
  const keys = rows.map((row) => comparable(row.familyName + row.givenName));
  const named = groupBy(people, ({ key }) => key);
  const numbered = groupBy(people, (one) => comparable(one.registrationNo));
  const rowsNamed = groupBy(rows.keys(), (at) => keys[at]);
  const free = new Set(people.map(({ id }) => id));
  const found: (string | null)[] = rows.map(() => null);
  type Person = (typeof people)[number];
  const freeOf = (at: number, row: Described): Person[] =>
    (named.get(keys[at] ?? '') ?? []).filter((one) => free.has(one.id) && agrees(one, row));
  const take = (choose: (at: number, row: Described) => Person | undefined) => {
    for (const [at, row] of rows.entries()) {
      const one = found[at] ? undefined : choose(at, row);
      if (!one) continue;
      free.delete(one.id);
      found[at] = one.id;
    }
  };
  // A row without a reading may not take the person of a row that gives it: the surest are found first.
  take((at, row) => freeOf(at, row).find((one) => isAlike(one, row)));
  take((_, { registrationNo }) =>
    registrationNo === ''
      ? undefined
      : numbered.get(comparable(registrationNo))?.find(({ id }) => free.has(id)),
  );
  take((at, row) => freeOf(at, row).find(({ grade }) => grade === row.grade));
  take((at, row) => freeOf(at, row).find(({ grade }) => isSame(grade, row.grade)));
  return rows.map((row, at) => {
    const sameName = (rowsNamed.get(keys[at]) ?? []).filter((other) => other !== at);
    const namesakes = [
      ...(named.get(keys[at] ?? '') ?? []).filter(({ id }) => id !== found[at]),
      // Those whom another row is about are counted on the roster.
      ...sameName.flatMap((other) => (found[other] ? [] : (rows[other] ?? []))),
    ].map(({ grade }) => grade);
    if (found[at]) return { sameAs: found[at], question: null, about: null, namesakes };
    const [older] = freeOf(at, row);
    if (older) return { sameAs: null, question: 'other-grade', about: older.id, namesakes };
    const isTwice = sameName.some((other) => {
      const earlier = rows[other];
      return earlier && other < at && agrees(earlier, row) && isSame(earlier.grade, row.grade);
    });
    return { sameAs: null, question: isTwice ? 'earlier-row' : null, about: null, namesakes };
  });
}

/** Whether all that is given of two is the same. */
function isAlike(one: Described, other: Described): boolean {
  return (
    one.grade === other.grade &&
    one.gender === other.gender &&
    comparable(one.registrationNo) === comparable(other.registrationNo) &&
    comparable(one.familyKana + one.givenKana) === comparable(other.familyKana + other.givenKana)
  );
}

/** Whether nothing but the grade speaks against two being the same person. */
function agrees(one: Described, other: Described): boolean {
  return (
    isSame(one.registrationNo, other.registrationNo) &&
    isSame(one.gender, other.gender) &&
    isSame(one.familyKana + one.givenKana, other.familyKana + other.givenKana)
  );
}

/** What is not given differs from nothing. */
function isSame(one: string, other: string): boolean {
  return one === '' || other === '' || comparable(one) === comparable(other);
}
