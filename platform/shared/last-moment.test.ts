import { expect, test } from 'vitest';
import { lastMoment } from './last-moment.ts';

test.each([
  ['2026-12-04T15:00:00.000Z', '2026-12-04T14:59:00.000Z', 'midnight in Japan'],
  ['2026-12-31T15:00:00Z', '2026-12-31T14:59:00.000Z', 'the end of the year in Japan'],
  ['2026-12-05T00:00:00Z', '2026-12-05T00:00:00Z', 'midnight in UTC'],
  ['2026-12-04T14:59:59Z', '2026-12-04T14:59:59Z', 'the last second'],
])('An end at %s is written as %s: %s', (end, written) => expect(lastMoment(end)).toBe(written));
