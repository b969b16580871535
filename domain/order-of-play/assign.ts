import { Hall } from './hall.ts';
import { isOnCourt } from './queued.ts';
import type { Day } from './vocabulary.ts';

export type { Court, Day, PlannedMatch, Rules } from './vocabulary.ts';

/**
 * The matches to call now, one for each court that is free, in the order of the courts; one that was just left comes after the others.
 * A match may be called when everybody of it is known, present, on no other court and rested, what it waits for is done, it is not
 * before its time, and the court is one of its courts. First comes the highest priority, then the longest way to the end of its stage, then who could have
 * been called the longest, then the order given.
 *
 * Source: competition.md, Order of play; list scheduling by the critical path (Graham 1969).
 */
export function assign(day: Day): readonly { readonly match: string; readonly court: string }[] {
  const hall = new Hall(day, { foresees: false });
  for (const [number, match] of day.matches.entries()) {
    if (isOnCourt(match)) hall.isOnCourt(number);
  }
  return hall
    .callsAt(day.now)
    .map(({ match, court }) => ({ match: day.matches[match]!.id, court: court.id }));
}
