import { openStream } from '#platform/testing/read-stream.ts';
import type { Message } from '../live.contract.ts';

/** Opens the stream of a tournament as a browser does. */
export function openLive(
  origin: string,
  id: number,
  { after, lastEventId }: { after?: number | string; lastEventId?: string } = {},
) {
  const query = after === undefined ? '' : `?after=${after}`;
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  return openStream<Message>(`${origin}/api/live/${id}/stream${query}`, headers);
}
