import { expect, test } from 'vitest';
import { phoneWriter } from './phone-number.ts';

test.each([
  ['09012345678', '090-1234-5678'],
  ['０９０１２３４５６７８', '090-1234-5678'],
  ['090 1234 5678', '090-1234-5678'],
  ['(03)1234 5678', '03-1234-5678'],
  ['0467221234', '0467-22-1234'],
  ['0120123456', '0120-123-456'],
  ['+81 90-1234-5678', '090-1234-5678'],
])('The phone number %s is written as %s', async (phone, written) => {
  expect((await phoneWriter())(phone)).toBe(written);
});

test.each(['03-1234-5678', '+1 212 555 1234', '00000000000', '', '090-1234-5678 (母)', '=1+1'])(
  'The phone number %j stays unchanged',
  async (phone) => {
    expect((await phoneWriter())(phone)).toBe(phone);
  },
);
