import { infiniteQueryOptions } from '@tanstack/react-query';
import { cacheMatch } from '#features/matches/web/matches.queries.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../one-on-one.contract.ts';

const matches = call(contract.oneOnOneMatches);

/** The one-on-one matches of a group, in pages; read again whenever the screen opens. */
export const oneOnOneQuery = (groupId: number) =>
  infiniteQueryOptions({
    queryKey: ['practice', 'one-on-one', groupId],
    queryFn: async ({ pageParam, signal }) => {
      const page = unwrap(await matches({ query: { groupId, after: pageParam }, signal }));
      page.matches.forEach(cacheMatch);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchOnMount: 'always',
  });
