import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../entries.contract.ts';

export const withdraw = call(contract.withdraw);
const mine = call(contract.mine);

export type When = 'coming' | 'past';

/** My entries, a page at a time. */
export function myEntriesQuery(when: When) {
  return infiniteQueryOptions({
    queryKey: ['entries', 'mine', when],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await mine({ query: { when, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
