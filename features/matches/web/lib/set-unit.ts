import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';

/** What the sport calls the part of a match that one row of the card holds. */
export type Unit = 'game' | 'set' | 'match';

/** A soft-tennis match is one row, of games. */
export function unitOf({ sport }: ScoreFormat): Unit {
  if (sport === 'table-tennis' || sport === 'badminton') return 'game';
  return sport === 'soft-tennis' ? 'match' : 'set';
}

/** Whether the sport calls a set a game: table tennis and badminton. */
export function isOfGames(chosen: ChosenFormat): boolean {
  const format = formatOf(chosen);
  return format !== null && unitOf(format) === 'game';
}

/**
 * What the two levels of a card count in words: games and points in table tennis and badminton, sets and games in tennis, and the
 * match itself and its games where the match is one set of games, as in soft tennis. A card without a format counts sets and points.
 */
export type Counts = 'games-points' | 'sets-games' | 'match-games' | 'sets-points';

export function countsOf(chosen: ChosenFormat | null | undefined): Counts {
  const format = chosen ? formatOf(chosen) : null;
  if (!format) return 'sets-points';
  if (unitOf(format) === 'game') return 'games-points';
  if (format.set.kind === 'points') return 'sets-points';
  return format.bestOf === 1 ? 'match-games' : 'sets-games';
}
