/** The score and the state of a tie, from its rubbers (next.md, F1 and F2). */

import { type CardSet, filled } from '#domain/scorecard/card-set.ts';
import { higher } from '#domain/scorecard/set-score.ts';
import { type BySide, opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import type { StopRule, Template } from './template.ts';

/** What is known of one rubber. */
export interface RubberState {
  readonly state: 'open' | 'playing' | 'done';
  /** Null while it is not done, and where nobody has won: neither side came, or it was cancelled. */
  readonly winner: Side | null;
  readonly sets: readonly CardSet[];
  /** Where the sets alone do not say who won them: a set that was still going on is nobody's. */
  readonly setsWon?: BySide<number> | undefined;
}

export interface TieState {
  /** The rubbers won: "3-1". */
  readonly score: BySide<number>;
  /** The games won, and the points: where the rubbers are level, they decide. */
  readonly games: BySide<number>;
  readonly points: BySide<number>;
  /** Null while the tie is open, and where all of it is level: then the desk decides. */
  readonly winner: Side | null;
  /** No rubber that is left can change the winner. Under `all` the tie may go on. */
  readonly isDecided: boolean;
  /** Nothing is left to play, and nothing is being played. */
  readonly isOver: boolean;
  /** The rubbers without a result that are still to be played, from 0, in order; those that are being played included. */
  readonly toPlay: readonly number[];
  /** The rubbers that will not be played, because the tie is decided. */
  readonly needless: readonly number[];
}

/**
 * The state of a tie. A rubber that is being played when another one decides the tie is played to its end and counts;
 * those that have not begun are not played, unless every rubber is. `isFirstTie`: either team has played no tie before.
 */
export function tieState(
  { rubbers: { length }, wins }: Pick<Template, 'rubbers' | 'wins'>,
  stop: StopRule,
  rubbers: readonly RubberState[],
  { isFirstTie }: { readonly isFirstTie: boolean },
): TieState {
  const all = Array.from({ length }, (_, index) => rubbers[index] ?? OPEN);
  const score = countWinners(all.map(({ winner }) => winner));
  const games = sum(all.map(gamesOf));
  const points = sum(all.map(pointsOf));
  const unsettled = all.flatMap(({ state }, rubber) => (state === 'done' ? [] : [rubber]));
  const reached = leader(score, (won) => won >= wins);
  const isDecided = reached !== null || unsettled.length === 0;
  const playsAll = stop === 'all' || (stop === 'first-tie-all' && isFirstTie);
  const isStopped = reached !== null && !playsAll;
  const toPlay = unsettled.filter((rubber) => !isStopped || all[rubber]!.state === 'playing');
  return {
    score,
    games,
    points,
    winner: reached ?? (unsettled.length === 0 ? ahead(score, games, points) : null),
    isDecided,
    isOver: toPlay.length === 0,
    toPlay,
    needless: unsettled.filter((rubber) => !toPlay.includes(rubber)),
  };
}

const OPEN: RubberState = { state: 'open', winner: null, sets: [] };

/** Who is ahead in rubbers, else in games, else in points; null where all of them are level. */
function ahead(...counts: readonly BySide<number>[]): Side | null {
  const first = counts.find(({ player1, player2 }) => player1 !== player2);
  return first ? leader(first, () => true) : null;
}

/** The side with more, where its number is enough. */
function leader(count: BySide<number>, isEnough: (won: number) => boolean): Side | null {
  const side = higher(count);
  return side && isEnough(count[side]) ? side : null;
}

function countWinners(winners: readonly (Side | null)[]): BySide<number> {
  const won = (side: Side) => winners.filter((winner) => winner === side).length;
  return { player1: won('player1'), player2: won('player2') };
}

function gamesOf({ sets, setsWon, state }: RubberState): BySide<number> {
  if (state !== 'done') return NONE;
  return setsWon ?? countWinners(sets.map((set) => higher(filled(set))));
}

function pointsOf({ sets, state }: RubberState): BySide<number> {
  return state === 'done' ? sum(sets.map(filled)) : NONE;
}

const NONE = { player1: 0, player2: 0 };

function sum(counts: readonly BySide<number>[]): BySide<number> {
  return counts.reduce(
    (total, { player1, player2 }) => ({
      player1: total.player1 + player1,
      player2: total.player2 + player2,
    }),
    NONE,
  );
}

/** The rubbers that a short team gives up, with their winners: the other side, or nobody where both give up. */
export function forfeitWinners(
  forfeits: BySide<readonly number[]>,
): ReadonlyMap<number, Side | null> {
  const rubbers = new Set([...forfeits.player1, ...forfeits.player2]);
  return new Map(
    [...rubbers].map((rubber) => {
      const loser = SIDES.filter((side) => forfeits[side].includes(rubber));
      return [rubber, loser.length === 1 ? opponent(loser[0]!) : null];
    }),
  );
}
