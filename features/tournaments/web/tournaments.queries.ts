import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readWithPage } from '#platform/web/api/page-reads.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import { now } from '#platform/web/clock.ts';
import * as contract from '../tournaments.contract.ts';
import { type Criteria, weekendOf } from './lib/criteria.ts';

const find = call(contract.find);

export type Tournament = Output<typeof contract.find>['tournament'];

/** Queries that show tournaments and their places: a write to either may change all of them. */
export const TOURNAMENT_READS: readonly Topic[] = [
  'tournaments',
  'organizer',
  'entries',
  'payments',
  'guardians',
  'guardian-page',
  'profile',
  'deletion-preview',
  'operator',
  'notifications',
  'home',
];

/** One tournament, for every feature's screens; refused with TOURNAMENT_NOT_FOUND. */
export function tournamentQuery(id: number) {
  const { initialData, initialDataUpdatedAt } = readWithPage(contract.find, { params: { id } });
  return queryOptions({
    queryKey: ['tournaments', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).tournament,
    initialData: () => initialData()?.tournament,
    initialDataUpdatedAt,
  });
}

const list = call(contract.list);

export type Listing = Output<typeof contract.list>['tournaments'][number];

/** Future tournaments that meet the criteria, a page at a time; the old ones stay while others load. */
export function tournamentsQuery(criteria: Criteria) {
  const { search, prefecture, level, eventType, when, fee } = criteria;
  const weekend = when === 'weekend' ? weekendOf(dayInJapan(now())) : undefined;
  return infiniteQueryOptions({
    queryKey: ['tournaments', 'list', { search, prefecture, level, eventType, fee, ...weekend }],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await list({
          query: {
            q: search || undefined,
            prefecture: prefecture || undefined,
            level: level || undefined,
            eventType: eventType || undefined,
            ...weekend,
            free: fee === 'free' ? 'true' : undefined,
            cursor: pageParam,
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
