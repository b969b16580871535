import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import { LIVE } from '../../web/day.queries.ts';
import * as contract from '../check-in.contract.ts';

export type CheckInList = Output<typeof contract.list>['list'];
export type Person = CheckInList['people'][number];
export type OwnCheckIn = Output<typeof contract.findOwn>['checkIn'];

export const tickPeople = call(contract.tick);
export const checkInOwn = call(contract.checkIn);
const list = call(contract.list);
const missing = call(contract.missing);
const findOwn = call(contract.findOwn);

/** Who is there. The phone stores it, without phone numbers, so that it can be read in a hall without a signal. */
export const checkInListQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'check-ins', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })).list,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });

/** Who is not there yet, with phone numbers, which are not stored on the device. */
export const missingQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'missing', id],
    queryFn: async ({ signal }) => unwrap(await missing({ params: { id }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

/** My own check-in. */
export const ownCheckInQuery = (id: number) =>
  queryOptions({
    queryKey: ['entries', 'check-in', id],
    queryFn: async ({ signal }) => unwrap(await findOwn({ params: { id }, signal })).checkIn,
    staleTime: 0,
  });
