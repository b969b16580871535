import { describe, expect, test } from 'vitest';
import { digitsOnly, expiry, type Mask } from './card-input.ts';

/** Types into a field as a person does: `|` is the caret, `<` deletes backwards. */
function type(mask: Mask, start: string, keys: string): string {
  let caret = start.includes('|') ? start.indexOf('|') : start.length;
  let value = start.replace('|', '');
  for (const key of keys) {
    const from = key === '<' ? Math.max(0, caret - 1) : caret;
    const inserted = key === '<' ? '' : key;
    const raw = value.slice(0, from) + inserted + value.slice(caret);
    ({ value, caret } = mask(raw, from + inserted.length, value));
  }
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('a card number', () => {
  const number = digitsOnly(16);

  test('A card number takes only digits, sixteen of them', () => {
    expect(type(number, '', '4242-4242 4242x4242 99')).toBe('4242424242424242|');
  });
  test('A card number takes the full-width digits of a Japanese keyboard', () => {
    expect(type(number, '', '４２4２')).toBe('4242|');
  });
  test('A card number leaves the caret where the digit was inserted', () => {
    expect(type(number, '12|56', '3x4')).toBe('1234|56');
  });
  test('A card number may be pasted with spaces', () => {
    expect(number('4242 4242 4242 4242', 19, '')).toEqual({ value: '4242424242424242', caret: 16 });
  });
});

describe('an expiry date', () => {
  test.each([
    ['gets its slash after two digits', '', '12', '12/|'],
    ['goes on after the slash', '', '1228', '12/28|'],
    ['takes a typed slash', '', '12/28', '12/28|'],
    ['holds five characters', '', '122899', '12/28|'],
    ['ignores letters', '', 'a1b2', '12/|'],
    ['takes full-width digits', '', '１２２８', '12/28|'],
    ['loses the digit before its slash when the slash is deleted', '', '12<', '1|'],
    ['is deleted to nothing', '', '1228<<<<', '|'],
    [
      'moves the caret before the slash when that is deleted in the middle',
      '12/|28',
      '<',
      '12|/28',
    ],
    ['closes the gap of a deleted month digit', '12|/28', '<', '1|2/8'],
    ['puts the caret after the slash when the month is full', '1|/', '2', '12/|'],
  ])('An expiry date %s', (_name, start, keys, expected) =>
    expect(type(expiry, start, keys)).toBe(expected),
  );

  test('An expiry date may be pasted with a year of four digits', () => {
    expect(expiry('12/2028', 7, '').value).toBe('12/28');
  });
});

test('A code holds at most four digits', () => {
  expect(type(digitsOnly(4), '', '12a345')).toBe('1234|');
});
