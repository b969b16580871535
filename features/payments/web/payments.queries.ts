import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../payments.contract.ts';

const sample = call(contract.sample);
const options = call(contract.options);

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
