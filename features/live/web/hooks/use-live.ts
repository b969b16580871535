import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { follow } from '#platform/web/streams/follow.ts';
import { applied } from '../lib/applied-message.ts';
import {
  type LiveSnapshot,
  liveDrawQuery,
  liveQuery,
  type Message,
  streamAddress,
} from '../live.queries.ts';

/** A tournament, followed while it is on the screen. One whose date has passed, or that does not take place, does not change. */
export function useLive(id: number) {
  const client = useQueryClient();
  const query = useQuery(liveQuery(id));
  const isFollowed = query.data !== undefined && mayChange(query.data);
  useEffect(
    () => (isFollowed ? followTournament(client, id) : undefined),
    [client, id, isFollowed],
  );
  return query;
}

/** A day that ended early may go on after all. */
function mayChange({ state, tournament }: LiveSnapshot): boolean {
  const isPast = state === 'over' && tournament.eventDate < dayInJapan(now());
  return state !== 'cancelled' && !isPast;
}

function followTournament(client: QueryClient, id: number): () => void {
  const { queryKey } = liveQuery(id);
  const shown = () => client.getQueryData(queryKey);
  return follow<Message>({
    name: `rallydays-live-${id}`,
    address: (after) => streamAddress(id, after),
    seq: () => shown()?.seq ?? 0,
    apply(seq, message) {
      const before = shown();
      if (!before) return 'now';
      const { snapshot, reread } = applied(before, seq, message);
      if (snapshot !== before) client.setQueryData(queryKey, snapshot);
      refreshBeside(client, id, message);
      return reread;
    },
    async reread() {
      await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
      return shown()?.seq ?? 0;
    },
  });
}

/** A result moves somebody in a draw, and a reset may be a new draw or another name. */
function refreshBeside(client: QueryClient, id: number, message: Message): void {
  if (message.kind === 'open') return;
  const events =
    message.kind === 'reset'
      ? null
      : new Set(message.matches.filter((one) => one.result).map((one) => one.eventId));
  if (events === null) {
    for (const beside of ['draw', 'known', 'guarded']) {
      void client.invalidateQueries({ queryKey: ['tournaments', id, 'live', beside] });
    }
    return;
  }
  for (const eventId of events) {
    void client.invalidateQueries({ queryKey: liveDrawQuery({ id, eventId }).queryKey });
  }
}
