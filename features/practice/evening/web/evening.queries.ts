import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as contract from '../evening.contract.ts';

const evening = call(contract.evening);

/** Other phones run the same evening: it is read again after this many milliseconds. */
const LIVE = 20_000;

/** The evening of a group on one day. */
export const eveningQuery = (groupId: number, day: string) =>
  queryOptions({
    queryKey: ['practice', 'evening', groupId, day],
    queryFn: async ({ signal }) => unwrap(await evening({ params: { groupId, day }, signal })),
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });

/** Caches the evening that the server has answered with, before the write leaves the outbox. */
export async function eveningAccepted(saved: Output<typeof contract.saveEvening>): Promise<void> {
  const { groupId, day, evening: accepted } = saved;
  const { queryKey } = eveningQuery(groupId, day);
  // A read that began before the write would show the state before it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => ({
    lastTime: known?.lastTime ?? [],
    rates: known?.rates ?? [],
    evening: accepted,
  }));
}
