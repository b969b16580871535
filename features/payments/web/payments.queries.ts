import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../payments.contract.ts';
import * as sandboxStore from '../sandbox-store/sandbox-store.contract.ts';

const sample = call(contract.sample);
const options = call(contract.options);
const open = call(contract.open);

export const cancel = call(contract.cancel);
export const simulateStore = call(sandboxStore.pay);

/** A payment that is under way. */
export type OpenPayment = NonNullable<Output<typeof contract.open>['payment']>;

/** The payment of an entry that is under way; stored on the phone, for a store without a signal. Null without one. */
export function openQuery(entryId: string) {
  return queryOptions({
    queryKey: ['payments', 'open', entryId],
    queryFn: async ({ signal }) => unwrap(await open({ query: { entryId }, signal })).payment,
    staleTime: 0,
  });
}

/** In the demo: a tournament whose payment can be tried; null without one. */
export const sampleQuery = queryOptions({
  queryKey: ['payments', 'sample'],
  queryFn: async ({ signal }) => unwrap(await sample({ signal })).tournament,
  staleTime: 0,
  meta: { persist: false },
});

/** The payment methods of an entry, or of one that is not reserved yet; not stored on the phone. */
export function optionsQuery(entryId?: string) {
  return queryOptions({
    queryKey: ['payments', 'options', entryId ?? 'any'],
    queryFn: async ({ signal }) => unwrap(await options({ query: { entryId }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });
}
