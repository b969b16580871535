import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import { matchKnown } from '../../scorecard/web/scorecard.queries.ts';
import type * as contract from '../free-practice.contract.ts';

const matches = call<typeof contract.freeMatches>('GET', '/api/practice/free-matches');
export const confirmMatches = call<typeof contract.confirmFreeMatches>(
  'POST',
  '/api/practice/free-matches/confirm',
);

/** The list in hand, oldest first; asked for anew whenever the screen opens. */
export const freeMatchesQuery = queryOptions({
  queryKey: ['practice', 'free-practice'],
  queryFn: async ({ signal }) => {
    const list = unwrap(await matches({ signal })).matches;
    list.forEach(matchKnown);
    return list;
  },
  refetchOnMount: 'always',
});
