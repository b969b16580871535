import type { NameConsent } from '#domain/common/name-display.ts';
import type { Age } from './guardians.vocabulary.ts';

export interface GuardianStatus {
  readonly age: Age | null;
  /** Under 18: a guardian is named and has neither declined nor ended it. */
  readonly hasGuardian: boolean;
}

/** Paid entries are open to adults, and to players under 18 who have named a guardian, before the guardian answers. */
export function mayEnterPaid({ age, hasGuardian }: GuardianStatus): boolean {
  return age === 'adult' || (age === 'under-18' && hasGuardian);
}

/** The consent to show a name to strangers: of a person of age, or as a guardian has chosen; null without either. */
export function consentIn({ age, chosen }: { age: Age | null; chosen: NameConsent }): NameConsent {
  if (age === null) return null;
  return age === 'adult' ? 'of-age' : chosen;
}
