import { expect, test } from 'vitest';
import { rosterMessages as en } from '../../roster.messages.en.ts';
import { rosterMessages as ja } from '../../roster.messages.ja.ts';
import { cellsOf, pastedList } from './read-roster.ts';
import { rosterFile } from './roster-file.ts';

const PUPIL = {
  id: '0192d3a0-0000-7000-8000-000000000001',
  memberId: 1,
  name: '山田 太郎',
  familyName: '山田',
  givenName: '太郎',
  familyKana: 'ヤマダ',
  givenKana: 'タロウ',
  grade: '高2' as const,
  gradeYear: 2026,
  gender: 'male' as const,
  registrationNo: '0130045',
  joined: false,
};

test.each([
  ['English', en],
  ['Japanese', ja as unknown as typeof en],
])('The file of a roster in %s is read back as it was', (_, t) => {
  const list = pastedList(rosterFile([PUPIL], t));
  const { familyName, givenName, familyKana, givenKana, grade, gender, registrationNo } = PUPIL;
  expect(cellsOf(list, null)).toEqual([
    { familyName, givenName, familyKana, givenKana, grade, gender, registrationNo },
  ]);
});

test('A name that a program would take for a formula is defused', () => {
  const file = rosterFile([{ ...PUPIL, familyName: '=1+1' }], en);
  expect(file).toContain('"\'=1+1"');
});

test('Somebody without the parts of a name is listed by the whole name, parted at its space', () => {
  const file = rosterFile(
    [{ ...PUPIL, familyName: '', givenName: '' }],
    ja as unknown as typeof en,
  );
  expect(file).toContain('"山田","太郎"');
});
