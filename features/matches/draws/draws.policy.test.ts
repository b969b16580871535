import { expect, test } from 'vitest';
import { eventStateOf, isOut, stateOf } from './draws.policy.ts';

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

test.each([
  ['a published draw', true, { ...published, isPlayed: false }, false, 'published'],
  ['a match with a result', true, { ...published, isPlayed: true }, false, 'running'],
  ['final results', true, { ...published, isPlayed: true }, true, 'finished'],
  ['an event that nobody has drawn', true, null, true, 'closed'],
] as const)('How far an event is follows from %s', (_what, isClosed, newest, isFinal, state) => {
  expect(eventStateOf(isClosed, newest, isFinal)).toBe(state);
});
