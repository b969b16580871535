import { toCsv } from '#platform/shared/csv.ts';
import { PUPIL_FIELDS } from '../../roster.vocabulary.ts';
import type { Roster } from '../roster.queries.ts';
import type { RosterText } from '../roster.text.ts';
import { namePartsOf } from './name-parts.ts';

/** A roster as a spreadsheet, which the import reads again. Cells that a program would take for formulas are defused. */
export function rosterFile(pupils: Roster['pupils'], t: RosterText): string {
  const rows = pupils.map((pupil) => {
    const [familyName, givenName] = namePartsOf(pupil);
    const texts = {
      ...pupil,
      familyName,
      givenName,
      grade: pupil.grade && t.grades[pupil.grade],
      gender: pupil.gender && t.genders[pupil.gender],
    };
    return PUPIL_FIELDS.map((field) => texts[field]);
  });
  return toCsv([PUPIL_FIELDS.map((field) => t.columns[field]), ...rows]);
}
