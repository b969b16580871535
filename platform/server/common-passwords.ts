import { dictionary } from '@zxcvbn-ts/language-common';

const SHORTEST = 8;

/**
 * The passwords that people choose most, in lower case: what a guesser tries first. On the server only; shorter ones than
 * the shortest that is accepted are left out.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= SHORTEST),
);
