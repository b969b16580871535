import { Hall } from './hall.ts';
import { isOnCourt } from './queued.ts';
import type { Day } from './vocabulary.ts';

/**
 * The matches that may be called now, were a court free for each of them, in the order in which they go, and since when each
 * could have been called. The rule is that of `assign`.
 */
export function ready(day: Day): readonly { readonly match: string; readonly since: number }[] {
  const hall = new Hall(day, { foresees: false });
  for (const [number, match] of day.matches.entries()) {
    if (isOnCourt(match)) hall.isOnCourt(number);
  }
  return hall
    .readyAt(day.now)
    .map(({ match, since }) => ({ match: day.matches[match]!.id, since }));
}
