import type { Expected } from '#domain/order-of-play/forecast.ts';
import type { readMatches } from '#features/day/handshake/server/handshake.reading.commands.ts';
import { umpireIdOf } from '#features/day/queue/queue.day.policy.ts';
import type { DayMatch } from '#features/day/queue/queue.matches.policy.ts';
import { sideOf } from '#features/day/queue/queue.sides.policy.ts';
import type { StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { shownOf } from '#features/day/queue/server/queue.matches.presenter.ts';
import type { TallyEntry, TallyScore } from '../court-links.tally.policy.ts';
import type { StoredDevice } from './court-links.devices.store.ts';

/** What leaves the server for the device of a court, field by field. */

type Read = Awaited<ReturnType<typeof readMatches>>[number];

interface Around {
  readonly facts: StoredFacts;
  readonly expected: ReadonlyMap<string, Expected>;
  readonly read: readonly Read[];
  /** The newest running score. */
  readonly tally?: TallyEntry | null;
}

/** A match with where it is; null for one that no published draw has any more. */
export function asLinkMatch(match: DayMatch, { facts, expected, read, tally = null }: Around) {
  const { key, stageId, matchId, eventId, result } = match;
  const found = read.find((one) => one.stageId === stageId && one.matchId === matchId);
  if (!found) return null;
  const row = facts.rows.get(key)!;
  const umpire = sideOf(facts.sides, eventId, umpireIdOf(facts, match));
  const start = expected.get(key)?.start;
  return {
    match: found,
    state: row.state,
    court: courtOf(facts, row.courtId),
    calledAt: row.calledAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    umpire: umpire && { name: umpire.name, club: umpire.club },
    expected: start === undefined ? null : shownOf(facts, row, start),
    tally: tally && !result ? { at: tally.at, score: asScore(tally.score) } : null,
  };
}

export function courtOf({ courts }: Pick<StoredFacts, 'courts'>, courtId: string | null) {
  const court = courts.find(({ id }) => id === courtId);
  return court ? { id: court.id, name: court.name } : null;
}

export function asScore({ sets, game }: TallyScore) {
  return {
    sets: sets.map(({ player1Score, player2Score, tieBreak }) => ({
      player1Score,
      player2Score,
      ...(tieBreak !== undefined && { tieBreak }),
    })),
    game: game && { player1: game.player1, player2: game.player2 },
  };
}

export function asOther(device: StoredDevice | null) {
  return device && { at: device.at.toISOString(), name: device.name };
}
