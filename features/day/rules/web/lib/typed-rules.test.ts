import { expect, test } from 'vitest';
import { queue } from '../../../queue/web/lib/sample-queue.ts';
import { minutesIn, rulesIn, typedOf } from './typed-rules.ts';

const rules = queue.events[0]!.rules;
const typed = typedOf(rules);
const withMinutes = (minutes: Partial<(typeof typed)['minutes']>) => ({
  ...typed,
  minutes: { ...typed.minutes, ...minutes },
});

test('Rules that nobody has changed come back as they were', () => {
  expect(rulesIn(typed)).toEqual(rules);
  expect(rulesIn(typedOf({ ...rules, minutes: 25 }))).toEqual({ ...rules, minutes: 25 });
});

test('A number that is missing, too large or no whole number is not taken', () => {
  for (const rest of ['', '-1', '1.5', '241', 'ten']) {
    expect(rulesIn(withMinutes({ rest }))).toBeNull();
  }
  expect(rulesIn(withMinutes({ match: '0' }))).toBeNull();
  expect(rulesIn(withMinutes({ firstCall: '61' }))).toBeNull();
});

test('Only the minutes of a match may be empty', () => {
  expect(minutesIn('match', withMinutes({ match: ' ' }))).toBe('empty');
  expect(minutesIn('secondCall', withMinutes({ secondCall: '' }))).toBeNull();
});
