import { criticalPaths } from './critical-path.ts';
import { courtOfPart, engineDay } from './engine-day.ts';
import { type Expected, forecast } from './forecast.ts';
import { type QueuedDay, type QueuedMatch, UNTOUCHED } from './queued.ts';

/** When and where each open match will be played; without those that nobody can say. Before the day begins it is forecast from its start. */
export function expectedTimes(day: QueuedDay): ReadonlyMap<string, Expected> {
  const hasBegun = day.matches.some((match) => match.state !== 'waiting' && !match.isOfEarlierDay);
  const now = hasBegun ? day.now : Math.max(day.now, day.start);
  return forecastOf({ ...day, now });
}

function forecastOf(day: QueuedDay): ReadonlyMap<string, Expected> {
  const found = forecast(engineDay(day, criticalPaths(day.matches), 'forecast'));
  return new Map(
    [...found].map(([id, { court, start, end }]) => [
      id,
      { court: courtOfPart(court), start, end },
    ]),
  );
}

/**
 * The end of the last match as it was planned: everybody is there, every match takes its minutes, and all courts are open. What was over
 * before this day is not played again.
 */
export function plannedEnd({ start, courts, matches, changeMinutes }: QueuedDay): number | null {
  const ofToday = matches.filter(({ isOfEarlierDay }) => !isOfEarlierDay);
  const untouched = ofToday.map(
    ({ startedAt: _started, endedAt: _ended, court: _court, ...match }): QueuedMatch => ({
      ...match,
      people: match.after.length === 0 ? match.people : [],
      umpires: [],
      missing: [],
      arrivedAt: 0,
      desk: UNTOUCHED,
      state: 'waiting',
    }),
  );
  const open = courts.map((court) => ({ ...court, isClosed: false }));
  return lastEnd(
    forecastOf({ now: start, start, courts: open, matches: untouched, changeMinutes }),
  );
}

/** The end of the last match of a forecast; null for an empty one. */
export function lastEnd(expected: ReadonlyMap<string, Expected>): number | null {
  return expected.size === 0 ? null : Math.max(...[...expected.values()].map(({ end }) => end));
}
