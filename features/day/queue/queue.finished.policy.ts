import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { statesOf } from '#features/event-draws/event-draws.further.policy.ts';
import { asQueuedDay } from './queue.day.policy.ts';
import type { DayFacts } from './queue.facts.policy.ts';
import type { PlayedStage } from './queue.matches.policy.ts';
import { groupsPlayed, isPlanned } from './queue.planned.policy.ts';

/** Whether everything of a tournament is played (next.md, C8). */

interface Tournament {
  readonly endedEarlyAt: Date | null;
  readonly events: readonly {
    readonly id: number;
    /** Confirmed, reserved and offered places together. */
    readonly placesTaken: number;
  }[];
}

export interface EventProgress {
  readonly eventId: number;
  /** Its matches that have neither a result nor were cancelled, without those of stages that are not drawn yet. */
  readonly open: number;
  /** A stage is still to be drawn: its groups or first knockout, or one that follows from them. */
  readonly isUndrawn: boolean;
  /** Fewer than two have entered it: there is nothing to play. */
  readonly isEmpty: boolean;
  /** A match of it has a result, or it is decided without a match, since a side has withdrawn or gives up. */
  readonly hasResult: boolean;
}

/**
 * How far each event is, in the order of the tournament, without those that have a season: that goes on for months, and no tournament waits
 * for it. Nothing is left to draw where the day was ended early.
 */
export function progressOf(
  { events, endedEarlyAt }: Tournament,
  facts: DayFacts,
  day = asQueuedDay(facts),
): readonly EventProgress[] {
  const planned = day.matches.filter(({ id }) => isPlanned(id));
  return events
    .filter(({ id }) => !facts.events.some((event) => event.id === id && event.hasSeason))
    .map(({ id: eventId, placesTaken }) => {
      const isDrawn = facts.stages.some((one) => one.eventId === eventId);
      const own = facts.matches.filter((one) => one.eventId === eventId);
      const isEmpty = !isDrawn && placesTaken < 2;
      const isPlayed = own.some(({ result }) => result && result.kind !== 'cancelled');
      const isLeft = !isDrawn || planned.some(({ id }) => id.startsWith(`planned ${eventId} `));
      return {
        eventId,
        open: own.filter(({ key }) => facts.rows.get(key)?.state !== 'done').length,
        isUndrawn: endedEarlyAt === null && !isEmpty && isLeft,
        isEmpty,
        hasResult: isPlayed || (own.length === 0 && !isLeft),
      };
    });
}

/** The events in whose groups places are shared that only lots decide; none where the day was ended early. */
export function eventsWaitingForLots(
  { endedEarlyAt }: Pick<Tournament, 'endedEarlyAt'>,
  { stages }: Pick<DayFacts, 'stages'>,
): ReadonlySet<number> {
  const waiting = endedEarlyAt === null ? stages.filter(waitsForLots) : [];
  return new Set(waiting.map(({ eventId }) => eventId));
}

function waitsForLots(stage: PlayedStage): boolean {
  const { draw } = stage;
  return isGroupsDraw(draw) && statesOf(draw, groupsPlayed(stage)).some((one) => one.needsLots);
}

/** An event is finished when every stage of it is: each is drawn, and each of its matches is done. */
export function isEventFinished({ open, isUndrawn, isEmpty }: EventProgress): boolean {
  return !isEmpty && !isUndrawn && open === 0;
}

/** Everything is played when every event with entrants is finished, and at least one has a result. */
export function isAllPlayed(events: readonly EventProgress[]): boolean {
  return (
    events.every((one) => one.isEmpty || isEventFinished(one)) &&
    events.some(({ hasResult }) => hasResult)
  );
}

export function isFinished(tournament: Tournament, facts: DayFacts): boolean {
  return isAllPlayed(progressOf(tournament, facts));
}
