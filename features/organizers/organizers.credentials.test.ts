import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { newOneTimePassword, newOrganizerId } from './organizers.credentials.policy.ts';

const pick = (largest: number) => randomInt(largest + 1);

test('an organizer ID has six letters or digits that nobody confuses', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newOrganizerId(pick)).toMatch(/^ORG-[ACDEFGHJKMNPQRTWXY34679]{6}$/);
  }
});

test('a one-time password is three runs of four', () => {
  expect(newOneTimePassword(pick)).toMatch(/^[acdefghjkmnpqrtwxy34679]{4}(-[a-z0-9]{4}){2}$/);
});

test('every letter can come up, and nothing beyond them', () => {
  expect(newOrganizerId(() => 0)).toBe('ORG-AAAAAA');
  expect(newOrganizerId((largest) => largest)).toBe('ORG-999999');
});
