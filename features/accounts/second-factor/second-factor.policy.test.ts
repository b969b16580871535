import { expect, test } from 'vitest';
import { isAppCode, isRecent, PROOF_MS, plain } from './second-factor.policy.ts';

test.for([
  ['six digits', '123456', true],
  ['six digits as an app shows them', '123 456', true],
  ['six full-width digits', '１２３４５６', true],
  ['five digits', '12345', false],
  ['a recovery code', 'K7QM-4WTD-9HCR-AXEF', false],
] as const)('A code of the app differs from a recovery code: %s', ([, code, expected]) => {
  expect(isAppCode(code)).toBe(expected);
});

test.for([
  ['k7qm-4wtd-9hcr-axef', 'K7QM4WTD9HCRAXEF'],
  [' K7QM 4WTD 9HCR AXEF ', 'K7QM4WTD9HCRAXEF'],
  ['Ｋ７ＱＭー４ＷＴＤ', 'K7QM4WTD'],
])('A code counts as typed, without hyphens and letter case: %s', ([typed, expected]) => {
  expect(plain(typed!)).toBe(expected);
});

test('A proof is recent for ten minutes', () => {
  const provenAt = new Date('2026-11-26T01:00:00Z');
  const after = (ms: number) => new Date(provenAt.getTime() + ms);
  expect(isRecent(provenAt, after(PROOF_MS))).toBe(true);
  expect(isRecent(provenAt, after(PROOF_MS + 1))).toBe(false);
  expect(isRecent(null, provenAt)).toBe(false);
});
