import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat, Sport } from '#domain/scoring/formats.ts';

/** What the sport calls the part of a match that one row of the card holds. */
export type Unit = 'game' | 'set' | 'match';

/** What a card without a format calls its rows: games in every sport but tennis, and sets where no sport is known. */
export function unitIn(sport: Sport | undefined): 'game' | 'set' {
  return sport === undefined || sport === 'tennis' || sport === 'unspecified' ? 'set' : 'game';
}

/** A soft-tennis match is one row, of games. */
export function unitOf({ sport, set }: ScoreFormat): Unit {
  return sport === 'soft-tennis' && set.kind === 'games' ? 'match' : unitIn(sport);
}

/**
 * A format for its words. Rules of one's own name no sport: they are called as in the sport that is played. Scores are judged by
 * `formatOf`, which knows no other sport than the stored one.
 */
export function formatIn(chosen: ChosenFormat, sport: Sport | undefined): ScoreFormat | null {
  const format = formatOf(chosen);
  return format?.sport === 'unspecified' && sport ? { ...format, sport } : format;
}

/** What the rows of a stored match are called; without a format as its sport calls them. */
export function unitFor(chosen: ChosenFormat | null, sport: Sport | undefined): Unit {
  const format = chosen && formatIn(chosen, sport);
  return format ? unitOf(format) : unitIn(sport);
}

/** Whether the sport calls a set of this match a game. */
export function isOfGames(chosen: ChosenFormat | null, sport: Sport | undefined): boolean {
  return unitFor(chosen, sport) === 'game';
}

/**
 * What the two levels of a card count in words: games and points in table tennis and badminton, sets and games in tennis, and the
 * match itself and its games where the match is one set of games, as in soft tennis. A card without a format has what its sport
 * writes on one: 6-4 are games in tennis, 11-9 are points.
 */
export type Counts = 'games-points' | 'sets-games' | 'match-games' | 'sets-points';

export function countsOf(
  chosen: ChosenFormat | null | undefined,
  sport: Sport | undefined,
): Counts {
  const format = chosen ? formatIn(chosen, sport) : null;
  if (isOfGames(chosen ?? null, sport)) return 'games-points';
  if (!format) return sport === 'tennis' ? 'sets-games' : 'sets-points';
  if (format.set.kind === 'points') return 'sets-points';
  return format.bestOf === 1 ? 'match-games' : 'sets-games';
}
