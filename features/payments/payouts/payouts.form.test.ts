import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankAccountSchema } from './payouts.form.ts';

const good = {
  bank: 'みどり銀行',
  branch: '本店',
  accountType: 'ordinary' as const,
  number: '1234567',
  holder: 'ヤマダ ハナコ',
};
const read = (change: Partial<Record<keyof typeof good, unknown>>) =>
  bankAccountSchema.safeParse({ ...good, ...change });
const messageOf = (change: Partial<Record<keyof typeof good, unknown>>) =>
  read(change).error?.issues[0]?.message;

describe('a bank account', () => {
  test.each([
    ['full-width digits', { number: '１２３４５６７' }, { number: '1234567' }],
    ['digits with spaces and hyphens', { number: ' 123-45 67' }, { number: '1234567' }],
    ['hiragana', { holder: 'やまだ　はなこ' }, { holder: 'ヤマダ ハナコ' }],
    ['half-width katakana', { holder: 'ﾔﾏﾀﾞ ﾊﾅｺ' }, { holder: 'ヤマダ ハナコ' }],
    ['a company', { holder: 'ｶ)らりー' }, { holder: 'カ)ラリー' }],
    ['small Latin letters beside katakana', { holder: 'Abcクラブ' }, { holder: 'ABCクラブ' }],
    ['spaces around a bank', { bank: ' みどり　銀行 ' }, { bank: 'みどり 銀行' }],
  ])('An account with %s is put right', (_, change, expected) => {
    expect(read(change).data).toMatchObject(expected);
  });

  test.each([
    ['without a bank', { bank: ' ' }, 'missing'],
    ['without a branch', { branch: '' }, 'missing'],
    ['with a bank that is too long', { bank: 'あ'.repeat(41) }, 'tooLong'],
    ['of an unknown type', { accountType: 'shared' }, 'missing'],
    ['without a number', { number: '' }, 'numberWrong'],
    ['with 6 digits', { number: '123456' }, 'numberWrong'],
    ['with 8 digits', { number: '12345678' }, 'numberWrong'],
    ['with letters in its number', { number: '12345a7' }, 'numberWrong'],
    ['without a holder', { holder: '　' }, 'missing'],
    ['whose holder is in kanji', { holder: '山田 花子' }, 'holderWrong'],
    ['whose holder is in Latin letters alone', { holder: 'HANAKO YAMADA' }, 'holderWrong'],
    ['whose holder is too long', { holder: 'ア'.repeat(49) }, 'tooLong'],
    ['whose holder hides a control character', { holder: 'ヤマダ\u0007' }, 'holderWrong'],
  ])('An account %s is refused', (_, change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  test('Whatever is typed, an accepted account is plain, and reading it again changes nothing', () => {
    const text = fc.string({ unit: fc.constantFrom(...'あアｱＡa1１ー-・ )（山\u0000 　') });
    fc.assert(
      fc.property(text, text, (number, holder) => {
        const { data } = read({ number, holder });
        if (!data) return;
        expect(data.number).toMatch(/^\d{7}$/);
        expect(data.holder).toMatch(/^[ァ-ヶー・A-Z0-9().,\-/ ]+$/);
        expect(bankAccountSchema.parse(data)).toEqual(data);
      }),
      { numRuns: 2000 },
    );
  });
});
