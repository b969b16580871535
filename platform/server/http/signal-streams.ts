import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sharedRead } from '../shared-read.ts';
import type { EventStream } from './event-streams.ts';

/**
 * Streams that only say that something has changed: a reader then reads it again, as far as it may. They hold no content, so that
 * nobody hears more than that from a stream that is still open when its reader may not read any more.
 */

/** What is followed, by its key, with the number of its last change. */
export type Heads = ReadonlyMap<string, number>;

export interface SignalStreams {
  /**
   * Opens a reader's stream. Who names another number than the last one has missed something. `open` follows: without it, a proxy
   * holds the stream back.
   */
  follow(
    key: string,
    after: number | null,
    connect: (onEnd: () => void) => EventStream,
  ): Promise<void>;
  /** A change of this key has committed on this server. */
  announce(key: string): void;
  /** Sends what has been committed since the last call, on this server or another one. */
  poll(): Promise<void>;
  /** How many keys are followed. */
  count(): number;
}

interface Topic {
  /** The last change that was sent. */
  seq: number;
  readonly readers: Set<EventStream>;
}

/** So often a server asks what others have written; its own changes it sends at once. */
const POLL_MS = 500;

/** The readers of a server. `heads` reads the numbers of these keys; a key that it leaves out has had no change. */
export function createSignalStreams(
  heads: (keys: readonly string[]) => Promise<Heads>,
  log: Pick<Logger, 'warn'>,
): SignalStreams {
  const topics = new Map<string, Topic>();
  let timer: NodeJS.Timeout | null = null;

  const poll = sharedRead(async () => {
    if (topics.size === 0) return;
    for (const [key, seq] of await heads([...topics.keys()])) {
      const topic = topics.get(key);
      if (!topic || seq === topic.seq) continue;
      topic.seq = seq;
      const changed = written(seq, 'changed');
      for (const stream of topic.readers) stream.send(changed);
    }
  });
  const pollSafely = () =>
    void poll().catch((err: unknown) =>
      log.warn({ err }, 'changes for open streams were not read'),
    );

  const leave = (key: string, stream: EventStream) => {
    const topic = topics.get(key);
    topic?.readers.delete(stream);
    if (topic?.readers.size === 0) topics.delete(key);
    if (topics.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    async follow(key, after, connect) {
      const seq = (await heads([key])).get(key) ?? 0;
      const stream = connect(() => leave(key, stream));
      const topic = topics.get(key) ?? { seq, readers: new Set() };
      topics.set(key, topic);
      topic.readers.add(stream);
      timer ??= setInterval(pollSafely, POLL_MS).unref();
      // Others may have been sent a later change meanwhile.
      const head = Math.max(seq, topic.seq);
      if (after !== null && after !== head) stream.send(written(head, 'changed'));
      stream.send(written(head, 'open'));
    },
    announce(key) {
      if (topics.has(key)) pollSafely();
    },
    poll,
    count: () => topics.size,
  };
}

/** The last change that a browser has heard of: it says so when it connects again. Null for none. */
export function lastEventOf({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const said = headers['last-event-id'];
  return typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) : null;
}

/** A message in the format of the protocol. */
function written(seq: number, kind: 'changed' | 'open'): Buffer {
  return Buffer.from(`id: ${seq}\ndata: {"kind":"${kind}"}\n\n`);
}
