import { forecast } from '#domain/order-of-play/forecast.ts';
import { MINUTE, type SeenDay } from './day-record.ts';

/**
 * How long the day takes where the rule of the order of play calls the very matches that were played, knows of them all from the beginning, and
 * waits for nothing but courts, rests and the matches before: in minutes, with the change after the last match.
 */
export function replayedMinutes(day: SeenDay): number {
  const minutesOf = new Map(
    day.matches.map(({ key, startedAt, calledAt, endedAt }) => [
      key,
      Math.round((endedAt - (startedAt ?? calledAt)) / MINUTE),
    ]),
  );
  const expected = forecast({
    now: 0,
    courts: day.courts.map((id) => ({ id, from: 0, to: Number.MAX_SAFE_INTEGER })),
    matches: day.matches.map(({ key, people, after }) => ({
      ...{ id: key, people, after, minutes: minutesOf.get(key) ?? 0, state: 'waiting' as const },
    })),
    absent: new Set(),
    rules: { restMinutes: day.restMinutes, changeMinutes: day.changeMinutes },
  });
  const end = Math.max(0, ...[...expected.values()].map((one) => one.end));
  return end + (day.matches.length > 0 ? day.changeMinutes : 0);
}
