import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCsv, rowsOfCsv, toCsv } from './csv.ts';

describe('CSV', () => {
  test('A spreadsheet begins with a byte order mark and quotes every text', () => {
    expect(
      toCsv([
        ['名前', 'a "b", c'],
        ['x\ny', 3],
      ]),
    ).toBe('\ufeff"名前","a ""b"", c"\r\n"x\ny",3\r\n');
  });

  test.each(['=1+1', '+81', '-cmd', '@sum', '\tx', '\rx', '\nx'])(
    'A spreadsheet defuses the formula %j',
    (text) => {
      expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
    },
  );

  test.each(['=1+1', '-cmd', '＝1+1', '＋81', '－cmd', '＠sum'])(
    'A spreadsheet defuses %j, full-width signs as well, and reading it gives the same text',
    (text) => {
      expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
      expect(fromCsv(toCsv([[text]]))).toEqual([[text]]);
    },
  );

  test.each(['09012345678', '０９０', '00123456', '1234567890123', '12E5'])(
    'A spreadsheet holds %j as text, and reading it gives the same digits',
    (text) => {
      expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
      expect(fromCsv(toCsv([[text]]))).toEqual([[text]]);
    },
  );

  test.each(['090-1234-5678', '2026-11-20', '2000', '0', "'24年卒"])(
    'A spreadsheet holds %j unchanged',
    (text) => {
      expect(toCsv([[text]])).toBe(`\ufeff"${text}"\r\n`);
      expect(fromCsv(toCsv([[text]]))).toEqual([[text]]);
    },
  );

  test('A last row without a line break and with an empty last cell is read', () => {
    expect(fromCsv('a\tb\nc\t')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  test('A spreadsheet holds numbers unchanged, also negative ones', () => {
    expect(toCsv([[-2000]])).toBe('\ufeff-2000\r\n');
  });

  test('Reading a spreadsheet gives the rows that were written', () => {
    const text = fc
      .string({ minLength: 1 })
      .map((one) => one.replace(/[\r\t\ufeff]/g, '').trim())
      .filter((one) => one !== '' && !one.startsWith("'"));
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(fromCsv(toCsv(rows))).toEqual(rows);
      }),
    );
  });

  test('A pasted table has tabs between its cells', () => {
    expect(fromCsv('山田\tyamada@example.com\n\n佐藤\t\n')).toEqual([
      ['山田', 'yamada@example.com'],
      ['佐藤', ''],
    ]);
  });
});

test('Each row has the line on which it begins, also after empty lines and line breaks in cells', () => {
  const text = '\ufeffa\r\n\r\n"b\nb",c\r\n,\nd';
  expect(rowsOfCsv(text)).toEqual([
    { line: 1, cells: ['a'] },
    { line: 3, cells: ['b\nb', 'c'] },
    { line: 6, cells: ['d'] },
  ]);
});
