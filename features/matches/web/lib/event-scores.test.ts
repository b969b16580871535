import { expect, test } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type { MatchOutput } from '../../matches.contract.ts';
import { eventScored } from './event-scores.ts';

const EVENT = ['organizer', 'event', 1] as const;
const scored = (version: number) =>
  ({
    id: 'm',
    version,
    sessionId: 's',
    player1: { id: '1' },
    player2: { id: '2' },
    sets: [],
  }) as never as MatchOutput;

test('After a correction the event is read again, because its result may have been removed before the answer came', async () => {
  const answered = async (version: number) => {
    queryClient.setQueryData(EVENT, { draw: null });
    await eventScored(scored(version));
    return queryClient.getQueryState(EVENT)?.isInvalidated;
  };
  expect([await answered(1), await answered(2)]).toEqual([false, true]);
});

test('A read that began before a score does not take it back from its event', async () => {
  const before = { draw: { results: { stageId: 's', matches: [] } } };
  const answer = Promise.withResolvers<typeof before>();
  queryClient.setQueryData(EVENT, before);
  const read = queryClient.fetchQuery({
    queryKey: EVENT,
    queryFn: () => answer.promise,
    staleTime: 0,
  });
  await eventScored(scored(1));
  answer.resolve(before);
  await read.catch(() => {});
  expect(queryClient.getQueryData(EVENT)).toMatchObject({
    draw: { results: { matches: [{ id: 'm', version: 1 }] } },
  });
  // What else that read would have shown is read again.
  expect(queryClient.getQueryState(EVENT)?.isInvalidated).toBe(true);
});
