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
