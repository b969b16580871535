import type { Age } from './guardians.vocabulary.ts';

export interface GuardianStatus {
  readonly age: Age | null;
  /** Under 18: a guardian was named and has neither declined nor ended it. */
  readonly hasGuardian: boolean;
}

/** Paid entries are open to adults, and under 18 to whoever has named a guardian; they do not wait for the answer. */
export function mayEnterPaid({ age, hasGuardian }: GuardianStatus): boolean {
  return age === 'adult' || (age === 'under-18' && hasGuardian);
}

/** Nobody is their own guardian, not even as `name+parent@example.com`, which is the same mailbox. */
export function isSameMailbox(one: string, another: string): boolean {
  return mailbox(one) === mailbox(another);
}

function mailbox(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
