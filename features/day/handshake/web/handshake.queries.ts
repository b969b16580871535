import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import { LIVE } from '../../web/day.queries.ts';
import * as contract from '../handshake.contract.ts';

export type OwnMatches = Output<typeof contract.findOwn>['own'];
export type OpenResults = Output<typeof contract.findOpen>['results'];
export type DayMatch = OwnMatches['matches'][number];
export type OpenMatch = OpenResults['matches'][number];
export type DayPlayer = NonNullable<DayMatch['player1']>;

/** A match whose two sides are known. */
export interface KnownMatch extends DayMatch {
  readonly player1: DayPlayer;
  readonly player2: DayPlayer;
}

export function isKnown(match: DayMatch): match is KnownMatch {
  return match.player1 !== null && match.player2 !== null;
}

export const confirmOwn = call(contract.confirmOwn);
export const disputeOwn = call(contract.disputeOwn);
export const confirmAtDesk = call(contract.confirmAtDesk);
export const acceptClaim = call(contract.acceptClaim);
export const setSilence = call(contract.setSilence);
const findOwn = call(contract.findOwn);
const findOpen = call(contract.findOpen);

/** My matches of a tournament; the phone stores them for a hall without a signal. */
export const ownMatchesQuery = (id: number) =>
  matchesQuery(
    ['entries', 'my-matches', id],
    async (signal) => unwrap(await findOwn({ params: { id }, signal })).own,
  );

/** The matches of somebody, read again while the screen is open. */
export function matchesQuery(
  queryKey: readonly ['entries' | 'guardian-page', ...unknown[]],
  read: (signal: AbortSignal) => Promise<OwnMatches>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
    // A guardian reads on anybody's phone: nothing of it is stored.
    meta: { persist: queryKey[0] === 'entries' },
  });
}

/** The results that wait for the other side or for the desk. */
export const openResultsQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'open-results', id],
    queryFn: async ({ signal }) => unwrap(await findOpen({ params: { id }, signal })).results,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });
