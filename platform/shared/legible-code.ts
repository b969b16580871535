/** Letters and digits that nobody confuses on paper or on the phone: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';

/** A whole number from 0 up to and including `largest`, that nobody can guess. */
export type Pick = (largest: number) => number;

/** A code of so many letters and digits to be read out, typed and written down. */
export function legibleCode(length: number, pick: Pick): string {
  return Array.from({ length }, () => LETTERS[pick(LETTERS.length - 1)]).join('');
}
