/** What is typed, as a plan of the day, or the errors beside its fields. */
import { limits } from '#domain/bracket/vocabulary.ts';
import { sizes } from '#domain/groups/groups.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import { groupLimits, type NextStage, type WantedSize } from '#domain/groups/vocabulary.ts';
import type { DayPlan, PlannedEvent } from '#domain/order-of-play/plan.ts';
import type { PlannedFormat } from '#domain/order-of-play/planned-stages.ts';
import { tidyNumber } from '#platform/shared/typed-number.ts';
import { planLimits } from '../../day-plan.vocabulary.ts';
import type { DayField, EventField, TypedDay, TypedEvent, TypedPlan } from './typed-plan.ts';

export type PlanError =
  | 'courts'
  | 'time'
  | 'endBeforeStart'
  | 'lunchIncomplete'
  | 'lunchBeforeStart'
  | 'lunchBackwards'
  | 'rest'
  | 'change'
  | 'minutes'
  | 'sides'
  | 'tooFewForGroups'
  | 'tooManyGroups'
  | 'oneGroup';

type Errors<Field extends string> = Readonly<Partial<Record<Field, PlanError>>>;

export interface ReadPlan {
  /** Null with an error, without an event, and with more sides than a day can have. */
  readonly plan: DayPlan | null;
  readonly day: Errors<DayField>;
  /** By the event's id; an event without an error has no fields. */
  readonly events: Readonly<Record<string, Errors<EventField>>>;
  /** All events together have more sides than `planLimits.sides`. */
  readonly tooManySides: boolean;
}

/** Reads the form. Numbers may be full-width; times are "HH:MM" of one day. */
export function readPlan({ day, events }: TypedPlan): ReadPlan {
  const dayErrors = errorsOfDay(day);
  const eventErrors = Object.fromEntries(
    Object.entries(events).map(([id, event]) => [id, errorsOfEvent(event)]),
  );
  const isRight = [dayErrors, ...Object.values(eventErrors)].every(
    (errors) => Object.keys(errors).length === 0,
  );
  const sides = Object.values(events).reduce((sum, event) => sum + (numberIn(event.sides) ?? 0), 0);
  const tooManySides = sides > planLimits.sides;
  const isPossible = isRight && !tooManySides && Object.keys(events).length > 0;
  return {
    plan: isPossible ? planOf(day, events) : null,
    day: dayErrors,
    events: eventErrors,
    tooManySides,
  };
}

