import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMatch, LiveSnapshot, Message } from '#features/live/live.contract.ts';
import { applied, newerOf } from '#features/live/web/lib/applied-message.ts';
import {
  type Connect,
  type StreamReader,
  startReader,
} from '#platform/web/streams/stream-reader.ts';
import { eventSource } from '../http/event-source.ts';
import type { Snapshots, Tagged } from './snapshots.ts';

interface Page {
  readonly snapshots: Snapshots;
  /** The address of the stream after a change; null where a proxy holds streams back. */
  readonly streamUrl: ((after: number) => string) | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The page shows something else. */
  readonly changed: (page: LivePage) => void;
  /** Whether the connection breaks at this message. */
  readonly drops: () => boolean;
  readonly refused: (status: number) => void;
}

/** Before the first snapshot the page tries again so many milliseconds later. */
const AGAIN = 1000;

/** A page that follows a tournament, by the same code as the page of the app: its reader, and what a message makes of the snapshot. */
export class LivePage {
  readonly #page: Page;
  #tagged: Tagged | null = null;
  #shown: LiveSnapshot | undefined;
  #reader: StreamReader | null = null;
  #openSince: number | null = null;
  #openedAt: number | null = null;
  #isStopped = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What the page shows; undefined before the first snapshot. */
  get shown(): LiveSnapshot | undefined {
    return this.#shown;
  }

  /** Since when it hears every change at once, by `performance.now()`; null without a stream. */
  get openSince(): number | null {
    return this.#openSince;
  }

  /** When its stream opened last, by `performance.now()`; null where it has never been open. */
  get openedAt(): number | null {
    return this.#openedAt;
  }

  /** Whether no proxy holds its stream back. */
  get hasStream(): boolean {
    return this.#page.streamUrl !== null;
  }

  /** A match as the page shows it. */
  match(key: string): LiveMatch | undefined {
    return this.#shown?.matches.find((one) => one.key === key);
  }

  async start(): Promise<void> {
    while (!this.#shown && !this.#isStopped) {
      await this.#reread().catch(() => pause(AGAIN));
    }
    if (this.#isStopped) return;
    this.#reader = startReader<Message>({
      connect: this.#connect,
      seq: () => this.#shown?.seq ?? 0,
      apply: (seq, message) => this.#apply(seq, message),
      reread: () => this.#reread(),
      now: () => Date.now(),
      timer: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: () => Math.random(),
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#reader?.stop();
  }

  readonly #connect: Connect<Message> = (after, on) => {
    const { streamUrl, headers, drops, refused } = this.#page;
    if (streamUrl === null) return () => {};
    const source = eventSource({
      url: () => streamUrl(after()),
      headers,
      refused,
      message: (id, data) => {
        on.message(id, messageOf(data));
        if (drops()) source.drop();
      },
      lost: () => {
        this.#openSince = null;
        on.lost();
      },
    });
    return () => {
      this.#openSince = null;
      source.close();
    };
  };

  #apply(seq: number, message: Message) {
    if (message.kind === 'open') {
      this.#openSince = performance.now();
      this.#openedAt = this.#openSince;
    }
    if (!this.#shown) return null;
    const { snapshot, reread } = applied(this.#shown, seq, message);
    this.#show(snapshot);
    return reread;
  }

  async #reread(): Promise<number> {
    this.#tagged = await this.#page.snapshots.read(this.#tagged ?? undefined);
    this.#show(newerOf(this.#shown, this.#tagged.snapshot));
    return this.#tagged.snapshot.seq;
  }

  #show(snapshot: LiveSnapshot): void {
    if (this.#shown === snapshot) return;
    this.#shown = snapshot;
    this.#page.changed(this);
  }
}

let last: { readonly data: string; readonly message: Message } | null = null;

/** All readers get the same message: it is parsed once. */
function messageOf(data: string): Message {
  if (last?.data !== data) last = { data, message: JSON.parse(data) as Message };
  return last.message;
}
