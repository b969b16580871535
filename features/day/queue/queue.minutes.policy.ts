import { groupBy } from '#domain/common/grouped.ts';
import { medianMinutes } from '#domain/order-of-play/match-minutes.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { expectedMinutes } from '#domain/scoring/expected-minutes.ts';
import { isFrom } from '#domain/scoring/final-format.ts';
import { clockOf, type DayFacts, rulesOf } from './queue.facts.policy.ts';
import { type DayMatch, type PlayedStage, wasPlayed } from './queue.matches.policy.ts';

/** How long the matches of a day take. */

const USUAL_MINUTES = 20;

/**
 * The minutes of a match: those of the desk, the median of the event's finished ones, or those of the score format. Where the last
 * rounds have a format of their own, they take as much longer as it is expected to, and do not count for the median.
 */
export function minutesByEvent(facts: DayFacts) {
  const { minuteOf } = clockOf(facts);
  const stageOf = new Map(facts.stages.map((stage) => [stage.id, stage]));
  const taken = groupBy(
    facts.matches.flatMap(({ key, eventId, stageId, place, result }) => {
      const { startedAt, calledAt, endedAt } = facts.rows.get(key)!;
      const from = startedAt ?? calledAt;
      if (!from || !endedAt || !result || !wasPlayed(result)) return [];
      if (finalFormatAt(stageOf.get(stageId), place)) return [];
      return { eventId, minutes: minuteOf(endedAt) - minuteOf(from) };
    }),
    ({ eventId }) => eventId,
  );
  const medians = new Map(
    [...taken].map(([eventId, list]) => [eventId, medianMinutes(list.map((one) => one.minutes))]),
  );
  const medianOf = (eventId: number) => medians.get(eventId) ?? null;
  return {
    isMedian: (eventId: number) =>
      rulesOf(facts, eventId).minutes === null && medianOf(eventId) !== null,
    of: (eventId: number, stage?: PlayedStage, place?: DayMatch['place']) => {
      const own = stage ?? facts.stages.find((one) => one.eventId === eventId);
      const expected = formatMinutes(facts, eventId, own?.settings.scoreFormat);
      const usual = rulesOf(facts, eventId).minutes ?? medianOf(eventId) ?? expected;
      const last = place && finalFormatAt(own, place);
      if (!last) return usual;
      const longer = formatMinutes(facts, eventId, last.scoreFormat) / expected;
      return Math.max(1, Math.round(usual * longer));
    },
  };
}

/** The format that the last rounds of a knockout have for themselves; null for every other match. */
function finalFormatAt(stage: PlayedStage | undefined, place: DayMatch['place']) {
  const last = stage?.settings.finalFormat;
  return last && place.kind === 'knockout' && isFrom(last.from, place) ? last : null;
}

/** The minutes that a chosen format is expected to take; the usual ones without a format. */
export function formatMinutes(
  facts: DayFacts,
  eventId: number,
  chosen: ChosenFormat | null | undefined,
): number {
  const format = chosen && formatOf(chosen);
  if (!format) return USUAL_MINUTES;
  const discipline = facts.events.find(({ id }) => id === eventId)?.discipline;
  return expectedMinutes(format, discipline === 'Doubles' ? 'doubles' : 'singles');
}
