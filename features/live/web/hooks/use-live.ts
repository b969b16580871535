import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { follow } from '#platform/web/streams/follow.ts';
import { applied, eventsOfResults } from '../lib/applied-message.ts';
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
      if (message.kind === 'reset') {
        for (const beside of ['draw', 'known', 'guarded']) refresh(client, id, beside);
      }
      for (const eventId of eventsOfResults(before, snapshot)) {
        void client.invalidateQueries({ queryKey: liveDrawQuery({ id, eventId }).queryKey });
      }
      return reread;
    },
    async reread() {
      const before = shown()?.seq;
      await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
      const after = shown()?.seq ?? 0;
      // What it has that no message has said may be a result.
      if (after !== before) refresh(client, id, 'draw');
      return after;
    },
  });
}

function refresh(client: QueryClient, id: number, beside: string): void {
  void client.invalidateQueries({ queryKey: ['tournaments', id, 'live', beside] });
}
