import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type { MatchOutput } from '../../matches.contract.ts';
import { eventScored } from './event-scores.ts';

const EVENT = ['organizer', 'event', 1] as const;

afterEach(() => queryClient.clear());

test('After a correction the event is read again, because its result may have been removed before the answer came', () => {
  const answered = (version: number) => {
    queryClient.setQueryData(EVENT, { draw: null });
    eventScored({
      version,
      sessionId: 's',
      player1: { id: '1' },
      sets: [],
    } as never as MatchOutput);
    return queryClient.getQueryState(EVENT)?.isInvalidated;
  };
  expect([answered(1), answered(2)]).toEqual([false, true]);
});
