import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import type { Output, Sent } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readWithPage } from '#platform/web/api/page-reads.ts';
import * as contract from '../ratings.contract.ts';

export type PlayerPage = Output<typeof contract.playerPage>;
export type Rate = PlayerPage['rates'][number];
export type FirstRate = NonNullable<PlayerPage['start']>;
export type RatedPeriod = PlayerPage['periods'][number];
export type PlayedMatch = PlayerPage['matches'][number];
export type Ranking = Output<typeof contract.ranking>;
export type RankedPlayer = Ranking['top'][number];
export type Reasons = Output<typeof contract.reasons>;
export type OwnRate = Output<typeof contract.own>;
export type RankingFilters = Sent<typeof contract.ranking>['query'];

const ranking = call(contract.ranking);
const playerPage = call(contract.playerPage);
const reasons = call(contract.reasons);
const own = call(contract.own);
export const hide = call(contract.hide);

export const rankingQuery = (query: RankingFilters) =>
  queryOptions({
    queryKey: ['ratings', 'ranking', query],
    queryFn: async ({ signal }) => unwrap(await ranking({ query, signal })),
    ...readWithPage(contract.ranking, { query }),
  });

export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: ['ratings', 'player', id],
    queryFn: async ({ signal }) => unwrap(await playerPage({ params: { playerId: id }, signal })),
    ...readWithPage(contract.playerPage, { params: { playerId: id } }),
    // What came with the page is what strangers read.
    staleTime: 0,
  });

export const reasonsQuery = (
  id: string,
  periodId: string,
  discipline: Discipline,
): ReasonsQuery => ({
  queryKey: ['ratings', 'reasons', id, periodId, discipline],
  queryFn: async ({ signal }) =>
    unwrap(await reasons({ params: { playerId: id, periodId }, query: { discipline }, signal })),
});

/** The reasons of a period, from wherever the reader gets them. */
export type ReasonsQuery = UseQueryOptions<Reasons>;

export const ownRateQuery = queryOptions({
  queryKey: ['ratings', 'own'],
  queryFn: async ({ signal }) => unwrap(await own({ signal })),
});
