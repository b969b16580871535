import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../my-day.contract.ts';

export type School = Output<typeof contract.findSchool>['school'];
export type SchoolDay = School['days'][number];

const findSchool = call(contract.findSchool);
export const checkInPupils = call(contract.checkInPupils);

/** A call may come at any time; in milliseconds. */
const LIVE = 20_000;

/** The matches of today of the members of a club; the phone stores them for a hall without a signal. */
export const schoolQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['entries', 'my-school', groupId],
    queryFn: async ({ signal }) => unwrap(await findSchool({ params: { groupId }, signal })).school,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });
