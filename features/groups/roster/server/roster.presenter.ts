import type { Output } from '#platform/shared/endpoint.ts';
import type * as contract from '../roster.contract.ts';
import type { Pupil, Sheet } from './roster.store.ts';

/** A roster as those who edit its group see it: without account ids. */
export function presentRoster(
  group: { readonly id: number; readonly name: string },
  sheet: Sheet,
  pupils: readonly Pupil[],
): Output<typeof contract.find> {
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
      gender: pupil.gender,
      registrationNo: pupil.registrationNo,
      joined: pupil.accountId !== null,
    })),
  };
}
