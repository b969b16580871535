import { describe, expect, test } from 'vitest';
import { mayReferee, mayWorkAtDesk, shownState } from './referees.policy.ts';

const tournament = { organizerId: 1 };
const nobody = { organizerId: null, roles: [] };

describe('who may referee a tournament, and who may work at its desk', () => {
  test.each([
    ['Its organizer', { organizerId: 1, roles: ['organizer'] }, null, [true, true]],
    ['An operator', { organizerId: null, roles: ['operator'] }, null, [true, true]],
    ['A referee', nobody, 'referee', [true, true]],
    ['A desk helper', nobody, 'desk', [false, true]],
    [
      'An organizer who helps at the desk of another',
      { organizerId: 2, roles: [] },
      'desk',
      [false, true],
    ],
    ['Another organizer', { organizerId: 2, roles: ['organizer'] }, null, [false, false]],
    ['A player', nobody, null, [false, false]],
  ] as const)(
    '%s (%j, accepted: %j) may referee, and work at the desk: %j',
    (_who, person, accepted, may) => {
      const given = [mayReferee, mayWorkAtDesk].map((ask) => ask(person, tournament, accepted));
      expect(given).toEqual(may);
    },
  );
});

describe('the state of an invitation', () => {
  const expiresAt = new Date('2026-11-27T03:00:00Z');
  const before = new Date(expiresAt.getTime() - 1);

  test('An invitation without an answer expires to the millisecond', () => {
    expect(shownState({ state: 'invited', expiresAt }, before)).toBe('invited');
    expect(shownState({ state: 'invited', expiresAt }, expiresAt)).toBe('expired');
  });

  test.each(['accepted', 'declined'] as const)('An answer stays: %s', (state) => {
    expect(shownState({ state, expiresAt }, expiresAt)).toBe(state);
  });
});
