import {
  type Exchange,
  isExchange,
  isGroupsDraw,
  type Replacement,
  type StageDraw,
} from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import type { GivenDraw } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';

/** A change in words: what happened, and to which lines everybody has moved by it. */
export interface ChangeInWords {
  readonly what: string;
  readonly moves: readonly string[];
}

/** All changes of a draw in words: "Lines 3 and 7", "Seed 2, Sato, has withdrawn: Kato, line 3 to 16". */
export function useChangeNames(
  people: People,
): (draw: Pick<GivenDraw, 'made' | 'amendments'>) => readonly ChangeInWords[] {
  const t = useText();
  const movesIn = useMoveNames(people);
  const name = (id: string) => people.get(id)?.name ?? '';
  const exchanged = (change: Exchange) =>
    'lines' in change
      ? t.exchangedLines(change.lines[0], change.lines[1])
      : t.exchanged(name(change.entrants[0]), name(change.entrants[1]));
  const left = ({ player }: Replacement, seeds: readonly string[]) => {
    const at = seeds.indexOf(player);
    return at < 0 ? t.withdrew(name(player)) : t.seedWithdrew(at + 1, name(player));
  };
  return ({ made, amendments }) => {
    let seeds = isGroupsDraw(made) ? [] : made.seeds;
    return amendments.map(({ change }) => {
      if (isExchange(change)) return { what: exchanged(change), moves: [] };
      const what = left(change, seeds);
      seeds = change.seeds;
      return { what, moves: movesIn({ ...change, isLucky: isLucky(made, change) }) };
    });
  };
}

/** After groups somebody who did not go on takes the line; elsewhere an alternate does. */
function isLucky(made: StageDraw, { alternate }: Replacement): boolean {
  return alternate !== undefined && !isGroupsDraw(made) && made.groups !== undefined;
}

interface Moves extends Pick<Replacement, 'moves'> {
  /** Who comes in is a lucky loser. */
  readonly isLucky: boolean;
}

/** Where everybody goes by a withdrawal: "Kato: line 3 to 16", and which line has become a bye. */
export function useMoveNames(people: People): (change: Moves) => string[] {
  const t = useText();
  const name = (id: string) => people.get(id)?.name ?? '';
  return ({ moves, isLucky: lucky }) => {
    const joined = lucky ? t.joinedLucky : t.joined;
    const taken = new Set(moves.map(({ to }) => to));
    return moves
      .flatMap(({ player, from, to }) => {
        if (to === null) return [];
        const moved = from === null ? joined(name(player), to) : t.moved(name(player), from, to);
        return [[to, moved] as const];
      })
      .concat(
        moves.flatMap(({ from }) => {
          return from === null || taken.has(from) ? [] : [[from, t.freed(from)] as const];
        }),
      )
      .sort(([one], [other]) => one - other)
      .map(([, text]) => text);
  };
}
