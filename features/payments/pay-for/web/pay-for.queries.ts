import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../pay-for.contract.ts';

export type PaymentRequest = Output<typeof contract.open>['request'];

const open = call(contract.open);
export const ask = call(contract.ask);
export const payFor = call(contract.pay);
export const giveUp = call(contract.giveUp);

/** What a link asks to pay; not stored on the phone, which may be anybody's. */
export function requestQuery(secret: string) {
  return queryOptions({
    queryKey: ['payments', 'for', secret],
    queryFn: async ({ signal }) => unwrap(await open({ body: { secret }, signal })).request,
    meta: { persist: false },
    staleTime: 0,
    retry: false,
  });
}
