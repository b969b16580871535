import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../payments.contract.ts';

export const pay = call<typeof contract.pay>('POST', '/api/payments');
export const find = call<typeof contract.find>('GET', '/api/payments/:id');
const sample = call<typeof contract.sample>('GET', '/api/payments/sample');
const options = call<typeof contract.options>('GET', '/api/payments/options');

/** In the demo: a tournament whose payment can be tried; null without one. */
export const sampleQuery = queryOptions({
  queryKey: ['payments', 'sample'],
  queryFn: async ({ signal }) => unwrap(await sample({ signal })).tournament,
  staleTime: 0,
  meta: { persist: false },
});

/** What one can pay an entry with, or any that is not reserved yet; nothing of it is kept on the phone. */
export function optionsQuery(entryId?: string) {
  return queryOptions({
    queryKey: ['payments', 'options', entryId ?? 'any'],
    queryFn: async ({ signal }) => unwrap(await options({ query: { entryId }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });
}
