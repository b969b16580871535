import { mayEnterPaid } from '../guardians.policy.ts';
import type { StoredAge, StoredGuardianship } from './guardians.store.ts';

/** The player's own answer and guardian, without anything that opens the guardian's page. */
export function asGuardianStatus(answer: StoredAge | null, newest: StoredGuardianship | null) {
  const hasGuardian = newest?.state === 'asked' || newest?.state === 'confirmed';
  return {
    age: answer?.age ?? null,
    answeredAt: answer?.answeredAt.toISOString() ?? null,
    guardian: newest && {
      email: newest.email,
      state: newest.state,
      namedAt: newest.namedAt.toISOString(),
    },
    mayEnterPaid: mayEnterPaid({ age: answer?.age ?? null, hasGuardian }),
  };
}
