import { Hall } from './hall.ts';
import { isOnCourt } from './queued.ts';
import type { Day, PlannedMatch } from './vocabulary.ts';

/** A match of the forecast, in minutes since the start of the day. */
export interface Expected {
  readonly court: string;
  readonly start: number;
  readonly end: number;
}

/**
 * When and where each match will be played if every match takes exactly its minutes: the rule of `assign` played
 * forward, each time a court, a person or an outcome becomes ready. A match whose people are unknown is planned from the
 * end of the last match it waits for, plus the rest.
 *
 * Done matches have no entry, nor have matches of absent people and what waits for them, and matches for which the
 * courts close too early. A match that is playing ends now at the earliest; one that is called begins now.
 *
 * Source: competition.md, Order of play.
 */
export function forecast(day: Day): ReadonlyMap<string, Expected> {
  const expected = new Map<string, Expected>();
  const hall = new Hall(day, { foresees: true });
  const plan = (number: number, { court, start, end }: Expected) => {
    expected.set(day.matches[number]!.id, { court, start, end });
    hall.ends(number, court, end);
  };
  for (const [number, match] of day.matches.entries()) {
    if (isOnCourt(match)) plan(number, onCourt(match, day.now));
  }
  for (let now: number | null = day.now; now !== null; now = hall.nextMoment(now)) {
    // Again until nothing can be called: a match without minutes frees its court at once.
    for (let calls = hall.callsAt(now); calls.length > 0; calls = hall.callsAt(now)) {
      for (const { match, court } of calls) {
        hall.called(match);
        const end = now + day.matches[match]!.minutes;
        plan(match, { court: court.id, start: now, end });
      }
    }
  }
  return expected;
}

function onCourt({ state, court = '', startedAt, minutes }: PlannedMatch, now: number): Expected {
  const start = state === 'playing' ? (startedAt ?? now) : now;
  return { court, start, end: Math.max(now, start + minutes) };
}
