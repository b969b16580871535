import { z } from 'zod';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { GRADES } from '#domain/common/school-grade.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId } from '#platform/shared/ids.ts';
import { groupId } from '../groups.contract.ts';
import { MOST_MEMBERS } from '../groups.vocabulary.ts';
import { pupilSchema, sheetSchema } from './roster.form.ts';
import { GRADUATES, PUPIL_FIELDS, SHEET_FIELDS } from './roster.vocabulary.ts';

const pupilOutput = z
  .object({
    /** The id of the player under this row of the list; it stays when the row gets an account. */
    id: z.uuid(),
    memberId: z.int(),
    /** The whole name, as the list of the group shows it. */
    name: z.string(),
    /** These and all that follow are '' where nobody has given them. */
    familyName: z.string(),
    givenName: z.string(),
    /** In full-width katakana. */
    familyKana: z.string(),
    givenKana: z.string(),
    grade: z.enum(['', ...GRADES]),
    /** The school year, which begins in April, that the grade is of; null without a grade. */
    gradeYear: z.int().nullable(),
    gender: z.enum(['', ...GENDERS]),
    registrationNo: z.string(),
    /** Has an account, and sees the group. */
    joined: z.boolean(),
  })
  .meta({ id: 'Pupil' });

const sheetOutput = z
  .object({
    officialName: z.string(),
    shortName: z.string(),
    prefecture: z.enum(['', ...PREFECTURES]),
    postalCode: z.string(),
    address: z.string(),
    personInCharge: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'SchoolSheet' });

const rosterOutput = z
  .object({
    groupId: z.int(),
    groupName: z.string(),
    sheet: sheetOutput,
    /** In the school's order of strength. */
    pupils: z.array(pupilOutput),
    /** The school year of today. */
    schoolYear: z.int(),
  })
  .meta({ id: 'Roster' });

const editors = { GROUP_NOT_FOUND: 404, GROUP_NOT_EDITABLE: 403 } as const;
const pupil = groupId.extend({ pupilId: z.uuid() });
const pupilInput = z.object(pupilSchema.shape).meta({ id: 'PupilForm' });

export const find = endpoint({
  operationId: 'roster.find',
  method: 'GET',
  path: '/api/groups/:id/roster',
  summary: "A group's school sheet and its pupils in the order of strength, for those who edit it",
  params: groupId,
  output: rosterOutput,
  refusals: editors,
});

export const saveSheet = endpoint({
  operationId: 'roster.saveSheet',
  method: 'PUT',
  path: '/api/groups/:id/roster/school',
  summary: 'Change the school sheet of a group; the same again changes nothing',
  params: groupId,
  body: z.object({
    sheet: z.object(sheetSchema.shape),
    /** The values that the form began with: only what differs from them changes. */
    was: z.record(z.enum(SHEET_FIELDS), z.string()),
  }),
  output: rosterOutput,
  /** The details of SHEET_CHANGED are what somebody else has saved meanwhile in the same fields. */
  refusals: { ...editors, SHEET_CHANGED: 409 },
});

export const savePupil = endpoint({
  operationId: 'roster.savePupil',
  method: 'PUT',
  path: '/api/groups/:id/roster/pupils/:pupilId',
  summary: 'Add a pupil under an id of the browser, or change one; the same again changes nothing',
  params: pupil,
  body: z.object({
    pupil: pupilInput,
    /** The values that the form began with; null for a new pupil. */
    was: z.record(z.enum(PUPIL_FIELDS), z.string()).nullable(),
  }),
  output: rosterOutput,
  /** The details of PUPIL_CHANGED are what somebody else has saved meanwhile in the same fields. */
  refusals: { ...editors, PUPIL_NOT_FOUND: 404, PUPIL_CHANGED: 409, ROSTER_FULL: 409 },
});

export const removePupil = endpoint({
  operationId: 'roster.removePupil',
  method: 'DELETE',
  path: '/api/groups/:id/roster/pupils/:pupilId',
  summary: 'Remove a pupil from the list of the group; again it changes nothing',
  params: pupil,
  output: rosterOutput,
  refusals: editors,
});

export const orderPupils = endpoint({
  operationId: 'roster.orderPupils',
  method: 'PUT',
  path: '/api/groups/:id/roster/order',
  summary: 'Set the order of strength; pupils who are not named follow in their order',
  params: groupId,
  body: z.object({ pupils: z.array(z.uuid()).max(MOST_MEMBERS) }),
  output: rosterOutput,
  refusals: editors,
});

export const importPupils = endpoint({
  operationId: 'roster.importPupils',
  method: 'POST',
  path: '/api/groups/:id/roster/import',
  summary: 'Add and update the pupils of a list; the same list again doubles nobody',
  params: groupId,
  body: z.object({
    rows: z
      .array(
        z.object({
          /** Made by the browser: the id of the pupil, if it is a new one. */
          id: clientId,
          /** The pupil of the roster who is updated by what the row gives. */
          sameAs: z.uuid().nullable(),
          /** Somebody has said that this is another person than those of the same name. */
          isOther: z.boolean(),
          pupil: pupilInput,
        }),
      )
      .min(1)
      .max(MOST_MEMBERS),
  }),
  output: rosterOutput.extend({ added: z.int(), updated: z.int() }),
  /** ROSTER_CHANGED: whom a row is about has to be decided again, with the roster as it is now. */
  refusals: { ...editors, ROSTER_CHANGED: 409, ROSTER_FULL: 409 },
});

export const advanceGrades = endpoint({
  operationId: 'roster.advanceGrades',
  method: 'POST',
  path: '/api/groups/:id/roster/grades',
  summary: 'Advance the grades of the last school year to this one; again it changes nothing',
  params: groupId,
  body: z.object({
    /** The school year that the person has seen begin. */
    schoolYear: z.int().min(1900).max(2199),
    graduates: z.enum(GRADUATES),
  }),
  output: rosterOutput,
  /** GRADES_OF_ANOTHER_YEAR: it is not that school year. */
  refusals: { ...editors, GRADES_OF_ANOTHER_YEAR: 409 },
});
