/** Counting a match point by point as an umpire does; in a format of games, game by game. */
import { asText, type CardSet } from '#domain/scorecard/card-set.ts';
import type { BySide } from '#domain/scorecard/side.ts';
import {
  ruleOf,
  type ScoreFormat,
  type SetRule,
  type SetScore,
  type Side,
  setsToWin,
} from './formats.ts';
import { setWinner } from './judge.ts';
import { HIGHEST_SCORE } from './set-rule.ts';

/** Who won each point (or game), in the order played: all that a device stores while it counts. */
export type Tally = readonly Side[];

export interface TallyState {
  /** Those that are over, and the one that goes on once a point is played in it. A legal card of the format. */
  readonly sets: readonly SetScore[];
  /** The set that is counted, from 0; the last one played once the match is decided. */
  readonly set: number;
  readonly score: BySide<number>;
  readonly setsWon: BySide<number>;
  readonly winner: Side | null;
  /** Both need two points in a row. */
  readonly isDeuce: boolean;
  /** The sides change ends before the next point, as far as the rules of the sport say it of these scores. */
  readonly changesEnds: boolean;
}

const NONE = { player1: 0, player2: 0 } as const;

/** The match after these points. Points after its end, or beyond 99 in a set, count for nobody. */
export function tallied(format: ScoreFormat, tally: Tally): TallyState {
  const ended: SetScore[] = [];
  let score: BySide<number> = NONE;
  let setsWon: BySide<number> = NONE;
  let winner: Side | null = null;
  for (const side of tally) {
    if (winner || score[side] === HIGHEST_SCORE) continue;
    score = { ...score, [side]: score[side] + 1 };
    const won = setWinner(ruleOf(format, ended.length), score);
    if (!won) continue;
    ended.push(score);
    score = NONE;
    setsWon = { ...setsWon, [won]: setsWon[won] + 1 };
    if (setsWon[won] === setsToWin(format)) winner = won;
  }
  const isBetween = score.player1 + score.player2 === 0;
  const set = winner ? ended.length - 1 : ended.length;
  return {
    sets: isBetween ? ended : [...ended, score],
    set,
    score: winner ? (ended.at(-1) ?? NONE) : score,
    setsWon,
    winner,
    isDeuce: !winner && isDeuce(ruleOf(format, set), score),
    changesEnds: !winner && changesEnds(format, { ended, score, last: tally.at(-1) }),
  };
}

/** The tally with one point more; the identical tally where that point counts for nobody. */
export function withPoint(format: ScoreFormat, tally: Tally, side: Side): Tally {
  const { winner, score } = tallied(format, tally);
  return winner || score[side] === HIGHEST_SCORE ? tally : [...tally, side];
}

/** The tally without its last point. */
export function withoutLast(tally: Tally): Tally {
  return tally.slice(0, -1);
}

/** The sets as a card takes them. */
export function cardOf({ sets }: Pick<TallyState, 'sets'>): readonly CardSet[] {
  return sets.map(asText);
}

function isDeuce(rule: SetRule, { player1, player2 }: BySide<number>): boolean {
  return rule.kind === 'points' && rule.lead === 2 && player1 === player2 && player1 >= rule.to - 1;
}

interface Moment {
  readonly ended: readonly SetScore[];
  readonly score: BySide<number>;
  /** Who has won the point before this moment; nobody before the first. */
  readonly last: Side | undefined;
}

/**
 * Table tennis: after each game, and in the last possible one at 5 of 11 (ITTF 2.14). Badminton: after each game, and in the
 * last possible one at 11 of 21 or 8 of 15 (BWF 8). Games: after every odd number of them in a set, and after a set of an odd
 * number (ITF 10; soft tennis likewise). A set of points in tennis is a tie-break: after every six of them (ITF 10). Other formats:
 * after each set.
 */
function changesEnds(format: ScoreFormat, { ended, score, last }: Moment): boolean {
  if (!last) return false;
  const played = score.player1 + score.player2;
  const before = ended.at(-1);
  if (played === 0) {
    const { kind } = ruleOf(format, ended.length - 1);
    return before !== undefined && (kind === 'points' || isOdd(before.player1 + before.player2));
  }
  const rule = ruleOf(format, ended.length);
  if (rule.kind === 'games') return isOdd(played);
  if (format.sport === 'tennis') return played % 6 === 0;
  const half = halfOf(format, rule);
  const isLastSet = ended.length === format.bestOf - 1;
  // Only at the point itself: the side that reaches it first has just won a point.
  return isLastSet && half !== null && reaches(half, score, last);
}

/** The points at which the sides change ends within the last possible set; null where the sport has no such rule. */
function halfOf({ sport }: ScoreFormat, { to }: SetRule): number | null {
  if (sport === 'table-tennis') return Math.floor(to / 2);
  return sport === 'badminton' ? Math.ceil(to / 2) : null;
}

function reaches(half: number, score: BySide<number>, last: Side): boolean {
  return score[last] === half && Math.max(score.player1, score.player2) === half && !isTied(score);
}

function isTied({ player1, player2 }: BySide<number>): boolean {
  return player1 === player2;
}

function isOdd(count: number): boolean {
  return count % 2 === 1;
}
