/** Scores as short text without language: "11-9 9-11 11-7" for sets, "2-1" for a result. */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { CardSet } from './card-set.ts';
import type { BySide } from './side.ts';

/** The sets in one line; an empty box leaves its place empty ("7-", an untouched set "-"); a tie-break as "7-6(5)". */
export function serialise(sets: readonly CardSet[]): string {
  return sets.map(setText).join(' ');
}

/** One set: "11-9", "7-6(5)". */
function setText({ player1Score, player2Score, tieBreak }: CardSet): string {
  const score = `${player1Score}-${player2Score}`;
  return tieBreak === undefined ? score : `${score}(${tieBreak})`;
}

/** Reads what `serialise` wrote; anything else is refused as `INVALID_SCORES`. */
export function parse(text: string): Result<readonly CardSet[], 'INVALID_SCORES'> {
  if (text === '') return ok([]);
  const sets: CardSet[] = [];
  for (const part of text.split(' ')) {
    const match = /^(\d{0,2})-(\d{0,2})(?:\((\d{1,2})\))?$/.exec(part);
    if (!match) return refuse('INVALID_SCORES');
    const set = { player1Score: match[1]!, player2Score: match[2]! };
    sets.push(match[3] === undefined ? set : { ...set, tieBreak: Number(match[3]) });
  }
  return ok(sets);
}

/** The sets of a stored score; none where it is no score. */
export function setsIn(text: string): readonly CardSet[] {
  const sets = parse(text);
  return sets.ok ? sets.value : [];
}

/** "2-1": sets won by player1, then by player2 (section 3, "Match result"). */
export function resultText(setsWon: BySide<number>): string {
  return `${setsWon.player1}-${setsWon.player2}`;
}

/** Reads what `resultText` wrote; null for anything else. */
export function parseResult(text: string): BySide<number> | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  return match && { player1: Number(match[1]), player2: Number(match[2]) };
}
