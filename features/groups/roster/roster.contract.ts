import { z } from 'zod';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { GRADES } from '#domain/common/school-grade.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { groupId } from '../groups.contract.ts';

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
  })
  .meta({ id: 'Roster' });

export const find = endpoint({
  operationId: 'roster.find',
  method: 'GET',
  path: '/api/groups/:id/roster',
  summary: "A group's school sheet and its pupils in the order of strength, for those who edit it",
  params: groupId,
  output: rosterOutput,
  refusals: { GROUP_NOT_FOUND: 404, GROUP_NOT_EDITABLE: 403 },
});
