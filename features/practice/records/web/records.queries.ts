import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../records.contract.ts';
import { formatIdOf, type RecordFormat } from '../records.vocabulary.ts';

const days = call(contract.practiceDays);
const formats = call(contract.practiceFormats);
const matches = call(contract.practiceMatches);

export const saveStats = call(contract.saveStats);

export type Day = Output<typeof contract.practiceDays>['days'][number];

/** The cached copy may be older than the person's own last write: it is shown, and always read again. */
const ALWAYS = { refetchOnMount: 'always' } as const;

/** The days with matches of a player, or of everybody, newest first, in pages. */
export function daysQuery(search: string) {
  return infiniteQueryOptions({
    ...ALWAYS,
    queryKey: ['practice', 'records', 'days', search],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await days({ query: { before: pageParam, search: search || undefined }, signal })),
    initialPageParam: undefined as PlainDate | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many matches of each format a day has. */
export function formatsQuery(dateId: PlainDate, search: string) {
  return queryOptions({
    ...ALWAYS,
    queryKey: ['practice', 'records', 'formats', dateId, search],
    queryFn: async ({ signal }) => {
      const query = { search: search || undefined };
      return unwrap(await formats({ params: { dateId }, query, signal })).formats;
    },
  });
}

/** The matches of a day and format, in pages. */
export function matchesQuery(dateId: PlainDate, format: RecordFormat, search: string) {
  return infiniteQueryOptions({
    ...ALWAYS,
    queryKey: ['practice', 'records', 'matches', dateId, format, search],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await matches({
          params: { dateId, formatId: formatIdOf(format) },
          query: { after: pageParam, search: search || undefined },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
