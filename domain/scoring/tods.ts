/**
 * Scores in TODS, for exports and the programs that read them. Shapes and strings as CourtHive's
 * competition factory writes them (generateScoreString: "7-6(5)", match tie-break and games of points in
 * brackets, "[10-7]"); sides are 1 and 2.
 */
import type { Status } from './ending.ts';
import { ruleOf, type ScoreFormat, type SetRule, type SetScore } from './formats.ts';
import { setWinner } from './judge.ts';

export interface TodsSet {
  readonly setNumber: number;
  readonly side1Score?: number;
  readonly side2Score?: number;
  /** In a set of points, the match tie-break included, the score itself; else the points of the tie-break. */
  readonly side1TiebreakScore?: number;
  readonly side2TiebreakScore?: number;
  /** Missing while the set goes on. */
  readonly winningSide?: 1 | 2;
}

export interface TodsScore {
  readonly sets: readonly TodsSet[];
  readonly scoreStringSide1: string;
  /** The same score as side 2 reads it. */
  readonly scoreStringSide2: string;
}

/** A tie-break is played to this number of points, by two. */
const TIE_BREAK_TO = 7;

/** The score of a match in TODS. The sets must be legal by the format (`judge`). */
export function toTods(sets: readonly SetScore[], format: ScoreFormat): TodsScore {
  return {
    sets: sets.map((set, index) => todsSet(ruleOf(format, index), set, index)),
    scoreStringSide1: scoreString(sets, format),
    scoreStringSide2: scoreString(sets.map(fromTheOtherSide), format),
  };
}

/**
 * The matchUpFormat to export. The factory parses `SET` up to best of five and calls a longer match `FRM`
 * (matchup-format.mdx, "Table Tennis"; its release 6.38 refuses `SET7-S:TB11`).
 */
export function todsFormat({ bestOf, code }: ScoreFormat): string {
  return bestOf > 5 ? code.replace(/^SET/, 'FRM') : code;
}

/** The matchUpStatus of a match. A match that was called and has no point yet is still to be played. */
export const TODS_STATUS = {
  scheduled: 'TO_BE_PLAYED',
  called: 'TO_BE_PLAYED',
  playing: 'IN_PROGRESS',
  finished: 'COMPLETED',
  walkover: 'WALKOVER',
  retired: 'RETIRED',
  defaulted: 'DEFAULTED',
  'double-walkover': 'DOUBLE_WALKOVER',
  cancelled: 'CANCELLED',
  bye: 'BYE',
} as const satisfies Readonly<Record<Status, string>>;

function todsSet(rule: SetRule, set: SetScore, index: number): TodsSet {
  const { player1, player2, tieBreak } = set;
  const winner = setWinner(rule, set);
  const numbered = {
    setNumber: index + 1,
    ...(winner && { winningSide: winner === 'player1' ? (1 as const) : (2 as const) }),
  };
  if (rule.kind === 'points') {
    return { ...numbered, side1TiebreakScore: player1, side2TiebreakScore: player2 };
  }
  const games = { ...numbered, side1Score: player1, side2Score: player2 };
  if (tieBreak === undefined) return games;
  const won = Math.max(TIE_BREAK_TO, tieBreak + 2);
  return player1 > player2
    ? { ...games, side1TiebreakScore: won, side2TiebreakScore: tieBreak }
    : { ...games, side1TiebreakScore: tieBreak, side2TiebreakScore: won };
}

function scoreString(sets: readonly SetScore[], format: ScoreFormat): string {
  return sets
    .map(({ player1, player2, tieBreak }, index) => {
      const score = `${player1}-${player2}`;
      if (ruleOf(format, index).kind === 'points') return `[${score}]`;
      return tieBreak === undefined ? score : `${score}(${tieBreak})`;
    })
    .join(' ');
}

function fromTheOtherSide({ player1, player2, ...rest }: SetScore): SetScore {
  return { ...rest, player1: player2, player2: player1 };
}
