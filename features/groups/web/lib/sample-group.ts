import type { Group } from '../groups.queries.ts';

/** A group with two members and a coach who have joined, for tests of what shows groups. */
export function sampleGroup(change: Partial<Group> = {}): Group {
  const person = { joined: true, you: false, creator: false };
  return {
    id: 1,
    name: 'Sakura Club',
    teamId: 'SAKURA01',
    director: '',
    coach: '',
    manager: '',
    emoji: null,
    sport: 'unspecified',
    members: [
      { ...person, id: 11, name: 'Aoki Ren' },
      { ...person, id: 12, name: 'Baba Yui' },
    ],
    staff: [{ ...person, id: 21, name: 'Sato Kei', role: 'Coach' }],
    version: 2,
    role: 'Manager',
    may: { edit: true, delete: true, leave: false },
    ...change,
  };
}
