import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../own-day.contract.ts';

export type OwnDays = Output<typeof contract.find>;
export type OwnDay = OwnDays['days'][number];
export type OwnMatch = OwnDay['matches'][number];

export const sayComing = call(contract.sayComing);
const find = call(contract.find);

/** A call may come at any time; in milliseconds. */
const LIVE = 20_000;

/** My matches of today; the phone stores them for a hall without a signal. */
export const ownDaysQuery = queryOptions({
  queryKey: ['entries', 'my-day'],
  queryFn: async ({ signal }) => unwrap(await find({ signal })),
  staleTime: 0,
  refetchInterval: pollUntilGone(LIVE),
});
