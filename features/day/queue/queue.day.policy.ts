import { medianMinutes } from '#domain/order-of-play/match-minutes.ts';
import { fieldSize, knockoutPart, type LastRounds } from '#domain/order-of-play/planned-stages.ts';
import {
  type QueuedCourt,
  type QueuedDay,
  type QueuedMatch,
  UNTOUCHED,
  type Unagreed,
} from '#domain/order-of-play/queued.ts';
import type { Lunch } from '#domain/order-of-play/vocabulary.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { expectedMinutes } from '#domain/scoring/expected-minutes.ts';
import { isFrom } from '#domain/scoring/final-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { type EventFormats, isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { furtherStages } from '#features/event-draws/event-draws.further.policy.ts';
import { dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import { type DayMatch, keyOf, type PlayedStage, wasPlayed } from './queue.matches.policy.ts';
import type { QueueRow } from './queue.rows.policy.ts';
import { changeMinutes, type EventRules } from './queue.rules.policy.ts';
import { type DaySide, type Sides, sideOf } from './queue.sides.policy.ts';

/** The facts of a day, and the day of domain/order-of-play that they make. */

export interface DayEvent {
  readonly id: number;
  readonly discipline: string;
  /** As the organizer has planned it, for the stages that are not drawn yet. */
  readonly formats: EventFormats;
  readonly rules: EventRules;
}

export interface DayBreak {
  readonly kind: 'lunch' | 'court';
  readonly eventId: number | null;
  readonly courtId: string | null;
  readonly from: string;
  readonly until: string;
  readonly minutes: number | null;
}

export interface DayFacts {
  readonly now: Date;
  readonly tournament: {
    readonly eventDate: string;
    readonly startTime: string;
    readonly sport: Sport;
  };
  readonly courts: readonly {
    readonly id: string;
    readonly name: string;
    readonly isClosed: boolean;
  }[];
  readonly breaks: readonly DayBreak[];
  readonly events: readonly DayEvent[];
  readonly stages: readonly PlayedStage[];
  /** Of all stages, in the order of events, stages and rounds. */
  readonly matches: readonly DayMatch[];
  /** By key; one for each match. */
  readonly rows: ReadonlyMap<string, QueueRow>;
  readonly sides: Sides;
}

/** Minutes of the day, and back. The day is that of `now` in Japan: before the date of the tournament its times are tomorrow's. */
export function clockOf({ now, tournament }: Pick<DayFacts, 'now' | 'tournament'>) {
  const midnight = instantInJapan(dayInJapan(now), '00:00').getTime();
  const minuteOf = (at: Date) => (at.getTime() - midnight) / 60_000;
  return {
    minuteOf,
    /** Of a time on the clock of the tournament's date. */
    minuteAt: (time: string) => minuteOf(instantInJapan(tournament.eventDate, time)),
    instantOf: (minute: number) => new Date(midnight + Math.round(minute * 60_000)),
  };
}

/** The matches that `asQueuedDay` adds for stages that are not drawn yet are known by this. */
export function isPlanned(key: string): boolean {
  return key.startsWith('planned ');
}

export function asQueuedDay(facts: DayFacts): QueuedDay {
  const clock = clockOf(facts);
  const now = clock.minuteOf(facts.now);
  const start = clock.minuteAt(facts.tournament.startTime);
  const minutes = minutesByEvent(facts);
  const lunches = new Map(facts.events.map(({ id }) => [id, lunchOf(facts, id)]));
  const rounds = facts.matches.toSorted((one, other) => roundOf(one) - roundOf(other));
  const common = (eventId: number, stage?: PlayedStage, place?: DayMatch['place']) => ({
    minutes: minutes.of(eventId, stage, place),
    restMinutes: rulesOf(facts, eventId).restMinutes,
    lunch: lunches.get(eventId) ?? undefined,
  });
  const openCourts = new Set(facts.courts.flatMap(({ id, isClosed }) => (isClosed ? [] : [id])));
  const stageOf = new Map(facts.stages.map((stage) => [stage.id, stage]));
  const unagreed = unagreedByPerson(facts);
  const matches = rounds.map((match): QueuedMatch => {
    const row = facts.rows.get(match.key)!;
    const isReserved = row.state === 'next' && openCourts.has(row.courtId ?? '');
    const sides = [match.player1Id, match.player2Id].map((id) =>
      sideOf(facts.sides, match.eventId, id),
    );
    const people = sides.includes(null) ? [] : sides.flatMap((side) => peopleOf(side!));
    const umpire = sideOf(facts.sides, match.eventId, umpireIdOf(facts, match));
    return {
      id: match.key,
      ...common(match.eventId, stageOf.get(match.stageId), match.place),
      people: people.map(({ key }) => key),
      umpires: umpire?.people.map(({ key }) => key) ?? [],
      after: match.after,
      ...(match.group && { group: match.group }),
      missing: people
        .filter(({ isMissing }) => isMissing)
        .map(({ key, isAbsent }) => ({ person: key, isAbsent })),
      unagreed: [...new Set(people.flatMap(({ key }) => unagreed.get(key) ?? []))],
      arrivedAt: Math.min(
        now,
        Math.max(...people.map(({ cameAt }) => (cameAt ? clock.minuteOf(cameAt) : start)), 0),
      ),
      desk: {
        priority: row.priority,
        place: row.place,
        court: isReserved ? row.courtId : row.fixedCourtId,
        isReserved,
        isHeld: row.isHeld,
        notBefore: row.notBefore === null ? null : clock.minuteAt(row.notBefore),
      },
      isInOrder: rulesOf(facts, match.eventId).mode === 'order-of-play',
      state: row.state === 'next' ? 'waiting' : row.state,
      ...(row.courtId !== null && row.state !== 'next' && { court: row.courtId }),
      ...(row.startedAt && { startedAt: clock.minuteOf(row.startedAt) }),
      ...(row.endedAt && { endedAt: clock.minuteOf(row.endedAt) }),
    };
  });
  const later = facts.events.flatMap(({ id }) => plannedLater(facts, id, common(id)));
  return {
    now,
    start,
    courts: facts.courts.map((court) => asCourt(court, facts)),
    matches: [...matches, ...later],
    changeMinutes: changeMinutes(facts.tournament.sport),
  };
}

/** So many minutes the next match waits for the other side's answer (next.md, C5). */
const ANSWER_MINUTES = 2;

/** The results to which the other side has not agreed, by the people who played. */
function unagreedByPerson(facts: DayFacts): ReadonlyMap<string, readonly Unagreed[]> {
  const { minuteOf } = clockOf(facts);
  const found = new Map<string, Unagreed[]>();
  for (const { key, eventId, player1Id, player2Id, result } of facts.matches) {
    if (!result?.agreement) continue;
    const { state, enteredAt } = result.agreement;
    const until = state === 'disputed' ? null : minuteOf(enteredAt) + ANSWER_MINUTES;
    const one = { match: key, until };
    for (const id of [player1Id, player2Id]) {
      for (const person of sideOf(facts.sides, eventId, id)?.people ?? []) {
        found.set(person.key, [...(found.get(person.key) ?? []), one]);
      }
    }
  }
  return found;
}

/** Somebody who has withdrawn is still one person. */
function peopleOf(side: DaySide): DaySide['people'] {
  if (side.people.length > 0) return side.people;
  const { entryId: id, name, club } = side;
  return [
    { key: id, id, accountId: null, name, club, isMissing: false, isAbsent: false, cameAt: null },
  ];
}

/** Who umpires: whom the desk has called, else in a group the one of the table, if they are there. */
export function umpireIdOf(
  facts: Pick<DayFacts, 'rows' | 'sides' | 'events'>,
  match: DayMatch,
): string | null {
  const row = facts.rows.get(match.key)!;
  if (row.state !== 'waiting' && row.state !== 'next') return row.umpireId;
  if (rulesOf(facts, match.eventId).umpires !== 'losers') return null;
  const umpire = sideOf(facts.sides, match.eventId, match.group?.umpireId ?? null);
  const isThere = umpire?.isIn && umpire.people.every(({ isMissing }) => !isMissing);
  return isThere ? umpire.id : null;
}

export function rulesOf({ events }: Pick<DayFacts, 'events'>, eventId: number): EventRules {
  return events.find(({ id }) => id === eventId)!.rules;
}

/** Groups by the order of their matches, knockouts by their rounds. */
function roundOf({ place }: DayMatch): number {
  return place.kind === 'group' ? place.number : place.round;
}

function asCourt({ id, isClosed }: DayFacts['courts'][number], facts: DayFacts): QueuedCourt {
  const { minuteAt } = clockOf(facts);
  const breaks = facts.breaks
    .filter(({ courtId }) => courtId === id)
    .map(({ from, until }) => ({ from: minuteAt(from), to: minuteAt(until) }));
  return { id, isClosed, breaks };
}

/** The lunch of an event, else that of everybody; null without one. */
function lunchOf(facts: DayFacts, eventId: number): Lunch | null {
  const { minuteAt } = clockOf(facts);
  const lunches = facts.breaks.filter(({ kind }) => kind === 'lunch');
  const lunch =
    lunches.find((one) => one.eventId === eventId) ?? lunches.find((one) => one.eventId === null);
  if (!lunch) return null;
  return { from: minuteAt(lunch.from), to: minuteAt(lunch.until), minutes: lunch.minutes ?? 0 };
}

const USUAL_MINUTES = 20;

/**
 * The minutes of a match: those of the desk, the median of the event's finished ones, or those of the score format. Where the last
 * rounds have a format of their own, they take as much longer as it is expected to, and do not count for the median.
 */
export function minutesByEvent(facts: DayFacts) {
  const { minuteOf } = clockOf(facts);
  const stageOf = new Map(facts.stages.map((stage) => [stage.id, stage]));
  const taken = Map.groupBy(
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

/** The planned last rounds of a knockout that is not drawn yet; its other matches take `minutes`. */
function lastOf(facts: DayFacts, eventId: number, minutes: number): LastRounds | undefined {
  const { finalFormat, mainFormat, groupFormat } =
    facts.events.find(({ id }) => id === eventId)?.formats ?? {};
  if (!finalFormat) return undefined;
  const expected = formatMinutes(
    facts,
    eventId,
    mainFormat === undefined ? groupFormat : mainFormat,
  );
  const longer = formatMinutes(facts, eventId, finalFormat.scoreFormat) / expected;
  return { from: finalFormat.from, minutes: Math.max(1, Math.round(minutes * longer)) };
}

/** The format that the last rounds of a knockout have for themselves; null for every other match. */
function finalFormatAt(stage: PlayedStage | undefined, place: DayMatch['place']) {
  const last = stage?.settings.finalFormat;
  return last && place.kind === 'knockout' && isFrom(last.from, place) ? last : null;
}

function formatMinutes(
  facts: DayFacts,
  eventId: number,
  chosen: ChosenFormat | null | undefined,
): number {
  const format = chosen && formatOf(chosen);
  if (!format) return USUAL_MINUTES;
  const discipline = facts.events.find(({ id }) => id === eventId)?.discipline;
  return expectedMinutes(format, discipline === 'Doubles' ? 'doubles' : 'singles');
}

/** The knockouts that follow the first stage of an event and are not drawn yet: they count for the critical path and the end. */
function plannedLater(
  facts: DayFacts,
  eventId: number,
  common: Pick<QueuedMatch, 'minutes' | 'restMinutes' | 'lunch'>,
): QueuedMatch[] {
  const { stages, matches } = facts;
  const first = stages.find((one) => one.eventId === eventId && one.stage === null);
  if (!first) return [];
  const drawn = stages.filter((one) => one.eventId === eventId).map(({ stage }) => stage?.position);
  const own = matches.filter(({ stageId }) => stageId === first.id);
  const deciding = isGroupsDraw(first.draw) ? own : own.filter(({ after }) => after.length === 0);
  const waitsFor = deciding.map(({ matchId }) => keyOf(first.id, matchId));
  return furtherStages(first.settings.format).flatMap(({ position, places }) => {
    if (drawn.includes(position)) return [];
    const field = isGroupsDraw(first.draw)
      ? fieldSize(
          first.draw.groups.map(({ length }) => length),
          places ?? { from: 1, to: null },
        )
      : deciding.length;
    if (field < 2) return [];
    const last = places?.from === 1 ? lastOf(facts, eventId, common.minutes) : undefined;
    const part = knockoutPart(`planned ${eventId} ${position}`, field, common, { waitsFor, last });
    return part.matches.map(
      ({ id, after, minutes }): QueuedMatch => ({
        ...common,
        ...{ id, after, minutes, people: [], umpires: [], missing: [], arrivedAt: 0 },
        ...{ desk: UNTOUCHED, isInOrder: false, state: 'waiting' },
      }),
    );
  });
}
