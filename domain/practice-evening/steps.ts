/** What people do on the board. Each step gives the next board; `at` is the time in milliseconds. */
import type { Side } from '#domain/scorecard/side.ts';
import {
  type Board,
  type BoardCourt,
  type BoardMatch,
  type BoardPerson,
  eveningOf,
  type PairingBasis,
} from './board.ts';
import { type CourtRule, isHere, type Sides } from './evening.ts';
import { nextPairing } from './pairing.ts';

/** Somebody who comes: a member, or a guest with a name. */
export type Arrival = Pick<BoardPerson, 'id' | 'guestName'>;

/** Somebody comes, or comes back. Who is here already stays as they are. */
export function arrive(board: Board, arrival: Arrival, at: number): Board {
  const known = board.people.find(({ id }) => id === arrival.id);
  if (known && isHere(known)) return board;
  const stays = [...(known?.stays ?? []), { from: at }];
  const person = { ...known, ...arrival, stays, changedAt: stampOf(known, at) };
  return { ...board, people: [...board.people.filter(({ id }) => id !== person.id), person] };
}

/** Somebody leaves. Their match, if one is running, did not take place. */
export function leave(board: Board, personId: string, at: number): Board {
  return {
    ...board,
    people: board.people.map((person) => (person.id === personId ? left(person, at) : person)),
    matches: board.matches.map((match) =>
      match.state === 'running' && match.sides.flat().includes(personId)
        ? cancelled(match, at)
        : match,
    ),
  };
}

function left(person: BoardPerson, at: number): BoardPerson {
  const last = person.stays.at(-1);
  if (!last || last.to !== undefined) return person;
  const stays = [...person.stays.slice(0, -1), { from: last.from, to: Math.max(at, last.from) }];
  return { ...person, stays, changedAt: stampOf(person, at) };
}

/** Says which part of a mixed pair somebody plays. */
export function setGender(
  board: Board,
  personId: string,
  gender: BoardPerson['gender'],
  at: number,
): Board {
  const people = board.people.map((person) => {
    if (person.id !== personId) return person;
    const { gender: _before, ...rest } = person;
    return { ...rest, ...(gender && { gender }), changedAt: stampOf(person, at) };
  });
  return { ...board, people };
}

/** The first `count` courts are open, under one rule from their next match on; a running match is played to its end. */
export function setCourts(
  board: Board,
  { count, rule }: { readonly count: number; readonly rule: CourtRule },
  at: number,
): Board {
  const known = new Map(board.courts.map((court) => [court.id, court]));
  const length = Math.max(count, board.courts.length);
  const courts = Array.from({ length }, (_, index): BoardCourt => {
    const id = `c${index + 1}`;
    const before = known.get(id);
    const isOpen = index < count;
    if (before?.rule === rule && before.isOpen === isOpen) return before;
    return { id, rule, isOpen, changedAt: stampOf(before, at) };
  });
  return { ...board, courts };
}

/** A match is over; its winner follows with the score. */
export function finish(board: Board, matchId: string, at: number): Board {
  return withMatch(board, matchId, (match) =>
    match.state === 'finished'
      ? match
      : {
          ...match,
          state: 'finished',
          ended: Math.max(at, match.begun),
          changedAt: stampOf(match, at),
        },
  );
}

/** The winner of a finished match, from its score. */
export function setWinner(board: Board, matchId: string, winner: Side, at: number): Board {
  return withMatch(board, matchId, (match) =>
    match.state !== 'finished' || match.winner === winner
      ? match
      : { ...match, winner, changedAt: stampOf(match, at) },
  );
}

/**
 * Two people change places: on two courts, or one on a court and one on the bench. Two who wait, or play the same
 * match on the same side, stay as they are.
 */
export function swap(board: Board, oneId: string, otherId: string, at: number): Board {
  const replaced = (id: string) => (id === oneId ? otherId : id === otherId ? oneId : id);
  const matches = board.matches.map((match) => {
    const isConcerned = match.sides.flat().some((id) => id === oneId || id === otherId);
    if (match.state !== 'running' || !isConcerned) return match;
    const sides: Sides = [match.sides[0].map(replaced), match.sides[1].map(replaced)];
    return { ...match, sides, changedAt: stampOf(match, at) };
  });
  return { ...board, matches };
}

/** Begins the next match on every free court for which enough people wait; `newId` makes the ids. */
export function fill(
  board: Board,
  basis: PairingBasis,
  { at, newId }: { readonly at: number; readonly newId: () => string },
): Board {
  if (board.end.isEnded) return board;
  const matches = [...board.matches];
  for (const { id: court, isOpen } of board.courts) {
    const evening = eveningOf({ ...board, matches }, basis);
    const pairing = isOpen ? nextPairing(evening, court) : null;
    if (!pairing?.ok) continue;
    const { sides } = pairing.value;
    matches.push({ id: newId(), court, sides, state: 'running', begun: at, changedAt: at });
  }
  return { ...board, matches };
}

/** Ends the evening: everybody leaves, and what was running did not take place. */
export function end(board: Board, at: number): Board {
  const people = board.people.map((person) => left(person, at));
  const matches = board.matches.map((match) =>
    match.state === 'running' ? cancelled(match, at) : match,
  );
  const changedAt = Math.max(at, board.end.changedAt + 1);
  return { ...board, people, matches, end: { isEnded: true, changedAt } };
}

/** Continues an evening that was ended; who is here is said again. */
export function resume(board: Board, at: number): Board {
  const changedAt = Math.max(at, board.end.changedAt + 1);
  return { ...board, end: { isEnded: false, changedAt } };
}

function withMatch(
  board: Board,
  matchId: string,
  change: (match: BoardMatch) => BoardMatch,
): Board {
  return {
    ...board,
    matches: board.matches.map((match) => (match.id === matchId ? change(match) : match)),
  };
}

function cancelled(match: BoardMatch, at: number): BoardMatch {
  return { ...match, state: 'cancelled', changedAt: stampOf(match, at) };
}

/** Later than what it changes, also on a phone whose clock is behind. */
function stampOf(before: { readonly changedAt: number } | undefined, at: number): number {
  return Math.max(at, (before?.changedAt ?? -1) + 1);
}
