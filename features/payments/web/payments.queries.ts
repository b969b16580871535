import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../payments.contract.ts';

export const pay = call<typeof contract.pay>('POST', '/api/payments');
export const find = call<typeof contract.find>('GET', '/api/payments/:id');
const options = call<typeof contract.options>('GET', '/api/payments/options');

/** What one can pay an entry with; nothing of it is kept on the phone. */
export function optionsQuery(entryId: string) {
  return queryOptions({
    queryKey: ['payments', 'options', entryId],
    queryFn: async ({ signal }) => unwrap(await options({ query: { entryId }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });
}
