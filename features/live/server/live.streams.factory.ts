import { openStream } from '#platform/testing/read-stream.ts';
import type { Message } from '../live.contract.ts';

interface Asked {
  readonly after?: number | string;
  readonly lastEventId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens the stream of a tournament as a browser does. */
export function openLive(origin: string, id: number, { after, lastEventId, headers }: Asked = {}) {
  const query = after === undefined ? '' : `?after=${after}`;
  return openStream<Message>(`${origin}/api/live/${id}/stream${query}`, {
    ...headers,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  });
}
