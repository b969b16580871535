import type { Draw } from './vocabulary.ts';

export type Box = {
  readonly matchId: string;
  /** 0 is the first round. */
  readonly column: number;
  /** The middle of the match, in first-round matches from the top; may be a half or a quarter. */
  readonly row: number;
};

export type Layout = {
  readonly columns: number;
  readonly rows: number;
  readonly boxes: readonly Box[];
};

/**
 * The position of each match in a tree drawn from left to right: every match is half way between the two
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
