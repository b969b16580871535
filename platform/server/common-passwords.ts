import { dictionary } from '@zxcvbn-ts/language-common';

const SHORTEST = 8;

/**
 * The passwords that people choose most, in lower case: attackers try them first. On the server only. Passwords below the
 * minimum length are left out.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= SHORTEST),
);
