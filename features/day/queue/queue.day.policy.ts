import type {
  QueuedCourt,
  QueuedDay,
  QueuedMatch,
  Unagreed,
} from '#domain/order-of-play/queued.ts';
import { changeMinutes } from '#domain/order-of-play/usual-times.ts';
import type { Lunch } from '#domain/order-of-play/vocabulary.ts';
import { isBreakOf } from '../rules/rules.breaks.policy.ts';
import { courtLabelOf } from '../rules/rules.policy.ts';
import { clockOf, type DayFacts, rulesOf } from './queue.facts.policy.ts';
import type { DayMatch, PlayedStage } from './queue.matches.policy.ts';
import { minutesByEvent } from './queue.minutes.policy.ts';
import { plannedLater } from './queue.planned.policy.ts';
import type { QueueRow } from './queue.rows.policy.ts';
import { type DaySide, sideOf } from './queue.sides.policy.ts';

/** The facts of a day as the day of domain/order-of-play. */

export function asQueuedDay(facts: DayFacts): QueuedDay {
  const clock = clockOf(facts);
  const now = clock.minuteOf(facts.now);
  const start = clock.minuteAt(facts.tournament.startTime);
  const midnight = clock.instantOf(clock.minuteAt('00:00'));
  const minutes = minutesByEvent(facts);
  const lunches = new Map(facts.events.map(({ id }) => [id, lunchOf(facts, id)]));
  const begins = new Map(
    facts.events.flatMap(({ id, rules: { notBefore } }) =>
      notBefore === null ? [] : [[id, clock.minuteAt(notBefore)] as const],
    ),
  );
  const rounds = facts.matches.toSorted((one, other) => roundOf(one) - roundOf(other));
  const common = (eventId: number, stage?: PlayedStage, place?: DayMatch['place']) => ({
    minutes: minutes.of(eventId, stage, place),
    restMinutes: rulesOf(facts, eventId).restMinutes,
    lunch: lunches.get(eventId) ?? undefined,
    notBefore: begins.get(eventId),
  });
  const openCourts = new Set(facts.courts.flatMap(({ id, isClosed }) => (isClosed ? [] : [id])));
  const stageOf = new Map(facts.stages.map((stage) => [stage.id, stage]));
  const unagreed = unagreedIn(facts);
  const matches = rounds.map((match): QueuedMatch => {
    const row = facts.rows.get(match.key)!;
    const isReserved = row.state === 'next' && openCourts.has(row.courtId ?? '');
    const sides = [match.player1Id, match.player2Id].map((id) =>
      sideOf(facts.sides, match.eventId, id),
    );
    const known = sides.includes(null) ? [] : sides.flatMap((side) => side ?? []);
    const people = known.flatMap(peopleOf);
    const umpire = sideOf(facts.sides, match.eventId, umpireIdOf(facts, match));
    return {
      id: match.key,
      ...common(match.eventId, stageOf.get(match.stageId), match.place),
      people: people.map(({ key }) => key),
      umpires: umpire?.people.map(({ key }) => key) ?? [],
      after: match.after,
      waitsFor: match.waitsFor,
      isWithinTie: match.isWithinTie,
      isOrderMissing: match.isOrderMissing,
      ...(match.group && { group: match.group }),
      label: courtLabelOf(rulesOf(facts, match.eventId), match),
      missing: known.flatMap(missingOf),
      // The players of a rubber may be others than those of the tie before.
      unagreed: [
        ...new Set(
          [...people.map(({ key }) => key), ...match.after].flatMap(
            (key) => unagreed.get(key) ?? [],
          ),
        ),
      ],
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
      isOfEarlierDay: isOver(match, row, midnight),
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

/** Whether a match was over at a moment; a walkover when it was entered. */
function isOver({ result }: DayMatch, { endedAt }: QueueRow, at: Date): boolean {
  return result !== null && (endedAt ?? result.at) < at;
}

/** So many minutes the next match waits for the other side's answer (next.md, C5). */
const ANSWER_MINUTES = 2;

/** The results to which the other side has not agreed, by the people who played, and by the match. */
function unagreedIn(facts: DayFacts): ReadonlyMap<string, readonly Unagreed[]> {
  const { minuteOf } = clockOf(facts);
  const found = new Map<string, Unagreed[]>();
  for (const { key, eventId, player1Id, player2Id, result } of facts.matches) {
    if (!result?.agreement) continue;
    const { state, enteredAt } = result.agreement;
    const until = state === 'disputed' ? null : minuteOf(enteredAt) + ANSWER_MINUTES;
    const one = { match: key, until };
    const sides = [player1Id, player2Id].map((id) => sideOf(facts.sides, eventId, id));
    const people = sides.flatMap((side) => side?.people ?? []);
    for (const id of [key, ...people.map((person) => person.key)]) {
      found.set(id, [...(found.get(id) ?? []), one]);
    }
  }
  return found;
}

function missingOf(side: DaySide): QueuedMatch['missing'] {
  return peopleOf(side)
    .filter(({ isMissing }) => isMissing)
    .map(({ key, isAbsent }) => {
      if (!side.isIn) return { person: key, code: 'withdrawn' };
      return { person: key, code: isAbsent ? 'absent' : 'not-present' };
    });
}

/** Somebody who has withdrawn is still one person, and does not come: the desk gives the match to the opponent. */
export function peopleOf(side: DaySide): DaySide['people'] {
  if (side.people.length > 0) return side.people;
  const { entryId: id, name, club } = side;
  return [
    {
      key: id,
      id,
      accountId: null,
      name,
      reading: '',
      club,
      isMissing: !side.isIn,
      isAbsent: !side.isIn,
      cameAt: null,
    },
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

/** Groups by the order of their matches, knockouts by their rounds. */
function roundOf({ place }: DayMatch): number {
  return place.kind === 'group' ? place.number : place.round;
}

function asCourt(
  { id, isClosed, isOpenTable, labels }: DayFacts['courts'][number],
  facts: DayFacts,
): QueuedCourt {
  const { minuteAt } = clockOf(facts);
  const breaks = facts.breaks
    .filter((one) => isBreakOf(id, one))
    .map(({ from, until }) => ({ from: minuteAt(from), to: minuteAt(until) }));
  return { id, isClosed, isOpenTable, labels, breaks };
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
