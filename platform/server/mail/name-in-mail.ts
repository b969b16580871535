import { displayName } from '#domain/common/name-display.ts';

/** Whether a "name" contains no advertisement: anybody can give any name, and the address of anybody. */
export function isPlainName(name: string): boolean {
  return name.length > 0 && name.length <= 60 && !/[:/@]|www\.|\.\w/i.test(name);
}

/** A name for a mail to an address that nobody has confirmed: its initials where it may be an advertisement. */
export function nameInMail(name: string): string {
  return isPlainName(name) ? name : displayName(name, 'initials');
}
