import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../withdrawing.contract.ts';

export type EventToWithdrawFrom = Output<typeof contract.list>['event'];
export type EntrantToWithdraw = EventToWithdrawFrom['entrants'][number];

export const decideWithdrawal = call(contract.decide);
export const reinstateEntry = call(contract.reinstate);
const list = call(contract.list);

/** Everybody in an event with the requests to withdraw. Other people's names are not stored on the device. */
export const withdrawalsQuery = (params: { readonly id: number; readonly eventId: number }) =>
  queryOptions({
    queryKey: ['organizer', 'withdrawals', params.id, params.eventId],
    queryFn: async ({ signal }) => unwrap(await list({ params, signal })).event,
    staleTime: 0,
    meta: { persist: false },
  });
