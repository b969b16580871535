import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.for([
  '佐藤 花子',
  'J.R. Tolkien',
  "Siobhán O'Neill-Müller",
  'ジョン・スミス',
  '辻\u{E0100} 蓮',
])('A name is written in a mail as it is: %s', (name) => {
  expect(nameInMail(name)).toBe(name);
});

test.for([
  ['an address of the web', '重要：未払いがあります https://evil.example 田中'],
  ['one in full-width letters', '未払い ｅｖｉｌ．ｅｘａｍｐｌｅ へ'],
  ['one with a Japanese full stop', '未払い evil。example へ'],
  ['an address of a mailbox in full-width letters', '田中 ｉｎｆｏ＠ｅｖｉｌ'],
  ['a phone number', '未払い 電話 03-1234-5678'],
  ['an invisible sign', '未払い\u202Eです 田中'],
  ['a text that is too long for a name', 'あ い'.repeat(40)],
])(
  'A mail has no more than the initials of a name that may advertise something: %s',
  ([, name = '']) => {
    const written = nameInMail(name);
    for (const part of ['evil', 'ｅｖｉｌ', '1234', '未払い', 'info', '\u202E', 'あ い']) {
      expect(written).not.toContain(part);
    }
  },
);

test('A name stays in one line of a mail', () => {
  expect(nameInMail('佐藤\r\n\r\n花子')).toBe('佐藤 花子');
});
