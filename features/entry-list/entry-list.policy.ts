import type { TOURNAMENT_STATES } from '#domain/entry/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import type { Removal } from './entry-list.vocabulary.ts';

interface Facts {
  readonly state: (typeof TOURNAMENT_STATES)[number];
  readonly finalizedAt: Date | null;
}

/**
 * How somebody whom the organizer has entered leaves the list: from a published draw as a withdrawal, since results and places follow from it;
 * null once the results are final. The newest draw of their event is missing before the first.
 */
export function removalOf(
  { state, finalizedAt }: Facts,
  newest: Parameters<typeof isOut>[0] | undefined,
): Removal | null {
  if (state === 'cancelled') return 'remove';
  if (finalizedAt !== null) return null;
  return newest && isOut(newest) ? 'withdraw' : 'remove';
}
