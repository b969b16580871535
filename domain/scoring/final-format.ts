/** Another format for the last rounds of a knockout: the final as best of seven, all before it as best of five. */
import { type ChosenFormat, isSameFormat } from './chosen-format.ts';

/** Rounds from which another format can hold, by how many sides are left in them: 2 is the final, 4 are the semi-finals. */
export const FINAL_ROUNDS = [2, 4, 8, 16] as const;
export type FinalRound = (typeof FINAL_ROUNDS)[number];

export interface FinalFormat {
  /** It holds for this round and for all after it. */
  readonly from: FinalRound;
  readonly scoreFormat: ChosenFormat | null;
}

/** How the matches of a stage are scored; null is the card of the specification. */
export interface StageFormats {
  readonly scoreFormat: ChosenFormat | null;
  /** Null where all matches have the same format. */
  readonly finalFormat: FinalFormat | null;
}

/** Where a match of a knockout is; rounds are counted from 1, positions in a round from 0. */
export interface KnockoutPlace {
  readonly round: number;
  readonly rounds: number;
  readonly position: number;
}

/** The rounds of a knockout of this size from which another format can be chosen: all after its first one. */
export function finalRoundsIn(size: number): readonly FinalRound[] {
  return FINAL_ROUNDS.filter((round) => round < size);
}

/** Whether two choices score every match of a stage in the same way. */
export function areSameFormats(one: StageFormats, other: StageFormats): boolean {
  const [first, second] = [one.finalFormat, other.finalFormat];
  return (
    isSameFormat(one.scoreFormat, other.scoreFormat) &&
    first?.from === second?.from &&
    isSameFormat(first?.scoreFormat ?? null, second?.scoreFormat ?? null)
  );
}

/** The format of a match of a knockout. Source: next.md, B1 (`format_final`). */
export function formatOfMatch(
  { scoreFormat, finalFormat }: StageFormats,
  place: KnockoutPlace,
): ChosenFormat | null {
  return finalFormat && isFrom(finalFormat.from, place) ? finalFormat.scoreFormat : scoreFormat;
}

/**
 * Whether a match is of a round or of one after it. The match for third place stands beside the final, and counts with the
 * semi-finals: what holds for the final alone does not hold for it.
 */
export function isFrom(from: number, { round, rounds, position }: KnockoutPlace): boolean {
  const isForThird = round === rounds && position > 0;
  return 2 ** (rounds - round + (isForThird ? 2 : 1)) <= from;
}
