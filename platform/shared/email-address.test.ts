import { expect, test } from 'vitest';
import { isSameMailbox } from './email-address.ts';

test.each([
  ['ren@example.com', 'ren@example.com', true],
  [' Ren@Example.com ', 'ren@example.com', true],
  ['ren+parent@example.com', 'ren@example.com', true],
  ['ren+one@example.com', 'ren+two@example.com', true],
  ['ren.parent@example.com', 'ren@example.com', false],
  ['ren@example.com', 'ren@example.org', false],
])('"%s" and "%s" being one mailbox is %s', (one, another, expected) => {
  expect(isSameMailbox(one, another)).toBe(expected);
});
