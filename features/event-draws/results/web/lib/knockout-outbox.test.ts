import { expect, test } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { type PreparedEvent, preparedEventQuery } from '../../../web/event-draws.queries.ts';
import { eventResultAccepted } from './knockout-outbox.ts';

test('A read that began before a result of a knockout does not take back what the answer to the result shows', async () => {
  const params = { id: 8, eventId: 7 };
  const { queryKey } = preparedEventQuery(params);
  const [before, after] = [{ stage: 'before' }, { stage: 'after' }] as never as [
    PreparedEvent,
    PreparedEvent,
  ];
  const answer = Promise.withResolvers<PreparedEvent>();
  queryClient.setQueryData(queryKey, before);
  const read = queryClient.fetchQuery({ queryKey, queryFn: () => answer.promise, staleTime: 0 });
  await eventResultAccepted({ meta: { params } }, { event: after });
  answer.resolve(before);
  await read.catch(() => {});
  expect(queryClient.getQueryData(queryKey)).toEqual(after);
  queryClient.clear();
});
