import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../day.contract.ts';

export type Day = Output<typeof contract.find>['day'];
export type DayEvent = Day['events'][number];
export type Court = Day['courts'][number];

export const openDay = call(contract.open);
export const setCheckIn = call(contract.setCheckIn);
export const addCourts = call(contract.addCourts);
export const orderCourts = call(contract.orderCourts);
export const changeCourt = call(contract.changeCourt);
export const deleteCourt = call(contract.deleteCourt);
const find = call(contract.find);

/** Another desk may change the day at any time; in milliseconds. */
export const LIVE = 20_000;

/** The day of a tournament for its desk; the phone stores it for a hall without a signal. */
export const dayQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'day', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).day,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });
