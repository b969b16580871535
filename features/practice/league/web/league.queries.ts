import { queryOptions } from '@tanstack/react-query';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as contract from '../league.contract.ts';

export type League = contract.LeagueOutput;

const league = call(contract.league);
const leagues = call(contract.leagues);
export const removeLeague = call(contract.removeLeague);
export const restoreLeague = call(contract.restoreLeague);

export const leagueQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'league', id],
    queryFn: async ({ signal }): Promise<League> =>
      unwrap(await league({ params: { id }, signal })).league,
    // Opening or reloading it shows what others have scored.
    staleTime: 0,
  });

/** The latest leagues of a group, newest first. */
export const leaguesQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['practice', 'leagues', groupId],
    queryFn: async ({ signal }) => unwrap(await leagues({ query: { groupId }, signal })).leagues,
  });

export function cacheLeague(known: League): void {
  queryClient.setQueryData(leagueQuery(known.id).queryKey, known);
  void queryClient.invalidateQueries({ queryKey: leaguesQuery(known.groupId).queryKey });
}

/** Puts a saved match into its cached league, in place of the pair's earlier one. */
export function leagueScored(match: MatchOutput, asText: (sets: MatchOutput['sets']) => string) {
  const { sessionId, player1, player2, winner, status, scoreFormat, version } = match;
  if (!sessionId) return;
  const scored = {
    id: match.id,
    player1Id: player1.id,
    player2Id: player2.id,
    sets: asText(match.sets),
    winner,
    status,
    scoreFormat,
    version,
  };
  queryClient.setQueryData(
    leagueQuery(sessionId).queryKey,
    (known) =>
      known && {
        ...known,
        matches: [...known.matches.filter(({ id }) => id !== match.id), scored],
      },
  );
}
