import * as z from 'zod/mini';
import { isReading, tidyReading } from '#domain/roster/furigana.ts';
import {
  fullNameField,
  nicknameField,
  phoneField,
  prefectureField,
} from '#features/accounts/accounts.form.ts';
import { LONGEST_CLUB } from '#features/players/players.vocabulary.ts';

/** What people write about themselves, by the rules of registration; messages are keys of the messages of the profile. */
export const profileSchema = z.object({
  fullName: fullNameField,
  reading: z
    .string()
    .check(
      z.overwrite(tidyReading),
      z.maxLength(80, 'tooLong'),
      z.refine(isReading, 'readingWrong'),
    ),
  nickname: nicknameField,
  club: z.string().check(z.trim(), z.maxLength(LONGEST_CLUB, 'tooLong')),
  prefecture: prefectureField,
  phone: phoneField,
});

export type ProfileForm = z.output<typeof profileSchema>;
