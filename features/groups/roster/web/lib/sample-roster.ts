import type { Roster } from '../roster.queries.ts';

/** The roster of a school without pupils, for tests. */
export const sampleRoster: Roster = {
  groupId: 1,
  groupName: 'Sakura',
  sheet: {
    officialName: '',
    shortName: '',
    prefecture: '',
    postalCode: '',
    address: '',
    personInCharge: '',
    phone: '',
  },
  pupils: [],
  schoolYear: 2027,
};
