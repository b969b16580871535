import type { StoredBusiness } from './business.store.ts';

/** The seller's facts as everybody sees them. */
export function asBusiness(stored: StoredBusiness | null) {
  return {
    business: stored && { ...stored.facts },
    changedAt: stored?.changedAt.toISOString() ?? null,
  };
}
