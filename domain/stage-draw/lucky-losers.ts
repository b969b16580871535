/** Who takes the line of somebody who withdraws from a knockout after groups. */
import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import { areApart } from '#domain/bracket/qualified-clubs.ts';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw, Entrant } from '#domain/bracket/vocabulary.ts';
import type { StageDraw } from './vocabulary.ts';

/** The groups that a knockout follows. */
export interface PlayedGroups {
  readonly entrants: StageDraw['entrants'];
  /** Of each group its final order, best first. */
  readonly orders: readonly (readonly string[])[];
  /** Sorts those of different groups, the better one first; missing where the groups are ordered by their seeds. */
  readonly better?: (one: string, other: string) => number;
  /** The places of the groups that go on, to whichever stage. */
  readonly ranges: readonly PlaceRange[];
}

/**
 * Who may take the line, the first one first, as the record names them: the next place of the same group, then those of the other
 * groups by place and in the order of the groups, or by their results where these order the groups. `isIn` are the ids of those who still take part. Nobody is a lucky loser who has a
 * stage of their own, or who would come too near to somebody of their own group: the draw keeps them in different halves.
 *
 * Source: next.md, B5 and B6.
 */
export function luckyLosers(
  draw: Draw,
  player: string,
  { entrants, orders, ranges, better = () => 0 }: PlayedGroups,
  isIn: ReadonlySet<string>,
): readonly Entrant[] {
  const drawn = new Set(draw.entrants.map(({ id }) => id));
  const own = orders.findIndex((order) => order.includes(player));
  const isFree = (id: string, place: number) =>
    isIn.has(id) && !drawn.has(id) && id !== player && !ranges.some((range) => has(range, place));
  const found = orders.flatMap((order, group) =>
    order.flatMap((id, at) =>
      isFree(id, at + 1) && staysApart(draw, player, id, order)
        ? [{ id, place: at + 1, isOther: group !== own }]
        : [],
    ),
  );
  const byId = new Map(entrants.map((one) => [one.id, one]));
  return found
    .toSorted((one, other) => rank(one) - rank(other) || better(one.id, other.id))
    .flatMap(({ id }) => {
      const { rating: _, ...entrant } = byId.get(id) ?? { id, name: '' };
      return [entrant];
    });
}

/** All of the same group come before anybody of another one; the sort keeps the order of the groups. */
function rank({ place, isOther }: { readonly place: number; readonly isOther: boolean }): number {
  return isOther ? Number.MAX_SAFE_INTEGER / 2 + place : place;
}

function has({ from, to }: PlaceRange, place: number): boolean {
  return place >= from && (to === null || place <= to);
}

/** Whether the group of somebody is still apart with them on the line of a player. */
function staysApart(draw: Draw, player: string, id: string, order: readonly string[]): boolean {
  const lines = linesOf(draw);
  const group = order.flatMap((one) => {
    if (one === player) return [];
    const line = lines.indexOf(one === id ? player : one);
    return line < 0 ? [] : [line];
  });
  return areApart(group, draw.size);
}
