/** Letters and digits that nobody confuses on paper or on the phone: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679';

/** A whole number from 0 up to and including `largest`, that nobody can guess. */
export type Pick = (largest: number) => number;

/** An organizer ID, such as ORG-7K4M9Q: 148 million of them. */
export function newOrganizerId(pick: Pick): string {
  return `ORG-${letters(6, pick)}`;
}

/** A one-time password, such as "kxqm-7wtd-4hcr": 54 bits, easy to type from a mail. */
export function newOneTimePassword(pick: Pick): string {
  return [4, 4, 4].map((length) => letters(length, pick).toLowerCase()).join('-');
}

function letters(length: number, pick: Pick): string {
  return Array.from({ length }, () => LETTERS[pick(LETTERS.length - 1)]).join('');
}
