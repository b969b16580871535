import { expect, test } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { type OwnMatches, ownMatchesQuery } from '../handshake.queries.ts';
import { ownResultAccepted } from './day-outbox.ts';
import { dayMatch, entered, ownMatches } from './sample-matches.ts';

test('A read that began before a result does not take back what the answer to the result shows', async () => {
  const { queryKey } = ownMatchesQuery(8);
  const [before, after] = [ownMatches([dayMatch()]), ownMatches([entered({ side: 'player1' })])];
  const answer = Promise.withResolvers<OwnMatches>();
  queryClient.setQueryData(queryKey, before);
  const read = queryClient.fetchQuery({ queryKey, queryFn: () => answer.promise, staleTime: 0 });
  await ownResultAccepted({ meta: { tournamentId: 8 } }, { own: after });
  answer.resolve(before);
  await read.catch(() => {});
  expect(queryClient.getQueryData(queryKey)).toEqual(after);
  queryClient.clear();
});
