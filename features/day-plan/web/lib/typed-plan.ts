/** What the plan's form holds: where it starts, and what of it is stored on the phone. */
import { nextStages } from '#domain/groups/vocabulary.ts';
import { changeMinutes, restMinutes } from '#domain/order-of-play/usual-times.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { CUSTOM } from '#domain/scoring/custom-format.ts';
import { expectedMinutes } from '#domain/scoring/expected-minutes.ts';
import { FINAL_ROUNDS } from '#domain/scoring/final-format.ts';
import { findFormat, type Sport } from '#domain/scoring/formats.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { markedFormat } from '#features/matches/score-rules/score-rules.policy.ts';
import type { OwnEvent } from '#features/publishing/own-events/web/own-events.queries.ts';
import type { OwnTournament } from '#features/publishing/web/lib/tournament-values.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { SHAPES, type Shape } from '../../day-plan.vocabulary.ts';

const DAY_FIELDS = [
  'courts',
  'start',
  'mustEnd',
  'lunchFrom',
  'lunchTo',
  'rest',
  'change',
] as const;
export type DayField = (typeof DAY_FIELDS)[number];

const EVENT_FIELDS = [
  'sides',
  'scoreFormat',
  'minutes',
  'shape',
  'next',
  'nextMinutes',
  /** How many sides are left in the first round that takes other minutes; empty for none. */
  'finalFrom',
  'finalMinutes',
] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

export type TypedDay = Readonly<Record<DayField, string>>;
export type TypedEvent = Readonly<Record<EventField, string>>;

/** The whole form as it is typed; `events` by the event's id. */
export interface TypedPlan {
  readonly day: TypedDay;
  readonly events: Readonly<Record<string, TypedEvent>>;
}

/** What differs from the start. All else follows the tournament, such as its entries. */
export interface PlanDraft {
  readonly day: Partial<TypedDay>;
  readonly events: Readonly<Record<string, Partial<TypedEvent>>>;
}

export const EMPTY_DRAFT: PlanDraft = { day: {}, events: {} };

/** Where the form starts: the tournament's times and sport, and each event's limit, or its entries once nobody can enter. */
export function startOf(tournament: OwnTournament, events: readonly OwnEvent[]): TypedPlan {
  return {
    day: {
      courts: '',
      start: tournament.startTime,
      mustEnd: tournament.endTime,
      lunchFrom: '',
      lunchTo: '',
      rest: String(restMinutes(tournament.sport)),
      change: String(changeMinutes(tournament.sport)),
    },
    events: Object.fromEntries(events.map((event) => [event.id, startOfEvent(event, tournament)])),
  };
}

/** Whether nobody can enter any more: the number of sides is then known. */
export function isClosed({ availability }: Pick<OwnEvent, 'availability'>): boolean {
  return availability === 'closed' || availability === 'deadline-passed' || availability === 'over';
}

/** The first minutes of a match by a format, of an event's type; of an undecided format those of a usual match. */
export function minutesOf(scoreFormat: string, event: Pick<OwnEvent, 'eventType'>): string {
  return minutesIn({ id: scoreFormat }, event);
}

function minutesIn(
  chosen: ChosenFormat | null,
  { eventType }: Pick<OwnEvent, 'eventType'>,
): string {
  const format = chosen && formatOf(chosen);
  if (!format) return UNDECIDED_MINUTES;
  return String(expectedMinutes(format, eventType === 'Doubles' ? 'doubles' : 'singles'));
}

const UNDECIDED_MINUTES = '20';

/** As the organizer has planned the event; what is not decided is as usual in its sport. */
export function startOfEvent(event: OwnEvent, { sport, eventDate }: OwnTournament): TypedEvent {
  const { format, groupFormat, mainFormat, finalFormat } = event.formats;
  const usual = { id: usualFormat(sport, eventDate) };
  const chosen = (format?.kind === 'groups' ? groupFormat : mainFormat) ?? usual;
  const next = format?.kind === 'groups' ? mainFormat : null;
  return {
    sides: String(isClosed(event) ? event.placesTaken : event.participantLimit),
    scoreFormat: chosen.id === CUSTOM ? '' : chosen.id,
    minutes: minutesIn(chosen, event),
    shape: format ? shapeOf(format) : 'knockout',
    next: format?.kind === 'groups' && format.size !== 'one' ? format.next : 'first-two',
    nextMinutes: next ? minutesIn(next, event) : '',
    finalFrom: String(finalFormat?.from ?? ''),
    finalMinutes: finalFormat ? minutesIn(finalFormat.scoreFormat, event) : '',
  };
}

