import * as z from 'zod/mini';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import { tidyName } from '#platform/shared/names.ts';

export const LONGEST_PASSWORD = 256;

/** A person as registration and the profile ask for them (spec section 5); messages are keys of the form that asks. */
export const fullNameField = z
  .string('nameShort')
  .check(z.overwrite(tidyName), z.minLength(2, 'nameShort'), z.maxLength(80, 'tooLong'));
export const nicknameField = z._default(
  z.string().check(z.overwrite(tidyName), z.maxLength(80, 'tooLong')),
  '',
);
export const prefectureField = z.enum(PREFECTURES, 'prefectureMissing');
export const phoneField = z
  .string('phoneInvalid')
  .check(z.trim(), z.minLength(10, 'phoneInvalid'), z.maxLength(40, 'tooLong'));

/** The length of a password (spec section 5). The server checks whether it is easy to guess. */
export const passwordField = z
  .string('passwordShort')
  .check(z.minLength(8, 'passwordShort'), z.maxLength(LONGEST_PASSWORD, 'tooLong'));

/** The current password: somebody who finds an unlocked phone does not know it. */
export const currentPasswordField = z
  .string('passwordMissing')
  .check(z.minLength(1, 'passwordMissing'), z.maxLength(LONGEST_PASSWORD, 'tooLong'));

/** An e-mail address or an organizer ID. */
export const loginIdField = z
  .string('loginIdMissing')
  .check(z.trim(), z.minLength(1, 'loginIdMissing'), z.maxLength(LONGEST_EMAIL, 'tooLong'));

/** Login with an e-mail address or an organizer ID. */
export const loginSchema = z.object({
  loginId: loginIdField,
  password: currentPasswordField,
});
