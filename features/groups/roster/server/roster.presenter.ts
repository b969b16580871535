import type { Output } from '#platform/shared/endpoint.ts';
import type * as contract from '../roster.contract.ts';
import type { Pupil, Sheet } from './roster.store.ts';

interface Roster {
  readonly group: { readonly id: number; readonly name: string };
  readonly sheet: Sheet;
  readonly pupils: readonly Pupil[];
  readonly schoolYear: number;
}

/** A roster as those who edit its group see it: without account ids. */
export function presentRoster({
  group,
  sheet,
  pupils,
  schoolYear,
}: Roster): Output<typeof contract.find> {
  return {
    groupId: group.id,
    groupName: group.name,
    sheet: {
      officialName: sheet.officialName,
      shortName: sheet.shortName,
      prefecture: sheet.prefecture,
      postalCode: sheet.postalCode,
      address: sheet.address,
      personInCharge: sheet.personInCharge,
      phone: sheet.phone,
    },
    pupils: pupils.map((pupil) => ({
      id: pupil.id,
      memberId: pupil.memberId,
      name: pupil.name,
      familyName: pupil.familyName,
      givenName: pupil.givenName,
      familyKana: pupil.familyKana,
      givenKana: pupil.givenKana,
      grade: pupil.grade,
      gradeYear: pupil.gradeYear,
      gender: pupil.gender,
      registrationNo: pupil.registrationNo,
      joined: pupil.accountId !== null,
    })),
    schoolYear,
  };
}
