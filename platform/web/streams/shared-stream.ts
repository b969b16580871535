import type { Connect, StreamEvents, StreamMessage } from './stream-reader.ts';

/** After an answer that ends a stream, such as 503, it is opened again after so many milliseconds, and up to twice as many. */
const AGAIN_MS = 15_000;

/** The part of an EventSource that is used. */
export type Source = Pick<EventSource, 'onmessage' | 'onerror' | 'readyState' | 'close'>;

/** A stream of the server. The browser connects again by itself, and names the last change that it has. */
export function directStream<Message extends StreamMessage>(
  openSource: (after: number) => Source,
): Connect<Message> {
  return (after, on) => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let source: Source;
    const open = () => {
      source = openSource(after());
      source.onmessage = ({ lastEventId, data }) => {
        on.message(Number(lastEventId), JSON.parse(data) as Message);
      };
      source.onerror = () => {
        on.lost();
        // 2: closed by an answer that is no stream.
        if (source.readyState === 2) again = setTimeout(open, AGAIN_MS * (1 + Math.random()));
      };
    };
    open();
    return () => {
      clearTimeout(again);
      source.close();
    };
  };
}

/** What tabs say to each other. */
type Word<Message> =
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'message';
      readonly seq: number;
      readonly message: Message | { readonly kind: 'open' };
    }
  | { readonly kind: 'lost' };

/** What the browser gives for it. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
}

/**
 * One stream for all tabs of a browser, which opens only six connections to a server over HTTP/1.1: the tab that holds the lock
 * has the stream and passes on what it hears. When it closes or hides, the next one takes over.
 */
export function sharedStream<Message extends StreamMessage>(
  name: string,
  stream: Connect<Message>,
  { locks, channel }: Tabs,
): Connect<Message> {
  return (after, on) => {
    const abort = new AbortController();
    const tabs = channel(name);
    const say = (word: Word<Message>) => tabs.postMessage(word);
    let lead: Lead | null = null;
    tabs.onmessage = ({ data }: MessageEvent<Word<Message>>) => {
      if (data.kind === 'hello') lead?.greet();
      else if (lead) return;
      else if (data.kind === 'message') on.message(data.seq, data.message as Message);
      else on.lost();
    };
    say({ kind: 'hello' });
    const held = locks.request(name, { signal: abort.signal }, () => {
      lead = startLead(stream, after, on, say);
      return lead.ended;
    });
    // Rejected when this tab closes before its turn.
    void Promise.resolve(held).catch(() => {});
    return () => {
      abort.abort();
      lead?.end();
      tabs.close();
    };
  };
}

interface Lead {
  /** Says to a new tab how far the stream is. */
  readonly greet: () => void;
  readonly end: () => void;
  readonly ended: Promise<void>;
}

function startLead<Message extends StreamMessage>(
  stream: Connect<Message>,
  after: () => number,
  on: StreamEvents<Message>,
  say: (word: Word<Message>) => void,
): Lead {
  let last: number | null = null;
  const close = stream(after, {
    message(seq, message) {
      last = seq;
      say({ kind: 'message', seq, message });
      on.message(seq, message);
    },
    lost() {
      last = null;
      say({ kind: 'lost' });
      on.lost();
    },
  });
  let resolve = () => {};
  const ended = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    greet() {
      if (last !== null) say({ kind: 'message', seq: last, message: { kind: 'open' } });
    },
    end() {
      close();
      resolve();
    },
    ended,
  };
}
