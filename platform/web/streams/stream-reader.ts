/** What a stream of the server says. `reset`: what is shown is to be read again, whatever its number. */
export interface StreamMessage {
  readonly kind: string;
}

/** A stream without a word for so long is blocked, in milliseconds. Source: next.md, C7. */
const SILENCE_MS = 10_000;
/** So often it is read without a stream. Source: next.md, C7. */
const POLL_MS = 15_000;
/** So often it is read beside a stream: a dead connection may look like a quiet one. */
const CHECK_MS = 60_000;
/** A tab that is hidden for so long closes its stream. Source: next.md, C7. */
const HIDDEN_MS = 60_000;
/** An answer may be cached for two seconds. */
const CACHED_MS = 2_200;

/** What comes from a stream. */
export interface StreamEvents<Message extends StreamMessage> {
  readonly message: (seq: number, message: Message) => void;
  /** The connection is lost; the stream tries again by itself. */
  readonly lost: () => void;
}

/** Opens a stream after the change that `after` names by then; gives the way to close it. */
export type Connect<Message extends StreamMessage> = (
  after: () => number,
  on: StreamEvents<Message>,
) => () => void;

export interface ReaderPorts<Message extends StreamMessage> {
  readonly connect: Connect<Message>;
  /** The number of the last change that is shown. */
  readonly seq: () => number;
  /** Applies a message to what is shown. */
  readonly apply: (seq: number, message: Message) => 'now' | 'later' | null;
  /** Reads what is shown again; gives its number. */
  readonly reread: () => Promise<number>;
  /** Milliseconds that go on while the device sleeps. */
  readonly now: () => number;
  /** Runs something after so many milliseconds; gives the way to cancel it. */
  readonly timer: (ms: number, run: () => void) => () => void;
  /** At least 0, less than 1. */
  readonly random: () => number;
}

export interface StreamReader {
  readonly hide: () => void;
  readonly show: () => void;
  /** The network is back, or the page comes from the browser's memory. */
  readonly resume: () => void;
  readonly stop: () => void;
}

/**
 * Follows something that others change: by its stream; by reading it again where a proxy blocks streams; not at all while the tab is
 * hidden for longer. After every interruption it is read first.
 */
export function startReader<Message extends StreamMessage>(
  ports: ReaderPorts<Message>,
): StreamReader {
  const { connect, timer, random, now } = ports;
  const none = () => {};
  let close: (() => void) | null = null;
  let cancelSilence: (() => void) | null = null;
  let cancelPoll = none;
  let cancelHidden = none;
  let pending: { readonly at: number; readonly cancel: () => void } | null = null;
  let hiddenAt: number | null = null;
  // What is shown has to be at least as new as the last change that the server has named. Its numbers fall where a backup was restored.
  let wanted = 0;

  const read = () => {
    pending?.cancel();
    pending = null;
    ports.reread().then(
      (seq) => {
        if (close && seq < wanted) readIn(CACHED_MS);
      },
      // Without a connection: the next poll tries again.
      () => {},
    );
  };
  const readIn = (ms: number) => {
    const at = now() + ms;
    if (pending && pending.at <= at) return;
    pending?.cancel();
    pending = { at, cancel: timer(ms, read) };
  };
  const poll = (ms: number) => {
    cancelPoll();
    cancelPoll = timer(ms, () => {
      read();
      poll(ms);
    });
  };
  const awaitWord = () => {
    cancelSilence ??= timer(SILENCE_MS, () => {
      read();
      poll(POLL_MS);
    });
  };
  const onMessage = (seq: number, message: Message) => {
    // The first word after a silence ends the polling.
    if (cancelSilence) poll(CHECK_MS);
    cancelSilence?.();
    cancelSilence = null;
    const reread = ports.apply(seq, message);
    wanted = seq;
    if (reread === 'now') readIn(random() * 1000);
    if (reread === 'later') readIn(10_000 + random() * 10_000);
  };
  const open = () => {
    close = connect(ports.seq, { message: onMessage, lost: awaitWord });
    poll(CHECK_MS);
    awaitWord();
  };
  const shut = () => {
    close?.();
    close = null;
    cancelPoll();
    cancelSilence?.();
    cancelSilence = null;
    pending?.cancel();
    pending = null;
  };
  const reopen = () => {
    shut();
    read();
    open();
  };
  open();
  return {
    hide() {
      hiddenAt ??= now();
      cancelHidden();
      cancelHidden = timer(HIDDEN_MS, shut);
    },
    show() {
      cancelHidden();
      // Timers stop while a phone sleeps: the clock says how long it was.
      const isLong = hiddenAt !== null && now() - hiddenAt >= HIDDEN_MS;
      hiddenAt = null;
      if (!close || isLong) reopen();
    },
    resume() {
      if (hiddenAt === null) reopen();
    },
    stop() {
      cancelHidden();
      shut();
    },
  };
}
