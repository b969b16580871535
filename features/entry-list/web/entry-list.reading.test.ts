import { expect, test } from 'vitest';
import { entryListMessages as en } from '../entry-list.messages.en.ts';
import { entryListMessages as ja } from '../entry-list.messages.ja.ts';
import { readPeople } from './lib/read-people.ts';

const heads = {
  name: '氏名, name',
  club: '学校・所属, 学校',
  email: 'メール, email',
  phone: '電話番号',
  amount: '金額',
  note: '備考',
};

test('People are read from pasted lines with any cell separator', () => {
  const { people } = readPeople(
    '山田 太郎,桜丘中,taro@example.com,090-1111-2222,"1,000",現金,領収書\n佐藤 花子\n',
    heads,
  );
  expect(people).toEqual([
    {
      name: '山田 太郎',
      club: '桜丘中',
      email: 'taro@example.com',
      phone: '090-1111-2222',
      paidYen: 1000,
      note: '現金, 領収書',
    },
    { name: '佐藤 花子', email: '', phone: '', paidYen: 0, note: '' },
  ]);
  expect(readPeople('A\t\tb@c.example\t\t￥５００', heads).people[0]).toMatchObject({
    email: 'b@c.example',
    paidYen: 500,
  });
});

test('A first line of headings says which column is which, and others are left out', () => {
  const text = '番号,学校・所属,氏名,備考,金額\n1,桜丘中,山田 太郎,現金,1000\n2,,佐藤 花子';
  expect(readPeople(text, heads)).toEqual({
    people: [
      { name: '山田 太郎', club: '桜丘中', email: '', phone: '', paidYen: 1000, note: '現金' },
      { name: '佐藤 花子', email: '', phone: '', paidYen: 0, note: '' },
    ],
    wrong: [],
  });
});

test('Headings among which the name is unknown are skipped, and the usual order counts', () => {
  const text = '選手氏名等,学校,電話番号\n山田 太郎,桜丘中\n佐藤 花子';
  expect(readPeople(text, heads)).toMatchObject({
    people: [{ name: '山田 太郎', club: '桜丘中' }, { name: '佐藤 花子' }],
    wrong: [],
  });
});

test.each([
  ['選手氏名', ja],
  ['生徒氏名', ja],
  ['Player', en],
])('A column with the heading "%s" has the names', (head, t) => {
  const { people } = readPeople(`No.,${head}\n1,Aoki Ren`, t.headWords);
  expect(people).toMatchObject([{ name: 'Aoki Ren' }]);
});

test('In doubles a line has a school for each of the two, or one for both', () => {
  const text = 'A／B, 桜丘中／梅丘中\nC／D, 桜丘中\nE, 桜丘中\nF／G';
  const { people } = readPeople(text, heads, { pairs: true });
  expect(people.map(({ club, partnerClub }) => [club, partnerClub])).toEqual([
    ['桜丘中', '梅丘中'],
    ['桜丘中', '桜丘中'],
    ['桜丘中', undefined],
    [undefined, undefined],
  ]);
  expect(readPeople(text, heads).people[0]).toMatchObject({ name: 'A／B', club: '桜丘中／梅丘中' });
});

test('In doubles the name of a line is that of two people', () => {
  const text = '山田 太郎／佐藤 次郎, , taro@example.com\nA / B\nAlone';
  expect(readPeople(text, heads, { pairs: true }).people).toMatchObject([
    { name: '山田 太郎', partner: '佐藤 次郎', email: 'taro@example.com' },
    { name: 'A', partner: 'B' },
    { name: 'Alone' },
  ]);
  expect(readPeople(text, heads).people[1]).toMatchObject({ name: 'A / B' });
});

test('An unreadable line is named by its number, and empty lines count', () => {
  const text = 'A, , not-an-address\n\nB, , , , much\n, , x@y.example\nC, , , , 2000000';
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
  const { wrong } = readPeople(`, ${long}, nobody, ${long}, much, ${long}`, heads);
  expect(wrong).toEqual([
    {
      line: 1,
      fields: [
        { field: 'name', reason: 'nameMissing' },
        { field: 'club', reason: 'tooLong' },
        { field: 'email', reason: 'emailInvalid' },
        { field: 'phone', reason: 'tooLong' },
        { field: 'paidYen', reason: 'amountInvalid' },
        { field: 'note', reason: 'tooLong' },
      ],
    },
  ]);
});
