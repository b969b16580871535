import type { EntryState, EventType } from '#domain/entry/vocabulary.ts';
import { isForTeams } from '../teams/teams.policy.ts';

/** The most players of a squad. Source: next.md, F1. */
export const LARGEST_SQUAD = 12;

export const SQUAD_CLOSED = [
  'NOT_FOR_TEAMS',
  'NOT_ACTIVE',
  'TOURNAMENT_CANCELLED',
  'TOURNAMENT_FINALIZED',
  'SQUAD_CLOSED',
] as const;
export type SquadClosed = (typeof SQUAD_CLOSED)[number];

interface Changed {
  readonly discipline: EventType;
  readonly state: EntryState;
  readonly tournament: {
    readonly state: string;
    readonly eventDate: string;
    readonly finalizedAt: Date | null;
  };
  /** The event has a season, which goes on when the results beside it are final. */
  readonly hasSeason: boolean;
  readonly today: string;
  readonly isDesk: boolean;
}

/** Why a squad cannot change; null where it can. The team changes it until the day of the tournament, the desk until the results are final. */
export function squadRefusal({
  discipline,
  state,
  tournament,
  hasSeason,
  today,
  isDesk,
}: Changed): SquadClosed | null {
  if (!isForTeams(discipline)) return 'NOT_FOR_TEAMS';
  if (state !== 'reserved' && state !== 'confirmed') return 'NOT_ACTIVE';
  if (tournament.state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  if (tournament.finalizedAt !== null && !hasSeason) return 'TOURNAMENT_FINALIZED';
  return !isDesk && today >= tournament.eventDate ? 'SQUAD_CLOSED' : null;
}

/** One player of a squad as somebody saves it: one of the squad before, a pupil of the school's list, or a typed name. */
export type WantedPlayer =
  | { readonly kind: 'member'; readonly number: number }
  | { readonly kind: 'pupil'; readonly playerId: string }
  | { readonly kind: 'name'; readonly name: string };

/** A player who was in the squad at some time. */
interface Known {
  readonly number: number;
  readonly playerId: string;
}

/** The squad in its registered order: numbers of `known`, or null for somebody new, by player. */
export interface Placed {
  readonly number: number;
  readonly position: number;
  readonly playerId: string;
}

/**
 * Gives everybody a place and a number: who was in the squad before has the number of then, and a number names one person permanently. Null
 * where a person is named twice, or more than 99 have been in it.
 */
export function placed(order: readonly string[], known: readonly Known[]): Placed[] | null {
  if (new Set(order).size < order.length) return null;
  let last = Math.max(0, ...known.map(({ number }) => number));
  const players = order.map((playerId, at) => {
    const before = known.find((one) => one.playerId === playerId);
    return { playerId, position: at + 1, number: before?.number ?? ++last };
  });
  return last > 99 ? null : players;
}
