import type { Expected } from '#domain/order-of-play/forecast.ts';
import { SOON_MINUTES, umpireOn } from '#domain/order-of-play/umpires.ts';
import { clockOf, type DayFacts, rulesOf } from './queue.facts.policy.ts';
import type { DayMatch } from './queue.matches.policy.ts';
import { type DaySide, sideOf } from './queue.sides.policy.ts';

interface Call {
  readonly match: string;
  readonly court: string;
}

/**
 * Who umpires the matches of knockouts that are called now, by the match's key: a loser of the same event. Groups have their table
 * (`umpireIdOf`).
 */
export function proposedUmpires(
  facts: DayFacts,
  calls: readonly Call[],
  expected: ReadonlyMap<string, Expected>,
): ReadonlyMap<string, string> {
  const umpires = new Map<string, string>();
  const taken = new Set<string>();
  for (const { match: key, court } of calls) {
    const match = facts.matches.find((one) => one.key === key);
    if (!match || match.group || rulesOf(facts, match.eventId).umpires !== 'losers') continue;
    const umpire = umpireOn(court, {
      courts: facts.courts.map(({ id }) => id),
      losers: lastLosers(facts, match.eventId),
      latestFirst: latestFirst(facts, match.eventId, expected),
      isFree: (side) =>
        !taken.has(side) &&
        side !== match.player1Id &&
        side !== match.player2Id &&
        isFree(facts, match.eventId, side, expected),
    });
    if (umpire === null) continue;
    taken.add(umpire);
    umpires.set(key, umpire);
  }
  return umpires;
}

/** By court, the side of an event that lost its last match there; who was hurt or disqualified does not umpire. */
function lastLosers(facts: DayFacts, eventId: number): ReadonlyMap<string, string> {
  const ended = facts.matches
    .filter((match) => match.eventId === eventId && match.result?.kind === 'score')
    .flatMap((match) => {
      const { courtId, endedAt } = facts.rows.get(match.key)!;
      const loser = loserOf(match);
      return courtId && endedAt && loser ? [{ courtId, endedAt, loser }] : [];
    })
    .sort((one, other) => one.endedAt.getTime() - other.endedAt.getTime());
  return new Map(ended.map(({ courtId, loser }) => [courtId, loser]));
}

function loserOf({ player1Id, player2Id, result }: DayMatch): string | null {
  return result?.winnerId === player1Id ? player2Id : player1Id;
}

/** The sides of an event, those first that play their first match last. */
function latestFirst(
  facts: DayFacts,
  eventId: number,
  expected: ReadonlyMap<string, Expected>,
): string[] {
  const first = new Map<string, number>();
  for (const match of facts.matches.filter((one) => one.eventId === eventId)) {
    const start = expected.get(match.key)?.start;
    if (start === undefined) continue;
    for (const id of [match.player1Id, match.player2Id]) {
      if (id !== null) first.set(id, Math.min(first.get(id) ?? start, start));
    }
  }
  return [...first].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/** Whether a side is there, on no court, and plays no match soon. */
function isFree(
  facts: DayFacts,
  eventId: number,
  id: string,
  expected: ReadonlyMap<string, Expected>,
): boolean {
  const side = sideOf(facts.sides, eventId, id);
  if (!side?.isIn || side.people.some(({ isMissing }) => isMissing)) return false;
  const people = new Set(side.people.map(({ key }) => key));
  if ([...people].some((key) => facts.practising?.has(key))) return false;
  const now = clockOf(facts).minuteOf(facts.now);
  return facts.matches.every((match) => {
    const { state } = facts.rows.get(match.key)!;
    if (state === 'done' || !hasSomebody(facts, match, people)) return true;
    const start = expected.get(match.key)?.start ?? Number.POSITIVE_INFINITY;
    return state === 'waiting' && start - now > SOON_MINUTES;
  });
}

function hasSomebody(facts: DayFacts, match: DayMatch, people: ReadonlySet<string>): boolean {
  const { umpireId, state } = facts.rows.get(match.key)!;
  const umpire = state === 'waiting' ? null : umpireId;
  return [match.player1Id, match.player2Id, umpire]
    .map((id) => sideOf(facts.sides, match.eventId, id))
    .filter((side): side is DaySide => side !== null)
    .some((side) => side.people.some(({ key }) => people.has(key)));
}
