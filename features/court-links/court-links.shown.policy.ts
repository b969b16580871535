import type { Expected } from '#domain/order-of-play/forecast.ts';
import { currentOn } from '#features/day/queue/queue.courts.policy.ts';
import type { DayFacts } from '#features/day/queue/queue.facts.policy.ts';
import type { DayMatch } from '#features/day/queue/queue.matches.policy.ts';
import { NEXT_MATCHES, RECENT_MATCHES } from './court-links.vocabulary.ts';

/** Which matches the device of a court shows: the one there, the next ones, and those that ended last. */

type Facts = Pick<DayFacts, 'matches' | 'rows'>;

export interface ShownMatches {
  readonly current: DayMatch | null;
  readonly next: readonly DayMatch[];
  readonly recent: readonly DayMatch[];
}

export function shownOnCourt(
  facts: Facts,
  courtId: string,
  expected: ReadonlyMap<string, Expected>,
): ShownMatches {
  return {
    current: currentOn(facts, courtId),
    next: nextOnCourt(facts, courtId, expected),
    recent: recentOn(facts, courtId),
  };
}

/** The reserved match first, then those that the forecast begins there, of which both sides are known. */
function nextOnCourt(
  { matches, rows }: Facts,
  courtId: string,
  expected: ReadonlyMap<string, Expected>,
): DayMatch[] {
  const startOf = ({ key }: DayMatch) => {
    const row = rows.get(key)!;
    if (row.state === 'next') return row.courtId === courtId ? Number.NEGATIVE_INFINITY : null;
    const times = expected.get(key);
    return row.state === 'waiting' && times?.court === courtId ? times.start : null;
  };
  return matches
    .filter(({ player1Id, player2Id }) => player1Id !== null && player2Id !== null)
    .flatMap((match) => {
      const start = startOf(match);
      return start === null ? [] : [{ match, start }];
    })
    .sort((one, other) => one.start - other.start)
    .slice(0, NEXT_MATCHES)
    .map(({ match }) => match);
}

function recentOn({ matches, rows }: Facts, courtId: string): DayMatch[] {
  const endOf = ({ key }: DayMatch) => rows.get(key)!.endedAt?.getTime() ?? 0;
  return matches
    .filter(({ key }) => {
      const row = rows.get(key)!;
      return row.state === 'done' && row.courtId === courtId && row.endedAt !== null;
    })
    .sort((one, other) => endOf(other) - endOf(one))
    .slice(0, RECENT_MATCHES);
}
