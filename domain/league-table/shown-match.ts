import type { CardSet } from '#domain/scorecard/card-set.ts';
import { asText, filled } from '#domain/scorecard/card-set.ts';
import { setsWon } from '#domain/scorecard/set-score.ts';
import type { BySide } from '#domain/scorecard/side.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { counted, type EndedStatus, type Status } from '#domain/scoring/ending.ts';
import { judge } from '#domain/scoring/judge.ts';
import type { LeagueMatch, PlayerId } from './league-match.ts';

/** A match of a league as the table shows and counts it. */
export interface ShownMatch<Id extends PlayerId = PlayerId> extends LeagueMatch<Id> {
  readonly status: Status;
  /** The sets that were played; `sets` are those that count. */
  readonly played: readonly CardSet[];
  /** Of those that were played; a set that was still going on is nobody's. */
  readonly setsWon: BySide<number>;
  readonly scoreFormat?: ChosenFormat | null | undefined;
}

type StoredMatch<Id extends PlayerId> = Omit<ShownMatch<Id>, 'played' | 'setsWon'>;

/**
 * Counts a match that was not played to its end as its format says (domain/scoring/ending.ts). A double walkover is a
 * match without points for both; a cancelled match does not count.
 */
export function shownMatch<Id extends PlayerId>(match: StoredMatch<Id>): ShownMatch<Id> {
  const { status = 'finished', scoreFormat, sets, winner } = match;
  const numbers = sets.map(filled);
  const shown = { ...match, status, played: sets, setsWon: setsWon(numbers) };
  const format = scoreFormat ? formatOf(scoreFormat) : null;
  const judgement = format && status !== 'finished' ? judge(format, numbers) : null;
  if (judgement && judgement.state !== 'impossible') shown.setsWon = judgement.setsWon;
  if (status === 'double-walkover') return { ...shown, walkover: true };
  if (status === 'cancelled') return { ...shown, isCancelled: true };
  if (status === 'finished') return shown;
  // Without a format nobody knows how many sets a win needs: they count as they were when the match ended.
  if (!format) return { ...shown, walkover: true };
  const ended = { status: status as EndedStatus, winner, sets: numbers, result: null };
  const counts = counted(format, { ...ended, setsWon: shown.setsWon });
  if (!counts) return shown;
  const { sets: countedSets, setsWon: countedSetsWon } = counts;
  return { ...shown, sets: countedSets.map(asText), countedSetsWon, walkover: true };
}
