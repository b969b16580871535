import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleMatch, sampleResult, sampleSnapshot } from '../lib/sample-live.ts';
import { type LiveMatch, type LiveSnapshot, liveDrawQuery, type Message } from '../live.queries.ts';
import { useLive } from './use-live.ts';

const at = '2026-12-15T01:00:00.000Z';
const played = sampleMatch({ state: 'done', result: sampleResult('1', at) });

let answer: LiveSnapshot;
let draws: number;
let say: (seq: number, message: Message) => void;

class Stream {
  readonly readyState = 1;
  onmessage: ((event: Pick<MessageEvent, 'lastEventId' | 'data'>) => void) | null = null;
  constructor() {
    say = (seq, message) =>
      this.onmessage?.({ lastEventId: String(seq), data: JSON.stringify(message) });
  }
  close() {}
}

beforeEach(() => {
  draws = 0;
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (!url.includes('/draws/')) return Response.json(answer);
      draws += 1;
      return Response.json({ draws });
    }),
  );
});
/** The page of a tournament with the draw of its event, both read once. */
async function followed(matches: readonly LiveMatch[]) {
  answer = sampleSnapshot({ seq: 7, matches: [...matches] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(
    () => [useLive(8).data, useQuery(liveDrawQuery({ id: 8, eventId: 7 })).data] as const,
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.every(Boolean)).toBe(true));
  return result;
}

test.each<[string, LiveMatch, LiveMatch, number]>([
  ['has a result', sampleMatch(), played, 2],
  ['has another result', played, { ...played, result: sampleResult('2', at) }, 2],
  ['has none any more', played, sampleMatch(), 2],
  ['is called', sampleMatch(), sampleMatch({ state: 'called' }), 1],
])('Where a match %s the draw is up to date', async (_, before, after, reads) => {
  const result = await followed([before]);
  act(() => say(8, { kind: 'matches', matches: [after] }));
  await waitFor(() => expect(result.current[0]?.matches).toEqual([after]));
  await waitFor(() => expect(draws).toBe(reads));
});

test('The draw is read again where the snapshot has a change of which no message came', async () => {
  const result = await followed([sampleMatch()]);
  answer = { ...answer, seq: 9, matches: [played] };
  act(() => say(9, { kind: 'open' }));
  await waitFor(() => expect(result.current[0]?.seq).toBe(9), { timeout: 3000 });
  await waitFor(() => expect(draws).toBe(2));
});
