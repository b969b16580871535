import type { OwnCheckIn } from '../check-in.queries.ts';

export type Step = 'cancelled' | 'not-open' | 'no-check-in' | 'early' | 'open' | 'done' | 'closed';

/** How far a player's check-in is, at a moment by the server's clock. */
export function stepOf({ isCancelled, opensAt, people }: OwnCheckIn, at: Date): Step {
  if (isCancelled) return 'cancelled';
  if (opensAt === null) return 'not-open';
  if (people.length === 0) return 'no-check-in';
  const isLeft = people.some(
    ({ state, closesAt }) => state === 'expected' && at < new Date(closesAt),
  );
  if (isLeft) return at < new Date(opensAt) ? 'early' : 'open';
  return people.some(({ state }) => state === 'present') ? 'done' : 'closed';
}
