import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';

/** A stream of server-sent events, read over a connection of its own as a browser reads it. */
export interface EventSource {
  /** The connection breaks, and is made again. */
  drop(): void;
  close(): void;
}

interface Wanted {
  /** The address of the first connection and of those after it: a server that was killed comes back. */
  readonly url: () => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: (id: number, data: string) => void;
  /** The connection is lost; the next one is made by itself. */
  readonly lost: () => void;
  /** An answer that is no stream. */
  readonly refused: (status: number) => void;
}

/** Until the server says how long to wait before the next connection. */
const USUAL_RETRY = 3000;

/** Connects again whenever the connection is lost, and names the last event that it has. */
export function eventSource({ url, headers, ...on }: Wanted): EventSource {
  let answer: IncomingMessage | null = null;
  let connection = 0;
  let timer: NodeJS.Timeout | undefined;
  let retry = USUAL_RETRY;
  let lastId: string | null = null;
  let isClosed = false;

  /** A connection may fail in several ways at once: the next one is made once. */
  const again = (lost: number) => {
    if (isClosed || lost !== connection) return;
    connection += 1;
    answer = null;
    on.lost();
    timer = setTimeout(connect, retry);
  };
  const read = (block: string) => {
    let data = '';
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) lastId = line.slice(4);
      else if (line.startsWith('data: ')) data = line.slice(6);
      else if (line.startsWith('retry: ')) retry = Number(line.slice(7));
    }
    if (data !== '') on.message(Number(lastId), data);
  };
  function connect() {
    const own = connection;
    const address = url();
    const get = address.startsWith('https:') ? getHttps : getHttp;
    const last = lastId === null ? {} : { 'last-event-id': lastId };
    const request = get(address, { headers: { ...headers, ...last }, agent: false }, (found) => {
      answer = found;
      found.once('close', () => again(own));
      found.on('error', () => {});
      if (found.statusCode !== 200) {
        on.refused(found.statusCode ?? 0);
        found.destroy();
        return;
      }
      let text = '';
      found.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = `${text}${chunk}`.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) read(block);
      });
      if (isClosed) found.destroy();
    });
    request.on('error', () => again(own));
  }
  connect();
  return {
    drop: () => void answer?.destroy(),
    close() {
      isClosed = true;
      clearTimeout(timer);
      answer?.destroy();
    },
  };
}
