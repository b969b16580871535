/** Who came where in a group: the standings once they are decided. */
import type { PlaceLine } from '#domain/bracket/places.ts';
import type { GroupState } from './standings.ts';

interface Options {
  /** Nothing more is played: the standings count as they are. */
  readonly isOver: boolean;
}

/** The places of a group, the best first; none while a match is open. Who has withdrawn has no place, and those behind move up. */
export function groupPlaces(
  { standings: { provisional, rows } }: GroupState,
  { isOver }: Options,
): readonly PlaceLine[] {
  if (provisional && !isOver) return [];
  const placed = rows.filter(({ place, withdrawn }) => place !== null && !withdrawn);
  const lines = new Map<number, PlaceLine>();
  for (const { player, place } of placed) {
    const from = placed.findIndex((one) => one.place === place) + 1;
    const players = [...(lines.get(from)?.players ?? []), player];
    lines.set(from, { from, to: from + players.length - 1, players });
  }
  return [...lines.values()];
}
