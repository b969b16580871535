/** Will it fit in the day? The answer before publishing, and again after entries are closed. */
import { fieldsByPlace } from '#domain/bracket/further-stages.ts';
import { limits } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { groupLimits } from '#domain/groups/vocabulary.ts';
import { forecast } from './forecast.ts';
import {
  type Common,
  fieldSize,
  groupsPart,
  knockoutPart,
  type LastRounds,
  type PlannedFormat,
} from './planned-stages.ts';
import type { Court, PlannedMatch, Rules } from './vocabulary.ts';

export interface PlannedEvent {
  readonly id: string;
  /** Players, pairs or teams. */
  readonly sides: number;
  readonly format: PlannedFormat;
  /** Of a match in the groups, or in an event without groups (domain/scoring, `expectedMinutes`). */
  readonly minutes: number;
  /** Of a match in the knockouts after groups, if different. */
  readonly knockoutMinutes?: number;
  /** Of a match in the last rounds of the knockout that decides the event, if different. */
  readonly last?: LastRounds;
  readonly notBefore?: number;
  /** Only these courts. */
  readonly courts?: readonly string[];
}

/** Times in minutes since the start of the day. */
export interface DayPlan {
  readonly events: readonly PlannedEvent[];
  readonly courts: readonly string[];
  readonly start: number;
  readonly mustEnd?: number;
  /** No match begins in this time. */
  readonly lunch?: { readonly from: number; readonly to: number };
  readonly rules: Rules;
}

export interface EventForecast {
  readonly id: string;
  readonly matches: number;
  readonly end: number;
  /** Matches that everybody surely has, and those of all divided by the sides. */
  readonly fewestPerSide: number;
  readonly averagePerSide: number;
}

export interface PlanForecast {
  readonly matches: number;
  /** With the change after each match. */
  readonly courtMinutes: number;
  /** The end of the last match. */
  readonly end: number;
  /** Over `mustEnd`; 0 when it fits, or when the day has no such time. */
  readonly minutesOver: number;
  readonly fewestPerSide: number;
  readonly averagePerSide: number;
  readonly events: readonly EventForecast[];
}

export type PlanRefusal =
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'GROUP_TOO_SMALL'
  | 'INVALID_PLACES'
  | 'INVALID_TIMES'
  /** An event may use none of the courts. */
  | 'NO_COURTS';

/**
 * The matches, court time and end of a day, by the rule that will call its matches (`forecast`), each taking its expected
 * minutes. Byes are for the first ones, and everybody plays one event.
 *
 * Refuses an event of fewer than 2 sides, over 512 in a knockout or over 128 groups, groups whose sizes are not 3 to 5 or do not
 * add up to the sides, ranges of places that overlap, times that are no numbers or in the wrong order, and an event without a court.
 *
 * Source: next.md, B7.
 */
export function planned(day: DayPlan): Result<PlanForecast, PlanRefusal> {
  const refusal = objection(day);
  if (refusal) return refuse(refusal);
  const events = day.events.map((event) => ({ event, matches: matchesOf(event) }));
  const all = events.flatMap(({ matches }) => matches);
  const expected = forecast({
    now: day.start,
    courts: courtsOf(day, all),
    matches: withHalves(day, all),
    absent: new Set(),
    rules: day.rules,
  });
  const endOf = (matches: readonly PlannedMatch[]) =>
    Math.max(day.start, ...matches.map(({ id }) => expected.get(id)?.end ?? day.start));
  const end = endOf(all);
  const change = day.rules.changeMinutes ?? 0;
  const sides = day.events.reduce((sum, event) => sum + event.sides, 0);
  return ok({
    matches: all.length,
    courtMinutes: all.reduce((sum, { minutes }) => sum + minutes + change, 0),
    end,
    minutesOver: Math.max(0, end - (day.mustEnd ?? end)),
    fewestPerSide: Math.min(...day.events.map(fewestMatches)),
    averagePerSide: (2 * all.length) / sides,
    events: events.map(({ event, matches }) => ({
      id: event.id,
      matches: matches.length,
      end: endOf(matches),
      fewestPerSide: fewestMatches(event),
      averagePerSide: (2 * matches.length) / event.sides,
    })),
  });
}

