import type { Draw } from './glossary.ts';

export type Box = {
  readonly matchId: string;
  /** 0 is the first round. */
  readonly column: number;
  /** The middle of the match, in first-round matches from the top; halves and quarters occur. */
  readonly row: number;
};

export type Layout = {
  readonly columns: number;
  readonly rows: number;
  readonly boxes: readonly Box[];
};

/**
 * Where each match stands in a tree drawn from left to right: every match half way between the two
 * that lead to it. The screen multiplies by its own box sizes.
 */
export function layout(draw: Draw): Layout {
  return {
    columns: draw.rounds,
    rows: draw.size / 2,
    boxes: draw.matches.map(({ id, round, position }) => ({
      matchId: id,
      column: round - 1,
      row: (position + 0.5) * 2 ** (round - 1) - 0.5,
    })),
  };
}
