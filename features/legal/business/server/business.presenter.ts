import type { StoredBusiness } from './business.store.ts';

/** Who sells, as everybody may see it. */
export function asBusiness(stored: StoredBusiness | null) {
  return {
    business: stored && { ...stored.facts },
    changedAt: stored?.changedAt.toISOString() ?? null,
  };
}
