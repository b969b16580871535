import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readWithPage } from '#platform/web/api/page-reads.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../ties.contract.ts';

export type Ties = Output<typeof contract.list>['ties'];
export type Tie = Ties['ties'][number];
export type Rubber = Tie['rubbers'][number];

const list = call(contract.list);
export const decide = call(contract.decide);

/** Rubbers end all the time; in milliseconds. */
const LIVE = 10_000;

/** The ties of a tournament; the phone stores them for a hall without a signal. */
export const tiesQuery = (id: number) => {
  const { initialData, initialDataUpdatedAt } = readWithPage(contract.list, { params: { id } });
  return queryOptions({
    queryKey: ['tournaments', id, 'ties'],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })).ties,
    initialData: () => initialData()?.ties,
    initialDataUpdatedAt,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });
};
