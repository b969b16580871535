import { expect, test } from 'vitest';
import { pastedNames } from './pasted-names.ts';

test('A list pasted from a chat, a roster or a spreadsheet gives its names', () => {
  expect(pastedNames('青木 蓮\r\n馬場　結衣\n\n 千葉 空 ')).toEqual([
    '青木 蓮',
    '馬場　結衣',
    '千葉 空',
  ]);
  expect(pastedNames('1. Aoki Ren\n2) Baba Yui\n3 Chiba Sora')).toEqual([
    'Aoki Ren',
    'Baba Yui',
    'Chiba Sora',
  ]);
  expect(pastedNames('1.青木 蓮\n２．馬場 結衣\n３　千葉 空\n４\t道下 陸')).toEqual([
    '青木 蓮',
    '馬場 結衣',
    '千葉 空',
    '道下 陸',
  ]);
  expect(pastedNames('1\tAoki Ren\n2\tBaba Yui')).toEqual(['Aoki Ren', 'Baba Yui']);
});

test('A single name is not a list', () => {
  expect(pastedNames('Aoki Ren')).toEqual(['Aoki Ren']);
});
