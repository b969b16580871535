import type { PlannedPlace } from '../rules.plan.policy.ts';

/** A match of a plan, as its desk reads it. */
export function asPlanned({ match, courtId, notBefore, about }: PlannedPlace) {
  return { key: match.key, courtId, notBefore, about: about.toISOString() };
}