/** Minutes since midnight; null for anything but "HH:MM". */
function timeIn(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Whether a knockout or draws for places follow the groups. */
export function hasNextStage({ shape, next }: TypedEvent): boolean {
  return sizeWanted(shape) !== null && next !== 'none';
}

/** Whether the last rounds of a knockout take other minutes. */
export function hasFinal(event: TypedEvent): boolean {
  return event.finalFrom !== '' && hasKnockout(event);
}

/** Whether a knockout decides the event. */
export function hasKnockout(event: TypedEvent): boolean {
  return !event.shape.includes('group') || hasNextStage(event);
}

function errorsOfDay(day: TypedDay): Errors<DayField> {
  const start = timeIn(day.start);
  const mustEnd = timeIn(day.mustEnd);
  return without({
    courts: isWithin(day.courts, 1, planLimits.courts) ? null : 'courts',
    start: start === null ? 'time' : null,
    mustEnd: errorOfEnd(day.mustEnd, start, mustEnd),
    ...errorsOfLunch(day, start),
    rest: isWithin(day.rest, 0, planLimits.restMinutes) ? null : 'rest',
    change: isWithin(day.change, 0, planLimits.changeMinutes) ? null : 'change',
  });
}

/** A day may be without a time by which it must end. */
function errorOfEnd(text: string, start: number | null, end: number | null): PlanError | null {
  if (text === '') return null;
  if (end === null) return 'time';
  return start !== null && end <= start ? 'endBeforeStart' : null;
}

function errorsOfLunch({ lunchFrom, lunchTo }: TypedDay, start: number | null) {
  if (lunchFrom === '' && lunchTo === '') return {};
  const [from, to] = [timeIn(lunchFrom), timeIn(lunchTo)];
  if (from === null) return { lunchFrom: 'lunchIncomplete' as const };
  if (to === null) return { lunchTo: 'lunchIncomplete' as const };
  return {
    lunchFrom: start !== null && from < start ? ('lunchBeforeStart' as const) : null,
    lunchTo: to <= from ? ('lunchBackwards' as const) : null,
  };
}

function errorsOfEvent(event: TypedEvent): Errors<EventField> {
  const isMinutes = (text: string) => isWithin(text, 1, planLimits.matchMinutes);
  const hasNextMinutes = hasNextStage(event) && event.nextMinutes !== '';
  return without({
    sides: errorOfSides(event),
    minutes: isMinutes(event.minutes) ? null : 'minutes',
    nextMinutes: hasNextMinutes && !isMinutes(event.nextMinutes) ? 'minutes' : null,
    finalMinutes: hasFinal(event) && !isMinutes(event.finalMinutes) ? 'minutes' : null,
  });
}

function errorOfSides({ sides, shape }: TypedEvent): PlanError | null {
  if (!isWithin(sides, limits.fewestPlayers, limits.mostPlayers)) return 'sides';
  const count = numberIn(sides)!;
  const { smallest, largest, mostGroups } = groupLimits;
  if (shape === 'one-group') return count < smallest || count > largest ? 'oneGroup' : null;
  const wanted = sizeWanted(shape);
  if (wanted === null) return null;
  const groups = sizes(count, wanted);
  if (!groups) return 'tooFewForGroups';
  return groups.length > mostGroups ? 'tooManyGroups' : null;
}

/** The form without errors as the plan that `planned` takes. */
function planOf(day: TypedDay, events: TypedPlan['events']): DayPlan {
  const mustEnd = timeIn(day.mustEnd);
  const [from, to] = [timeIn(day.lunchFrom), timeIn(day.lunchTo)];
  return {
    events: Object.entries(events).map(([id, event]) => plannedEvent(id, event)),
    courts: Array.from({ length: numberIn(day.courts)! }, (_, index) => String(index + 1)),
    start: timeIn(day.start)!,
    ...(mustEnd !== null && { mustEnd }),
    ...(from !== null && to !== null && { lunch: { from, to } }),
    rules: { restMinutes: numberIn(day.rest)!, changeMinutes: numberIn(day.change)! },
  };
}

function plannedEvent(id: string, event: TypedEvent): PlannedEvent {
  const sides = numberIn(event.sides)!;
  const nextMinutes = hasNextStage(event) ? numberIn(event.nextMinutes) : null;
  return {
    id,
    sides,
    format: formatOf(event, sides),
    minutes: numberIn(event.minutes)!,
    ...(nextMinutes !== null && { knockoutMinutes: nextMinutes }),
    ...(hasFinal(event) && {
      last: { from: Number(event.finalFrom), minutes: numberIn(event.finalMinutes)! },
    }),
  };
}

function formatOf({ shape, next }: TypedEvent, sides: number): PlannedFormat {
  if (shape === 'one-group') return { kind: 'groups', sizes: [sides], knockouts: [] };
  const wanted = sizeWanted(shape);
  if (wanted === null) return { kind: 'knockout', consolation: shape === 'consolation' };
  return {
    kind: 'groups',
    sizes: sizes(sides, wanted)!,
    knockouts: rangesAfter(next as NextStage),
  };
}

const WANTED: Readonly<Record<string, WantedSize>> = {
  'groups-of-3': 3,
  'groups-of-4': 4,
  'groups-of-5': 5,
};

/** How many are in each group; null for an event without several groups. */
export function sizeWanted(shape: string): WantedSize | null {
  return WANTED[shape] ?? null;
}

function isWithin(text: string, least: number, most: number): boolean {
  const number = numberIn(text);
  return number !== null && number >= least && number <= most;
}

function numberIn(text: string): number | null {
  const digits = tidyNumber(text);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

function without<Field extends string>(
  errors: Readonly<Partial<Record<Field, PlanError | null>>>,
): Errors<Field> {
  const found = Object.entries(errors).filter(([, error]) => error);
  return Object.fromEntries(found) as Errors<Field>;
}