function shapeOf(format: EventFormat): Shape {
  if (format.kind === 'knockout') return format.consolation ? 'consolation' : 'knockout';
  return format.size === 'one' ? 'one-group' : `groups-of-${format.size}`;
}

/** Badminton has its usual format from the rules of the day; the empty text is "not decided". */
function usualFormat(sport: Sport, eventDate: string): string {
  return USUAL[sport] ?? markedFormat(sport, { playedOn: eventDate, last: null })?.id ?? '';
}

const USUAL: Partial<Record<Sport, string>> = {
  'table-tennis': 'table-tennis-5',
  tennis: 'tennis-6-games',
  'soft-tennis': 'soft-tennis-7',
};

/** The form with what was typed in place of its start. What an event that is gone had is left out. */
export function typedOver(start: TypedPlan, draft: PlanDraft): TypedPlan {
  const events = Object.entries(start.events).map(([id, event]) => [
    id,
    { ...event, ...draft.events[id] },
  ]);
  return { day: { ...start.day, ...draft.day }, events: Object.fromEntries(events) };
}

/** What differs from the start, which is what is stored. */
export function draftOf(start: TypedPlan, typed: TypedPlan): PlanDraft {
  const events = Object.entries(typed.events)
    .map(([id, event]) => [id, changed(start.events[id]!, event)] as const)
    .filter(([, event]) => Object.keys(event).length > 0);
  return { day: changed(start.day, typed.day), events: Object.fromEntries(events) };
}

/** Whether nothing was typed. */
export function isEmpty({ day, events }: PlanDraft): boolean {
  return Object.keys(day).length + Object.keys(events).length === 0;
}

/** A separate draft for each account: a shared computer does not show one organizer what another typed. */
export function planDraft(accountId: string, tournamentId: number) {
  return phoneDraft<unknown>(`plan ${accountId} ${tournamentId}`);
}

/** A stored draft, without anything that this version of the form does not know. */
export function knownDraft(stored: unknown): PlanDraft {
  const { day, events } = recordOf(stored);
  return {
    day: known(DAY_FIELDS, day),
    events: Object.fromEntries(
      Object.entries(recordOf(events)).map(([id, event]) => [id, knownEvent(event)]),
    ),
  };
}

function knownEvent(stored: unknown): Partial<TypedEvent> {
  const { scoreFormat, shape, next, finalFrom, ...rest } = known(EVENT_FIELDS, stored);
  return {
    ...rest,
    ...(scoreFormat !== undefined && isFormat(scoreFormat) && { scoreFormat }),
    ...(shape !== undefined && isOneOf(SHAPES, shape) && { shape }),
    ...(next !== undefined && isOneOf(nextStages, next) && { next }),
    ...(finalFrom !== undefined && isOneOf(FINAL_TEXTS, finalFrom) && { finalFrom }),
  };
}

const FINAL_TEXTS = ['', ...FINAL_ROUNDS.map(String)];

function isFormat(id: string): boolean {
  return id === '' || findFormat(id) !== null;
}

/** Narrows a text, such as a stored one, to the words of a list. */
function isOneOf<Word extends string>(words: readonly Word[], text: string): text is Word {
  return words.some((word) => word === text);
}

function changed<Field extends string>(
  start: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const fields = Object.entries<string>(typed).filter(
    ([name, text]) => text !== start[name as Field],
  );
  return Object.fromEntries(fields) as Partial<Record<Field, string>>;
}

function known<Field extends string>(fields: readonly Field[], stored: unknown) {
  const record = recordOf(stored);
  const texts = fields.filter((field) => typeof record[field] === 'string');
  return Object.fromEntries(texts.map((field) => [field, record[field]])) as Partial<
    Record<Field, string>
  >;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
