import { spareCourts } from '#domain/order-of-play/open-tables.ts';
import type { QueuedDay } from '#domain/order-of-play/queued.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import type { DayFacts } from '../queue/queue.facts.policy.ts';
import { type EventProgress, progressOf } from '../queue/queue.finished.policy.ts';
import { keyOf } from '../queue/queue.matches.policy.ts';

/** Who may play on open tables, on which courts, and how a match there is scored (next.md, C3). */

/** One more match is a short one: others wait for the table. Null for scores as entered. */
const FORMATS: Readonly<Record<Sport, string | null>> = {
  'table-tennis': 'table-tennis-3',
  badminton: 'badminton-21-one',
  tennis: 'tennis-4-games',
  'soft-tennis': 'soft-tennis-5',
  unspecified: null,
};

export function practiceFormat(sport: Sport): ChosenFormat | null {
  const id = FORMATS[sport];
  return id === null ? null : { id };
}

/** The courts to offer now; `ready` are the matches that could be called. None before the first match is over: nobody is out yet. */
export function spareTables(day: QueuedDay, ready: number): readonly string[] {
  return day.matches.some(({ state }) => state === 'done') ? spareCourts(day, ready) : [];
}

type Tournament = Parameters<typeof progressOf>[0];

/**
 * Whether a player has nothing left to play: no open match, and no stage still to be drawn in one of their events. Somebody who waits for
 * the draw of a consolation may be in it.
 */
export function isOut(tournament: Tournament, facts: DayFacts, accountId: string): boolean {
  const own = [...facts.sides.values()].filter(({ people }) =>
    people.some((person) => person.accountId === accountId),
  );
  if (own.length === 0) return false;
  const progress = new Map(
    progressOf(tournament, facts).map((one): [number, EventProgress] => [one.eventId, one]),
  );
  return own.every(({ eventId, id }) => {
    const isOpen = facts.matches.some(
      (match) =>
        match.eventId === eventId &&
        (match.player1Id === id || match.player2Id === id) &&
        facts.rows.get(keyOf(match.stageId, match.matchId))?.state !== 'done',
    );
    return !isOpen && !progress.get(eventId)?.isUndrawn;
  });
}

/** Whether a player is called, plays or umpires in a match of the tournament. */
export function isBusy(facts: DayFacts, accountId: string): boolean {
  return facts.matches.some(({ key, eventId, player1Id, player2Id }) => {
    const { state, umpireId } = facts.rows.get(key)!;
    if (state !== 'called' && state !== 'playing') return false;
    return [player1Id, player2Id, umpireId].some((id) =>
      facts.sides.get(`${eventId} ${id}`)?.people.some((one) => one.accountId === accountId),
    );
  });
}
