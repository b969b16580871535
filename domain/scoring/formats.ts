/**
 * Score formats as data: what a set is played to, and how many sets a match has. `judge` (judge.ts) is the
 * one function that reads them. The words are those of the "Competition" page, "Score formats".
 */
import type { Side } from '#domain/scorecard/side.ts';

export type { Side };

/**
 * One set in numbers. `tieBreak` is the points of the tie-break's loser; the winner's follow: 7, or two more.
 * On a card under input a score may be null: nobody entered it (`SetScore<number | null>`).
 */
export interface SetScore<Score = number> {
  readonly player1: Score;
  readonly player2: Score;
  readonly tieBreak?: number;
}

/** When a set is over. `lead` is the smallest difference that ends it, `cap` the score that ends it with any difference. */
export type SetRule =
  | {
      readonly kind: 'points';
      readonly to: number;
      readonly lead: number;
      readonly cap?: number;
    }
  /** `tieBreakAt`: with both sides at this number of games, one game more, the tie-break, ends the set. */
  | {
      readonly kind: 'games';
      readonly to: number;
      readonly lead: number;
      readonly tieBreakAt?: number;
    };

export const SPORTS = [
  'table-tennis',
  'badminton',
  'tennis',
  'soft-tennis',
  'unspecified',
] as const;
export type Sport = (typeof SPORTS)[number];

export const BEST_OF = [1, 3, 5, 7] as const;
export type BestOf = (typeof BEST_OF)[number];

export interface ScoreFormat {
  readonly id: string;
  readonly sport: Sport;
  /**
   * For exports: the TODS matchUpFormat, in the grammar of CourtHive's competition factory
   * (matchup-format.mdx). `TB11` is a set of points with a lead of 2, `NOAD` and `WB1` mean a lead of 1.
   * The grammar has no word for a cap.
   */
  readonly code: string;
  readonly bestOf: BestOf;
  readonly set: SetRule;
  /** The rule of the last possible set, where it has one of its own. */
  readonly decidingSet?: SetRule;
}

const ELEVEN = { kind: 'points', to: 11, lead: 2 } as const;
const TWENTY_ONE = { kind: 'points', to: 21, lead: 2, cap: 30 } as const;
const FIFTEEN = { kind: 'points', to: 15, lead: 2, cap: 21 } as const;
const SIX_GAMES = { kind: 'games', to: 6, lead: 2, tieBreakAt: 6 } as const;

/** Every format that can be chosen by its id. Stored matches name the ids: they never change. */
export const FORMATS: readonly ScoreFormat[] = [
  tableTennis(1),
  tableTennis(3),
  tableTennis(5),
  tableTennis(7),
  badminton('badminton-21', 'SET3-S:TB21', 3, TWENTY_ONE),
  badminton('badminton-21-one', 'SET1-S:TB21', 1, TWENTY_ONE),
  badminton('badminton-15', 'SET3-S:TB15', 3, FIFTEEN),
  badminton('badminton-15-one', 'SET1-S:TB15NOAD', 1, { kind: 'points', to: 15, lead: 1 }),
  badminton('badminton-11-one', 'SET1-S:TB11NOAD', 1, { kind: 'points', to: 11, lead: 1 }),
  tennis('tennis-1-set', 'SET1-S:6/TB7', 1, SIX_GAMES),
  tennis('tennis-3-sets', 'SET3-S:6/TB7', 3, SIX_GAMES),
  {
    ...tennis('tennis-3-sets-match-tie-break', 'SET3-S:6/TB7-F:TB10', 3, SIX_GAMES),
    decidingSet: { kind: 'points', to: 10, lead: 2 },
  },
  tennis('tennis-8-game-pro-set', 'SET1-S:8/TB7', 1, {
    kind: 'games',
    to: 8,
    lead: 2,
    tieBreakAt: 8,
  }),
  tennis('tennis-6-games', 'SET1-S:6WB1', 1, { kind: 'games', to: 6, lead: 1 }),
  tennis('tennis-4-games', 'SET1-S:4WB1', 1, { kind: 'games', to: 4, lead: 1 }),
  tennis('tennis-short-set', 'SET1-S:4/TB7', 1, { kind: 'games', to: 4, lead: 2, tieBreakAt: 4 }),
  softTennis(3),
  softTennis(5),
  softTennis(7),
  softTennis(9),
];

const byId = new Map(FORMATS.map((format) => [format.id, format]));

/** The format of `FORMATS` with this id; null for any other text, `spec-3`, `spec-5` and `custom` included. */
export function findFormat(id: string): ScoreFormat | null {
  return byId.get(id) ?? null;
}

/** The formats that a sport offers, in the order in which a screen lists them; none for `unspecified`. */
export function formatsOf(sport: Sport): readonly ScoreFormat[] {
  return FORMATS.filter((format) => format.sport === sport);
}

/** The number of sets that wins the match. */
export function setsToWin({ bestOf }: ScoreFormat): number {
  return (bestOf + 1) / 2;
}

/** The rule of a set, counted from 0: the last possible set may have a rule of its own. */
export function ruleOf(format: ScoreFormat, set: number): SetRule {
  return (set === format.bestOf - 1 && format.decidingSet) || format.set;
}

function tableTennis(bestOf: BestOf): ScoreFormat {
  return {
    id: `table-tennis-${bestOf}`,
    sport: 'table-tennis',
    code: `SET${bestOf}-S:TB11`,
    bestOf,
    set: ELEVEN,
  };
}

function badminton(id: string, code: string, bestOf: BestOf, set: SetRule): ScoreFormat {
  return { id, sport: 'badminton', code, bestOf, set };
}

function tennis(id: string, code: string, bestOf: BestOf, set: SetRule): ScoreFormat {
  return { id, sport: 'tennis', code, bestOf, set };
}

/** A match of so many games is one set: the first to more than half of them wins, without a lead. */
function softTennis(games: 3 | 5 | 7 | 9): ScoreFormat {
  const to = (games + 1) / 2;
  return {
    id: `soft-tennis-${games}`,
    sport: 'soft-tennis',
    code: `SET1-S:${to}WB1`,
    bestOf: 1,
    set: { kind: 'games', to, lead: 1 },
  };
}
