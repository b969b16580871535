import type { PlainDate } from '#platform/shared/format.ts';
import type { MatchOutput } from '../../../practice.contract.ts';
import type { CarriedDay } from './day.ts';

/** What is carried to a match's scorecard: the match, with the day and format that it was reached by. */
export interface CarriedMatch extends CarriedDay {
  readonly matchData: MatchOutput & { readonly date: PlainDate };
  readonly formatId: MatchOutput['format'];
}

/** Where a match leads, and what goes with it. */
export function linkTo(match: MatchOutput, carried: CarriedDay | null) {
  const state: CarriedMatch = {
    matchData: { ...match, date: match.playedOn },
    dateId: match.playedOn,
    formatId: match.format,
    ...(carried?.formattedDate && { formattedDate: carried.formattedDate }),
  };
  return { to: `/match-scorecard/${match.id}`, state };
}
