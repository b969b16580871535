import type { PlayerId } from '#domain/league-table/league-match.ts';
import { useText } from '../league.text.ts';
import { placeReason, type ReasonedRow } from '../lib/place-reason.ts';

interface Options {
  /** The sport calls its sets games. */
  readonly ofGames: boolean;
  readonly ofTeams?: boolean;
}

/** Why somebody has a place in a table, in words; null where the figures of the row explain it. */
export function usePlaceReason({ ofGames, ofTeams = false }: Options) {
  const t = useText();
  const words = {
    ...t,
    ...(ofTeams && { amongTied: t.amongTiedTeams, others: t.otherTeams }),
    criteria: { ...t.criteria, ...(ofGames && t.criteriaOfGames) },
  };
  return (row: ReasonedRow, ranked: number, names: ReadonlyMap<PlayerId, string>) =>
    placeReason(row, ranked, names, words);
}
