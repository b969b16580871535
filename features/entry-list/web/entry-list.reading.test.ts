import { expect, test } from 'vitest';
import { readPeople } from './lib/read-people.ts';

const heads = '氏名, メール, name, email';

test('People are read from pasted lines with any cell separator', () => {
  const { people } = readPeople(
    '氏名,メール,電話番号,金額,備考\n山田 太郎,taro@example.com,090-1111-2222,"1,000",現金\n佐藤 花子\n',
    heads,
  );
  expect(people).toEqual([
    {
      name: '山田 太郎',
      email: 'taro@example.com',
      phone: '090-1111-2222',
      paidYen: 1000,
      note: '現金',
    },
    { name: '佐藤 花子', email: '', phone: '', paidYen: 0, note: '' },
  ]);
  expect(readPeople('A\tb@c.example\t\t￥５００', heads).people[0]).toMatchObject({
    email: 'b@c.example',
    paidYen: 500,
  });
});

test('In doubles the name of a line is that of two people', () => {
  const text = '山田 太郎／佐藤 次郎, taro@example.com\nA / B\nAlone';
  expect(readPeople(text, heads, { pairs: true }).people).toMatchObject([
    { name: '山田 太郎', partner: '佐藤 次郎', email: 'taro@example.com' },
    { name: 'A', partner: 'B' },
    { name: 'Alone' },
  ]);
  expect(readPeople(text, heads).people[1]).toMatchObject({ name: 'A / B' });
});

test('An unreadable line is named by its number, and empty lines count', () => {
  const text = 'A, not-an-address\n\nB, , , much\n, x@y.example\nC, , , 2000000';
  const { people, wrong } = readPeople(text, heads);
  expect(people).toEqual([]);
  expect(wrong).toEqual([
    { line: 1, fields: [{ field: 'email', reason: 'emailInvalid' }] },
    { line: 3, fields: [{ field: 'paidYen', reason: 'amountInvalid' }] },
    { line: 4, fields: [{ field: 'name', reason: 'nameMissing' }] },
    { line: 5, fields: [{ field: 'paidYen', reason: 'amountTooLarge' }] },
  ]);
});

test('Every wrong field of a line is named, in the order of the columns', () => {
  const long = 'x'.repeat(201);
  const { wrong } = readPeople(`, nobody, ${long}, much, ${long}`, heads);
  expect(wrong).toEqual([
    {
      line: 1,
      fields: [
        { field: 'name', reason: 'nameMissing' },
        { field: 'email', reason: 'emailInvalid' },
        { field: 'phone', reason: 'tooLong' },
        { field: 'paidYen', reason: 'amountInvalid' },
        { field: 'note', reason: 'tooLong' },
      ],
    },
  ]);
});
