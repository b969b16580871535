import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { newOneTimePassword, newOrganizerId } from './organizers.credentials.policy.ts';

const pick = (largest: number) => randomInt(largest + 1);

test('An organizer ID has six unambiguous letters or digits', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newOrganizerId(pick)).toMatch(/^ORG-[ACDEFGHJKMNPQRTWXY34679]{6}$/);
  }
});

test('A one-time password has three groups of four letters', () => {
  expect(newOneTimePassword(pick)).toMatch(/^[acdefghjkmnpqrtwxy34679]{4}(-[a-z0-9]{4}){2}$/);
});

test('An organizer ID can contain the first and the last allowed character', () => {
  expect(newOrganizerId(() => 0)).toBe('ORG-AAAAAA');
  expect(newOrganizerId((largest) => largest)).toBe('ORG-999999');
});
