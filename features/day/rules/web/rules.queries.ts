import { queryOptions } from '@tanstack/react-query';
import type { Output, Sent } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../../queue/queue.rules.contract.ts';

export type PlannedMatch = Output<typeof contract.findPlan>['plan'][number];
export type NewBreak = Sent<typeof contract.addBreak>['body']['break'];

export const setRules = call(contract.setRules);
export const publishPlan = call(contract.publishPlan);
export const withdrawPlan = call(contract.withdrawPlan);
export const addBreak = call(contract.addBreak);
export const deleteBreak = call(contract.deleteBreak);
const findPlan = call(contract.findPlan);

/** The order of play of an event as the forecast would make it now. */
export const planQuery = (id: number, eventId: number) =>
  queryOptions({
    queryKey: ['organizer', 'plan', id, eventId],
    queryFn: async ({ signal }) => unwrap(await findPlan({ params: { id, eventId }, signal })).plan,
    staleTime: 0,
    gcTime: 0,
  });
