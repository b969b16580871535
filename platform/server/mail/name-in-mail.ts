import { displayName } from '#domain/common/name-display.ts';

/** An address of the web or of a mailbox, or a phone number. */
const ADVERTISED = /[:/@]|www\.|[.。]\w\w|\d[\d -]{6,}\d/i;

/**
 * Whether a "name" contains no advertisement: anybody can give any name, and the address of anybody. Full-width letters and signs are
 * read as mail programs and people do.
 */
export function isPlainName(name: string): boolean {
  const read = name.normalize('NFKC');
  return name.length > 0 && name.length <= 60 && !ADVERTISED.test(read) && !/\p{C}/u.test(read);
}

/** A name for a mail to an address that nobody has confirmed: in one line, and its initials where it may be an advertisement. */
export function nameInMail(name: string): string {
  const line = name.trim().replace(/\s+/gu, ' ');
  return isPlainName(line) ? line : displayName(line, 'initials');
}
