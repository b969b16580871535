import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type { MatchOutput } from '../../practice.contract.ts';
import * as contract from '../scorecard.contract.ts';

export type Match = MatchOutput;

const match = call(contract.match);

/** One stored match: of any format, in the records or in the list of a free practice. */
export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'match', id],
    queryFn: async ({ signal }) => unwrap(await match({ params: { id }, signal })).match,
  });

/** Takes over a match that another read brought, so that it opens at once, also without a signal; never an older one. */
export function matchKnown(known: Match): void {
  queryClient.setQueryData(matchQuery(known.id).queryKey, (before: Match | undefined) =>
    before && before.version > known.version ? before : known,
  );
}

/**
 * The version of a line of a list, or a newer one that an answer to this phone's own score brought since; null when the
 * server has never told of the match.
 */
export function newestVersion({ id, version }: Pick<Match, 'id'> & { version: number | null }) {
  const known = queryClient.getQueryData(matchQuery(id).queryKey)?.version ?? null;
  return known === null || version === null ? (known ?? version) : Math.max(known, version);
}

/** After a score: its league has taken it over already, and asks anew whenever it is shown. */
export function matchScored(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, topic] }) =>
      area === 'practice' && topic !== 'match' && topic !== 'league',
  });
}

/** After a deletion or a return: every list of matches may be stale. */
export function matchesChanged(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, topic] }) => area === 'practice' && topic !== 'match',
  });
}
