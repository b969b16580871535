import { expect, test } from 'vitest';
import { readPeople } from './parts/read-people.ts';

const heads = '氏名, メール, name, email';

test('people are read from pasted lines, whatever separates the cells', () => {
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

test('what cannot be read is named by its line', () => {
  const { people, wrong } = readPeople('A, not-an-address\nB, , , much\n, x@y.example', heads);
  expect(people).toEqual([]);
  expect(wrong).toEqual([
    { line: 1, reason: 'emailInvalid' },
    { line: 2, reason: 'amountInvalid' },
    { line: 3, reason: 'nameMissing' },
  ]);
});
