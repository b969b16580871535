import { queryOptions } from '@tanstack/react-query';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as contract from '../matches.contract.ts';

export type Match = MatchOutput;

const match = call(contract.match);
export const removeMatch = call(contract.removeMatch);
export const restoreMatch = call(contract.restoreMatch);

/** One stored match: of any format, in the records or in the list of a free practice. */
export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'match', id],
    queryFn: async ({ signal }) => unwrap(await match({ params: { id }, signal })).match,
  });

/** Caches a match from another read, so that it opens immediately, also without a signal; never an older version. */
export function cacheMatch(known: Match): void {
  queryClient.setQueryData(matchQuery(known.id).queryKey, (before: Match | undefined) =>
    before && before.version > known.version ? before : known,
  );
}

/**
 * The version of a row of a list, or a newer one from the answer to this phone's own score; null when the server has
 * never returned the match.
 */
export function newestVersion({ id, version }: Pick<Match, 'id'> & { version: number | null }) {
  const known = queryClient.getQueryData(matchQuery(id).queryKey)?.version ?? null;
  return known === null || version === null ? (known ?? version) : Math.max(known, version);
}

/** After a score: its league is up to date already, and reads again whenever it is shown. */
export function matchScored(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, topic] }) =>
      area === 'practice' && topic !== 'match' && topic !== 'league',
  });
}

/** After a removal or a restore: every list of matches may be stale. */
export function matchesChanged(): Promise<void> {
  return readAgain(queryClient, {
    predicate: ({ queryKey: [area, topic] }) => area === 'practice' && topic !== 'match',
  });
}
