import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applied } from '../lib/applied-message.ts';
import { type LiveReader, startReader } from '../lib/live-reader.ts';
import { directStream, sharedStream } from '../lib/live-stream.ts';
import { liveDrawQuery, liveQuery, type Message, streamAddress } from '../live.queries.ts';

/** A tournament, followed while it is on the screen. One that is over, or does not take place, does not change. */
export function useLive(id: number) {
  const client = useQueryClient();
  const query = useQuery(liveQuery(id));
  const state = query.data?.state;
  const isFollowed = state !== undefined && state !== 'over' && state !== 'cancelled';
  useEffect(() => (isFollowed ? follow(client, id) : undefined), [client, id, isFollowed]);
  return query;
}

function follow(client: QueryClient, id: number): () => void {
  const { queryKey } = liveQuery(id);
  const shown = () => client.getQueryData(queryKey);
  const reader = startReader({
    connect: streamOf(id),
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
    now: () => Date.now(),
    timer(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  const unbind = bindToPage(reader);
  return () => {
    unbind();
    reader.stop();
  };
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

function streamOf(id: number) {
  const direct = directStream((after) => new EventSource(streamAddress(id, after)));
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return direct;
  return sharedStream(`rallydays-live-${id}`, direct, {
    locks: navigator.locks,
    channel: (name) => new BroadcastChannel(name),
  });
}

function bindToPage(reader: LiveReader): () => void {
  const look = () => (document.hidden ? reader.hide() : reader.show());
  const shown = ({ persisted }: PageTransitionEvent) => persisted && reader.resume();
  if (document.hidden) reader.hide();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', shown);
  window.addEventListener('online', reader.resume);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('online', reader.resume);
  };
}
