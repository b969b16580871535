import { expect, test } from 'vitest';
import { cardToken, TEST_CARDS } from './card-token.ts';

const now = new Date('2026-11-20T12:00:00Z');
const token = (cardNumber: string, expiryDate = '12/28') =>
  cardToken({ cardholderName: 'A', cardNumber, expiryDate, cvv: '123' }, now);

test.each([
  ['the accepted test number', TEST_CARDS.ok, '12/28', 'tok_sandbox_ok_4242'],
  ['any other number', '5555444433331111', '12/28', 'tok_sandbox_ok_1111'],
  ['the declined test number', TEST_CARDS.declined, '12/28', 'tok_sandbox_declined_0002'],
  ['the expired test number', TEST_CARDS.expired, '12/28', 'tok_sandbox_expired_0069'],
  ['a card of last month', TEST_CARDS.ok, '10/26', 'tok_sandbox_expired_4242'],
  ['a card of this month', TEST_CARDS.ok, '11/26', 'tok_sandbox_ok_4242'],
  ['a card of last year', TEST_CARDS.ok, '12/25', 'tok_sandbox_expired_4242'],
])('The token of %s carries its outcome', (_name, number, expiryDate, expected) =>
  expect(token(number, expiryDate)).toBe(expected),
);

test('A card token carries neither the number nor the code', () => {
  expect(token('4111222233334444')).not.toMatch(/4111|2222|3333|123/);
});

test('A card token has the form that the contract requires', () => {
  expect(token('4111222233334444')).toMatch(/^tok_[\w-]{1,100}$/);
});
