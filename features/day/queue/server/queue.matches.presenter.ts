import { secondCallDue } from '#domain/order-of-play/no-show.ts';
import { earliestShown } from '#domain/order-of-play/shown-time.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { courtLabelOf } from '../../rules/rules.policy.ts';
import { clockOf, type DayFacts, rulesOf } from '../queue.facts.policy.ts';
import type { DayMatch } from '../queue.matches.policy.ts';
import type { QueueRow } from '../queue.rows.policy.ts';
import { type DaySide, sideOf } from '../queue.sides.policy.ts';

interface Computed {
  /** Who umpires, or would if it were called now. */
  readonly umpireId: string | null;
  /** When the forecast begins it; null where nobody can say. */
  readonly start: number | null;
}

/** A match of the day with what the desk has done with it. */
export function asQueueMatch(facts: DayFacts, match: DayMatch, { umpireId, start }: Computed) {
  const { key, stageId, matchId, eventId, drawNumber, resultVersion, result, stage } = match;
  const row = facts.rows.get(key)!;
  const side = (id: string | null) => sideOf(facts.sides, eventId, id);
  const umpire = side(umpireId);
  const { version, state, courtId, fixedCourtId, priority, isHeld, notBefore, place } = row;
  return {
    key,
    stageId,
    matchId,
    eventId,
    drawNumber,
    version,
    resultVersion,
    state,
    place: match.place,
    stage: stage && {
      position: stage.position,
      places: stage.places && { from: stage.places.from, to: stage.places.to },
      isMain: stage.isMain,
    },
    player1: asSide(side(match.player1Id)),
    player2: asSide(side(match.player2Id)),
    umpire: umpire && { id: umpire.id, name: umpire.name },
    courtId,
    calledAt: asText(row.calledAt),
    calledAgainAt: asText(row.calledAgainAt),
    coming: SIDES.filter((one) => state === 'called' && row[`${one}ComingAt`] !== null),
    startedAt: asText(row.startedAt),
    endedAt: asText(row.endedAt),
    secondCallDueAt: asText(secondCallOf(facts, match, row)),
    fixedCourtId,
    priority,
    isPlaced: place !== null,
    isHeld,
    notBefore,
    courtLabel: courtLabelOf(rulesOf(facts, eventId), match),
    expected: start === null ? null : shownOf(facts, row, start),
    result: result && { winnerId: result.winnerId, score: result.score, kind: result.kind },
  };
}

function secondCallOf(facts: DayFacts, { eventId }: DayMatch, row: QueueRow): Date | null {
  const { state, calledAt, calledAgainAt } = row;
  if (state !== 'called' || !calledAt) return null;
  return secondCallDue({ calledAt, calledAgainAt }, rulesOf(facts, eventId).noShow);
}

/** The times of a match that waits; a held one has none until it is released. */
export function shownOf(facts: DayFacts, { state, isHeld }: QueueRow, start: number) {
  if (isHeld || (state !== 'waiting' && state !== 'next')) return null;
  const { instantOf, minuteOf } = clockOf(facts);
  return {
    notBefore: instantOf(earliestShown(start, minuteOf(facts.now))).toISOString(),
    about: instantOf(start).toISOString(),
  };
}

function asSide(side: DaySide | null) {
  return (
    side && {
      id: side.id,
      name: side.name,
      club: side.club,
      people: side.people.map(({ id, name, reading }) => ({ id, name, reading })),
    }
  );
}

function asText(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
