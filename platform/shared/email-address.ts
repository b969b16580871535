import * as z from 'zod/mini';

/** The longest e-mail address that anything takes. */
export const LONGEST_EMAIL = 200;

/** A required e-mail address of a form; the messages are keys of the form's own. */
export const emailField = z
  .string('emailInvalid')
  .check(z.trim(), z.email('emailInvalid'), z.maxLength(LONGEST_EMAIL, 'tooLong'));

/** Whether two addresses are one mailbox, as `name+parent@example.com` is that of `name@example.com`. */
export function isSameMailbox(one: string, another: string): boolean {
  return mailbox(one) === mailbox(another);
}

function mailbox(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
