import * as z from 'zod/mini';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { GRADES } from '#domain/common/school-grade.ts';
import { isReading, tidyReading } from '#domain/roster/furigana.ts';
import { GENDERS, LONGEST_REGISTRATION_NO } from '#features/players/players.vocabulary.ts';
import { tidyLine } from '#platform/shared/search-text.ts';
import { tidyName } from '../groups.form.ts';
import { LONGEST_NAME_PART, LONGEST_SHORT_NAME } from './roster.vocabulary.ts';

/** The forms of a school's roster. Messages are keys of the message file; '' stands for what is not given. */

const name = () =>
  z
    .string('nameMissing')
    .check(
      z.overwrite(tidyName),
      z.minLength(1, 'nameMissing'),
      z.maxLength(LONGEST_NAME_PART, 'tooLong'),
    );

const reading = () =>
  z
    .string()
    .check(
      z.overwrite(tidyReading),
      z.maxLength(LONGEST_NAME_PART, 'tooLong'),
      z.refine(isReading, 'kanaWrong'),
    );

const text = (length: number) =>
  z.string().check(z.overwrite(tidyName), z.maxLength(length, 'tooLong'));

export const pupilSchema = z.object({
  familyName: name(),
  givenName: name(),
  familyKana: reading(),
  givenKana: reading(),
  grade: z.enum(['', ...GRADES]),
  gender: z.enum(['', ...GENDERS]),
  registrationNo: z
    .string()
    .check(z.overwrite(tidyLine), z.maxLength(LONGEST_REGISTRATION_NO, 'tooLong')),
});
export type PupilForm = z.output<typeof pupilSchema>;

/** The width of a text in full-width letters. */
function widthOf(words: string): number {
  return [...words].reduce(
    (sum, letter) => sum + (/[\u0020-\u007e\uff61-\uff9f]/.test(letter) ? 0.5 : 1),
    0,
  );
}

export const sheetSchema = z.object({
  officialName: text(100),
  shortName: z.string().check(
    z.overwrite(tidyName),
    z.refine((words) => widthOf(words) <= LONGEST_SHORT_NAME, 'shortNameLong'),
  ),
  prefecture: z.enum(['', ...PREFECTURES]),
  /** Seven digits, with or without the hyphen between the third and the fourth. */
  postalCode: z.string().check(
    z.overwrite((code) => tidyLine(code).replace(/[^0-9A-Za-z]/g, '')),
    z.refine((code) => /^(\d{7})?$/.test(code), 'postalCodeWrong'),
  ),
  address: text(200),
  personInCharge: text(100),
  phone: z.string().check(
    z.overwrite(tidyLine),
    z.maxLength(40, 'tooLong'),
    z.refine((phone) => phone === '' || /^\+?[\d() -]{9,}$/.test(phone), 'phoneWrong'),
  ),
});
export type SheetForm = z.output<typeof sheetSchema>;
