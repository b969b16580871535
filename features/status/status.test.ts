import { expect, test } from 'vitest';
import { MAIL_LATE_SECONDS, PAYMENT_LATE_SECONDS, statesOf } from './status.policy.ts';

const quiet = { takesWrites: true, oldestMailSeconds: 0, oldestPaymentSeconds: 0 };

test.each([
  ['nothing waits', {}, ['works', 'works', 'works', 'works']],
  [
    'the oldest mail waits for exactly five minutes',
    { oldestMailSeconds: MAIL_LATE_SECONDS },
    ['works', 'works', 'works', 'works'],
  ],
  [
    'the oldest mail waits longer than five minutes',
    { oldestMailSeconds: MAIL_LATE_SECONDS + 1 },
    ['works', 'works', 'late', 'works'],
  ],
  [
    'a payment has no answer for more than ten minutes',
    { oldestPaymentSeconds: PAYMENT_LATE_SECONDS + 1 },
    ['works', 'works', 'works', 'late'],
  ],
  ['the database can only be read', { takesWrites: false }, ['works', 'down', 'works', 'down']],
  [
    'the database does not answer',
    { takesWrites: false, oldestMailSeconds: null, oldestPaymentSeconds: null },
    ['works', 'down', 'unknown', 'down'],
  ],
] as const)('The parts have the right states when %s', (_, given, states) => {
  expect(Object.values(statesOf({ ...quiet, ...given }))).toEqual(states);
});
