/** Who came where in a group: the standings once they are decided. */
import type { PlaceLine } from '#domain/bracket/places.ts';
import type { GroupState } from './standings.ts';

interface Options {
  /** Nothing more is played: the standings count as they are. */
  readonly isOver: boolean;
}

/** The places of a group, the best first; none while a match is open. Who has withdrawn has no place. */
export function groupPlaces(
  { standings: { provisional, rows } }: GroupState,
  { isOver }: Options,
): readonly PlaceLine[] {
  if (provisional && !isOver) return [];
  const lines = new Map<number, PlaceLine>();
  for (const { player, place, withdrawn } of rows) {
    if (place === null || withdrawn) continue;
    const players = [...(lines.get(place)?.players ?? []), player];
    lines.set(place, { from: place, to: place + players.length - 1, players });
  }
  return [...lines.values()];
}
