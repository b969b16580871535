import { describe, expect, test } from 'vitest';
import { mayReferee, shownState } from './referees.policy.ts';

const tournament = { organizerId: 1 };
const nobody = { organizerId: null, roles: [] };

describe('who may referee a tournament', () => {
  test.each([
    ['its organizer', { organizerId: 1, roles: ['organizer'] }, false, true],
    ['an operator', { organizerId: null, roles: ['operator'] }, false, true],
    ['one of its referees', nobody, true, true],
    ['another organizer', { organizerId: 2, roles: ['organizer'] }, false, false],
    ['a player', nobody, false, false],
  ])('A tournament may be refereed by %s: %j, %j gives %j', (_who, person, isReferee, may) => {
    expect(mayReferee(person, tournament, { isReferee })).toBe(may);
  });
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
