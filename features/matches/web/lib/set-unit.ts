import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';

/** Whether the sport calls a set a game: table tennis and badminton. */
export function isOfGames(chosen: ChosenFormat): boolean {
  const sport = formatOf(chosen)?.sport;
  return sport === 'table-tennis' || sport === 'badminton';
}
