import { expect, test } from 'vitest';
import { rubberNamesMessages as en } from './rubber-names.messages.en.ts';
import { rubberNamesMessages as ja } from './rubber-names.messages.ja.ts';
import { rubberName } from './rubber-names.policy.ts';

test.each([
  { name: 'S1', english: 'S1', japanese: '第1シングルス' },
  { name: 'D3', english: 'D3', japanese: '第3ダブルス' },
  { name: 'P2', english: 'P2', japanese: '第2ペア' },
  { name: 'D', english: 'D', japanese: 'ダブルス' },
  { name: 'S', english: 'S', japanese: 'シングルス' },
  { name: 'BC-XZ', english: 'BC–XZ', japanese: 'BC対XZ' },
  { name: 'Mixed', english: 'Mixed', japanese: 'Mixed' },
])('The rubber $name is called $english and $japanese', ({ name, english, japanese }) => {
  expect(rubberName(en, name)).toBe(english);
  expect(rubberName(ja, name)).toBe(japanese);
});
