import { queryOptions } from '@tanstack/react-query';
import { cacheMatch } from '#features/matches/web/matches.queries.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../free-practice.contract.ts';

const matches = call(contract.freeMatches);
export const confirmMatches = call(contract.confirmFreeMatches);

/** The unconfirmed list, oldest first; read again whenever the screen opens. */
export const freeMatchesQuery = queryOptions({
  queryKey: ['practice', 'free-practice'],
  queryFn: async ({ signal }) => {
    const list = unwrap(await matches({ signal })).matches;
    list.forEach(cacheMatch);
    return list;
  },
  refetchOnMount: 'always',
});
