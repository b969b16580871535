import { expect, test } from 'vitest';
import { onlyType } from './events.policy.ts';

test.each([
  [['Team'], 'Team'],
  [['Doubles', 'Doubles'], 'Doubles'],
  [['Singles', 'Team'], null],
  [[], null],
] as const)('The places of events of the types %j are counted in %s', (eventTypes, type) => {
  expect(onlyType(eventTypes)).toBe(type);
});
