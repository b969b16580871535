import { SIDES } from '#domain/scorecard/side.ts';
import { rounds } from './rounds.ts';
import type { Draw, Match } from './vocabulary.ts';

/**
 * The Japanese form of a draw sheet (山型): the upper half of the draw is on the left, the lower half on the right, and both lead to the final
 * in the middle. A line without an opponent has no place: who has a bye goes straight on.
 */
export interface TwoSided {
  readonly left: Half;
  readonly right: Half;
  readonly final: Match;
}

export interface Half {
  /** The entrants from top to bottom, one a row; null where nobody is known yet. */
  readonly names: readonly (string | null)[];
  /** Each leads from where an entrant comes from to the match in which they play; the last one leads to the final. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly match: Match;
  /** Which player of the match comes along it. */
  readonly side: 'player1' | 'player2';
  /** From the end of which round; 0 is the name. */
  readonly from: number;
  /** To the round of the match. */
  readonly to: number;
  /** In rows from the top, 0 being the middle of the first name. */
  readonly row: number;
  /** The row of the match: half way between its two lines; of the final the same row. */
  readonly toRow: number;
  /** The player has won the match. */
  readonly isWon: boolean;
}

/** The end of a line: after which round, and in which row. */
type End = Pick<Line, 'from' | 'row'>;

/** How a draw is placed as a two-sided sheet. A draw has at least two lines. */
export function twoSided(draw: Draw): TwoSided {
  const all = rounds(draw);
  const final = all.at(-1)!.matches[0]!;
  const halves = SIDES.map((side, half): Half => {
    const names: (string | null)[] = [];
    const lines: Line[] = [];
    const end = comeFrom(draw.rounds, half, side);
    lines.push(lineTo(final, side, { ...end, to: draw.rounds, toRow: end.row }));
    return { names, lines };

    /** Where the player of one side of a match comes from, after everything before has its place. */
    function comeFrom(round: number, position: number, of: Line['side']): End {
      const before = round === 1 ? undefined : all[round - 2]?.matches[position];
      if (!before) {
        const parent = all[round - 1]!.matches[Math.floor(position / 2)]!;
        names.push(parent[of]);
        return { from: 0, row: names.length - 1 };
      }
      const isBye = before.result?.kind === 'bye';
      const sides = SIDES.filter((one) => !isBye || before[one] !== null);
      const ends = sides.map((one) => ({
        one,
        ...comeFrom(round - 1, position * 2 + (one === 'player1' ? 0 : 1), one),
      }));
      if (isBye) return { from: ends[0]!.from, row: ends[0]!.row };
      const row = ends.reduce((sum, end) => sum + end.row, 0) / ends.length;
      for (const { one, from, row: at } of ends) {
        lines.push(lineTo(before, one, { from, row: at, to: round - 1, toRow: row }));
      }
      return { from: round - 1, row };
    }
  });
  return { left: halves[0]!, right: halves[1]!, final };
}

function lineTo(
  match: Match,
  side: Line['side'],
  place: Pick<Line, 'from' | 'to' | 'row' | 'toRow'>,
) {
  const winner = match.result?.winner ?? null;
  return { match, side, ...place, isWon: winner !== null && winner === match[side] };
}
