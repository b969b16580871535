import type { MatchOutput } from '#features/matches/matches.contract.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { type FormatId, formatIdOf, recordFormatOf } from '../../records.vocabulary.ts';
import type { CarriedDay } from './day.ts';

/** The navigation state of a match's scorecard: the match, with the day and format of the list. */
export interface CarriedMatch extends CarriedDay {
  readonly matchData: MatchOutput & { readonly date: PlainDate };
  readonly formatId: FormatId;
}

/** The link of a match, with its navigation state; `suffix` is the search of the list, to which the scorecard leads back. */
export function linkTo(match: MatchOutput, carried: CarriedDay | null, suffix: string) {
  const state: CarriedMatch = {
    matchData: { ...match, date: match.playedOn },
    dateId: match.playedOn,
    formatId: formatIdOf(recordFormatOf(match)),
    ...(carried?.formattedDate && { formattedDate: carried.formattedDate }),
  };
  return { to: `/match-scorecard/${match.id}${suffix}`, state };
}

/** The match with this id in the navigation state, if any. */
export function matchIn(carried: CarriedMatch | null, id: string): MatchOutput | undefined {
  const { matchData, formatId } = carried ?? {};
  if (matchData?.id !== id) return undefined;
  // In the browser's history a knockout of an earlier version of the app has `tournament` as its format.
  return { ...matchData, format: formatId === 'tournament' ? 'knockout' : matchData.format };
}
