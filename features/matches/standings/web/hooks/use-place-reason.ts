import type { PlayerId } from '#domain/league-table/league-match.ts';
import type { Counts } from '../../../web/lib/set-unit.ts';
import { placeReason, type ReasonedRow } from '../lib/place-reason.ts';
import { type StandingsText, useText } from '../standings.text.ts';

interface Options {
  readonly counts: Counts;
  readonly ofTeams?: boolean;
}

/** Why somebody has a place in a table, in words; null where the figures of the row explain it. */
export function usePlaceReason({ counts, ofTeams = false }: Options) {
  const t = useText();
  const words = {
    ...t,
    ...(ofTeams && { amongTied: t.amongTiedTeams, others: t.otherTeams }),
    criteria: criteriaOf(counts, t),
  };
  return (row: ReasonedRow, ranked: number, names: ReadonlyMap<PlayerId, string>) =>
    placeReason(row, ranked, names, words);
}

/** The words of the criteria in the sport's terms. */
function criteriaOf(counts: Counts, t: StandingsText): StandingsText['criteria'] {
  switch (counts) {
    case 'games-points':
      return { ...t.criteria, ...t.criteriaOfGames };
    case 'sets-games':
      return { ...t.criteria, ...t.criteriaOfSets };
    case 'match-games':
      return { ...t.criteria, ...t.criteriaOfMatches };
    case 'sets-points':
      return t.criteria;
  }
}
