import type { NameConsent } from '#domain/common/name-display.ts';
import type { Age, GuardianshipState } from './guardians.vocabulary.ts';

export interface GuardianStatus {
  readonly age: Age | null;
  /** Under 18: a guardian is named and has neither declined nor ended it. */
  readonly hasGuardian: boolean;
}

/** Paid entries are open to adults, and to players under 18 who have named a guardian, before the guardian answers. */
export function mayEnterPaid({ age, hasGuardian }: GuardianStatus): boolean {
  return age === 'adult' || (age === 'under-18' && hasGuardian);
}

/** What a player has said so far, and the guardian who was named last. */
interface Said {
  readonly age: Age | null;
  readonly guardian: { readonly email: string; readonly state: GuardianshipState } | null;
}

/**
 * Whether an answer takes back an earlier one, which the password proves: with an unlocked phone anybody could else make themselves the
 * guardian, or leave a player under 18 without one. A guardian in place of one who declined or stopped takes nothing back.
 */
export function takesBack(
  { age, guardian }: Said,
  answer: { readonly age: string; readonly guardianEmail?: string | undefined },
): boolean {
  if (age === null) return false;
  if (answer.age !== age) return true;
  const live = guardian?.state === 'asked' || guardian?.state === 'confirmed';
  const email = answer.guardianEmail?.trim().toLowerCase();
  return age === 'under-18' && live && email !== guardian.email;
}

/** The consent to show a name to strangers: of a person of age, or as a guardian has chosen; null without either. */
export function consentIn({ age, chosen }: { age: Age | null; chosen: NameConsent }): NameConsent {
  if (age === null) return null;
  return age === 'adult' ? 'of-age' : chosen;
}
