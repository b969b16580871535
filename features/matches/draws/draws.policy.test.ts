import { expect, test } from 'vitest';
import { isOut, stateOf } from './draws.policy.ts';

const now = new Date('2026-11-20T03:00:00Z');
const draft = { publishedAt: null, withdrawnAt: null };
const published = { publishedAt: now, withdrawnAt: null };
const withdrawn = { publishedAt: now, withdrawnAt: now };

test.each([
  ['open entries', false, null, 'entries'],
  ['open entries with a draft from before', false, draft, 'entries'],
  ['closed entries', true, null, 'closed'],
  ['a draft', true, draft, 'drawn'],
  ['a published draw', true, published, 'published'],
  ['a draw that was taken back', true, withdrawn, 'closed'],
] as const)('The state of an event follows from %s', (_what, isClosed, newest, state) => {
  expect(stateOf(isClosed, newest)).toBe(state);
});

test('Everybody sees a draw while it is published, and not afterwards', () => {
  expect([draft, published, withdrawn].map(isOut)).toEqual([false, true, false]);
});
