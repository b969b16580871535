import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from '#platform/web/streams/follow.ts';
import { applied } from '../lib/applied-message.ts';
import { liveDrawQuery, liveQuery, type Message, streamAddress } from '../live.queries.ts';

/** A tournament, followed while it is on the screen. One that is over, or does not take place, does not change. */
export function useLive(id: number) {
  const client = useQueryClient();
  const query = useQuery(liveQuery(id));
  const state = query.data?.state;
  const isFollowed = state !== undefined && state !== 'over' && state !== 'cancelled';
  useEffect(
    () => (isFollowed ? followTournament(client, id) : undefined),
    [client, id, isFollowed],
  );
  return query;
}

function followTournament(client: QueryClient, id: number): () => void {
  const { queryKey } = liveQuery(id);
  const shown = () => client.getQueryData(queryKey);
  return follow<Message>({
    name: `rallydays-live-${id}`,
    address: (after) => streamAddress(id, after),
    seq: () => shown()?.seq ?? 0,
    apply(seq, message) {
      const now = shown();
      if (!now) return 'now';
      const { snapshot, reread } = applied(now, seq, message);
      if (snapshot !== now) client.setQueryData(queryKey, snapshot);
      refreshDraws(client, id, message);
      return reread;
    },
    async reread() {
      await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
      return shown()?.seq ?? 0;
    },
  });
}

/** A result moves somebody in a draw, and a reset may be a new draw. */
function refreshDraws(client: QueryClient, id: number, message: Message): void {
  if (message.kind === 'open') return;
  const events =
    message.kind === 'reset'
      ? null
      : new Set(message.matches.filter((one) => one.result).map((one) => one.eventId));
  if (events === null) {
    void client.invalidateQueries({ queryKey: ['tournaments', id, 'live', 'draw'] });
    return;
  }
  for (const eventId of events) {
    void client.invalidateQueries({ queryKey: liveDrawQuery({ id, eventId }).queryKey });
  }
}