function matchesOf({ id, sides, format, ...event }: PlannedEvent): readonly PlannedMatch[] {
  const common: Common = {
    minutes: event.minutes,
    ...(event.notBefore !== undefined && { notBefore: event.notBefore }),
    ...(event.courts && { courts: event.courts }),
  };
  const thirdPlace = format.thirdPlace ?? false;
  if (format.kind === 'knockout') {
    const main = knockoutPart(`${id}-main`, sides, common, { thirdPlace, last: event.last });
    if (!format.consolation || main.deciding.length < limits.fewestPlayers) return main.matches;
    const waitsFor = main.deciding;
    const consolation = knockoutPart(`${id}-consolation`, waitsFor.length, common, { waitsFor });
    return [...main.matches, ...consolation.matches];
  }
  const groups = groupsPart(`${id}-groups`, format.sizes, common);
  const after = { waitsFor: groups.deciding, thirdPlace };
  const later = { ...common, minutes: event.knockoutMinutes ?? event.minutes };
  const byPlace = format.knockouts.flatMap((range) => {
    const field = fieldSize(format.sizes, range);
    if (field < limits.fewestPlayers) return [];
    const last = range.from === 1 ? event.last : undefined;
    return knockoutPart(`${id}-from-${range.from}`, field, later, { ...after, last }).matches;
  });
  return [...groups.matches, ...byPlace];
}

/** A court is two with a lunch: one closes, and the other opens when its last match is surely over. */
function courtsOf({ courts, start, lunch }: DayPlan, matches: readonly PlannedMatch[]): Court[] {
  const open = Number.MAX_SAFE_INTEGER;
  if (!lunch) return courts.map((id) => ({ id, from: start, to: open }));
  const longest = Math.max(0, ...matches.map(({ minutes }) => minutes));
  const again = Math.max(lunch.to, lunch.from + longest);
  return courts.flatMap((id) => [
    { id, from: start, to: lunch.from },
    { id: afterLunch(id), from: again, to: open },
  ]);
}

function withHalves({ lunch }: DayPlan, matches: readonly PlannedMatch[]): readonly PlannedMatch[] {
  if (!lunch) return matches;
  return matches.map((match) =>
    match.courts ? { ...match, courts: match.courts.flatMap((id) => [id, afterLunch(id)]) } : match,
  );
}

function afterLunch(court: string): string {
  return `${court} after lunch`;
}

/** The matches that everybody surely has, whatever they lose. */
function fewestMatches({ sides, format }: PlannedEvent): number {
  if (format.kind === 'knockout') return format.consolation && sides > 3 ? 2 : 1;
  const { sizes, knockouts } = format;
  const goesOn = (place: number) =>
    knockouts.some(
      (range) => place >= range.from && place <= (range.to ?? place) && fieldSize(sizes, range) > 1,
    );
  return Math.min(
    ...sizes.map((size) => {
      const places = Array.from({ length: size }, (_, index) => index + 1);
      return size - 1 + (places.every(goesOn) ? 1 : 0);
    }),
  );
}

function objection(day: DayPlan): PlanRefusal | null {
  const { start, mustEnd = start, lunch = { from: start, to: start }, courts, rules } = day;
  const durations = day.events.flatMap(({ minutes, knockoutMinutes = 0, notBefore = 0, last }) => [
    minutes,
    knockoutMinutes,
    notBefore,
    last?.minutes ?? 0,
  ]);
  const times = [start, mustEnd, lunch.from, lunch.to, rules.restMinutes, rules.changeMinutes ?? 0];
  if (![...times, ...durations].every((time) => Number.isFinite(time) && time >= 0)) {
    return 'INVALID_TIMES';
  }
  if (mustEnd < start || lunch.from < start || lunch.to < lunch.from) return 'INVALID_TIMES';
  if (day.events.length === 0) return 'TOO_FEW';
  for (const event of day.events) {
    const refusal = objectionToFormat(event);
    if (refusal) return refusal;
    if (!courts.some((id) => event.courts?.includes(id) ?? true)) return 'NO_COURTS';
  }
  return null;
}

function objectionToFormat({ sides, format }: PlannedEvent): PlanRefusal | null {
  if (!Number.isInteger(sides) || sides < limits.fewestPlayers) return 'TOO_FEW';
  if (format.kind === 'knockout') return sides > limits.mostPlayers ? 'TOO_MANY' : null;
  const { sizes, knockouts } = format;
  const { smallest, largest, mostGroups } = groupLimits;
  if (sizes.length > mostGroups) return 'TOO_MANY';
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total !== sides || sizes.some((size) => size < smallest || size > largest)) {
    return 'GROUP_TOO_SMALL';
  }
  if (!fieldsByPlace([], knockouts).ok) return 'INVALID_PLACES';
  return knockouts.some((range) => fieldSize(sizes, range) > limits.mostPlayers)
    ? 'TOO_MANY'
    : null;
}
