import { useQueryClient } from '@tanstack/react-query';
import { type Season, type SeasonAddress, seasonQuery } from '../season.queries.ts';

/** Shows the season with which a write was answered, also while nothing can be read again. */
export function useShowSeason(at: SeasonAddress) {
  const client = useQueryClient();
  return ({ season }: { readonly season: Season }) => {
    client.setQueryData(seasonQuery(at).queryKey, season);
  };
}
