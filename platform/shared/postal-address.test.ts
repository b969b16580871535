import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

const SCHOOL = { postalCode: '2069999', prefecture: 'Tokyo', address: '若葉台市1-2-3' } as const;

test.each([
  ['in Japanese', SCHOOL, 'ja', '〒206-9999 東京都若葉台市1-2-3'],
  ['in English', SCHOOL, 'en', '若葉台市1-2-3, Tokyo, 206-9999'],
  ['without a code', { ...SCHOOL, postalCode: '' }, 'ja', '東京都若葉台市1-2-3'],
  ['without a prefecture', { ...SCHOOL, prefecture: '' }, 'ja', '〒206-9999 若葉台市1-2-3'],
  ['that names it', { ...SCHOOL, address: '東京都若葉台市1' }, 'ja', '〒206-9999 東京都若葉台市1'],
  ['that is not known', { postalCode: '', prefecture: '', address: '' }, 'ja', ''],
  ['of a prefecture only', { ...SCHOOL, postalCode: '', address: '' }, 'en', 'Tokyo'],
] as const)('An address %s is one line', (_, address, language, expected) => {
  expect(postalAddress(address, language)).toBe(expected);
});
