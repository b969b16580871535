import { callRoute } from '../api/call.ts';
import { ConnectionLost, ServerError } from '../api/errors.ts';
import type { NewOutboxEntry, OutboxEntry, OutboxRefusal } from './outbox-entry.ts';
import { type OutboxStore, phoneStore } from './outbox-store.ts';

/** The result of a write so far: a final answer, or still on the phone. */
export type SubmitResult =
  | Extract<Attempt, { kind: 'accepted' | 'refused' }>
  | { readonly kind: 'waiting' };

type AnswerReceiver = (entry: OutboxEntry, data: unknown) => void | Promise<void>;

interface Parts {
  readonly store: OutboxStore;
  readonly attempt: (entry: OutboxEntry) => Promise<Attempt>;
  readonly triggers: SyncTriggers;
}

/** Stores writes and sends each until its final answer, from any open tab. */
export class Outbox {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #receiver: AnswerReceiver | null = null;
  readonly #awaited = new Map<string, (result: SubmitResult) => void>();
  #entries: readonly OutboxEntry[] = [];
  #accountId: string | null = null;
  #sending: Promise<void> | null = null;
  #again = false;

  constructor(parts: Partial<Parts> = {}) {
    this.#parts = { store: phoneStore(), attempt, triggers: browserTriggers(), ...parts };
    this.#parts.triggers.onTrigger(() => void this.flush());
    this.#parts.triggers.onChange(() => void this.#reload());
    void this.#reload();
  }

  /** Whose writes may be sent; null while nobody is signed in or it is not known yet. */
  async setAccount(accountId: string | null): Promise<void> {
    if (this.#accountId === accountId) return;
    this.#accountId = accountId;
    await this.#reload();
    await this.flush();
  }

  /** The pending writes of the person signed in; the same list until it changes. */
  current = (): readonly OutboxEntry[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Receives the answer to each accepted write before the write leaves the list. */
  onAccepted(receiver: AnswerReceiver): void {
    this.#receiver = receiver;
  }

  /**
   * Stores a write, sends it, and gives its result after at most `timeoutMs`. Once this resolves, the write is
   * on the disk or answered.
   */
  async submit(write: NewOutboxEntry, accountId: string, timeoutMs: number): Promise<SubmitResult> {
    const entry = { ...write, accountId, at: Date.now(), tries: 0, refusal: null };
    await this.#parts.store.put(entry);
    this.#accountId ??= accountId;
    await this.#changed();
    const answered = new Promise<SubmitResult>((resolve) => this.#awaited.set(write.id, resolve));
    void this.flush();
    const late = this.#parts.triggers
      .pause(timeoutMs)
      .then((): SubmitResult => ({ kind: 'waiting' }));
    const result = await Promise.race([answered, late]);
    this.#awaited.delete(write.id);
    return result;
  }

  /** Discards a write that the server refused, by decision of the person. */
  async discard(id: string): Promise<void> {
    await this.#parts.store.remove(id);
    await this.#changed();
  }

  /** The number of pending writes on this phone, of all accounts. */
  async count(): Promise<number> {
    return (await this.#parts.store.list()).length;
  }

  /** Sends what can be sent now; one sender at a time over all tabs. */
  flush(): Promise<void> {
    this.#again = true;
    this.#sending ??= this.#parts.triggers
      .withLock(async () => {
        while (this.#again) {
          this.#again = false;
          await this.#sendAll();
        }
      })
      .finally(() => {
        this.#sending = null;
        if (this.#again) void this.flush();
      });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    const heldUp = new Set<string>();
    let fewestTries = Number.POSITIVE_INFINITY;
    for (const { id } of await this.#parts.store.list()) {
      // Read again: another tab, or the person, may have changed it since.
      const entry = (await this.#parts.store.list()).find((one) => one.id === id);
      if (
        !entry ||
        entry.refusal ||
        entry.accountId !== this.#accountId ||
        heldUp.has(entry.queueKey)
      )
        continue;
      const outcome = await this.#parts.attempt(entry);
      if (outcome.kind === 'signed-out') return;
      if (outcome.kind === 'failed') {
        heldUp.add(entry.queueKey);
        await this.#parts.store.put({ ...entry, tries: entry.tries + 1 });
        fewestTries = Math.min(fewestTries, entry.tries + 1);
        if (!outcome.reached) break;
      } else await this.#settle(entry, outcome);
    }
    if (Number.isFinite(fewestTries)) this.#parts.triggers.triggerIn(backoff(fewestTries));
    await this.#changed();
  }

  async #settle(
    entry: OutboxEntry,
    outcome: Extract<SubmitResult, { kind: 'accepted' | 'refused' }>,
  ) {
    if (outcome.kind === 'refused') {
      await this.#parts.store.put({ ...entry, refusal: outcome.refusal });
    } else {
      await this.#receiver?.(entry, outcome.data);
      await this.#parts.store.remove(entry.id);
    }
    this.#awaited.get(entry.id)?.(outcome);
    await this.#changed();
  }

  async #changed(): Promise<void> {
    await this.#reload();
    this.#parts.triggers.broadcast();
  }

  async #reload(): Promise<void> {
    const entries = await this.#parts.store.list();
    this.#entries = entries.filter(
      ({ accountId }) => this.#accountId === null || accountId === this.#accountId,
    );
    for (const listener of this.#listeners) listener();
  }
}

/** The result of one attempt to send. Only `accepted` and `refused` are final. */
export type Attempt =
  | { readonly kind: 'accepted'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly refusal: OutboxRefusal }
  /** Its author is not signed in: it waits until they sign in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly reached: boolean };

/** A request that hangs counts as lost after this many milliseconds. */
const TIMEOUT_MS = 20_000;
/** Temporary refusals: too early, too many. */
const PASSING = new Set([408, 425, 429]);

/** Sends one entry under its own key, which stays the same for every attempt. */
export async function attempt({ id, method, path, body }: OutboxEntry): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await callRoute(
      { method, path },
      { body, signal, idempotencyKey: id, unattended: true },
    );
    if (answer.ok) return { kind: 'accepted', data: answer.data };
    const { code, status, details, fields } = answer;
    if (status === 401 || code === 'ACCOUNT_CHANGED') return { kind: 'signed-out' };
    if (PASSING.has(status)) return { kind: 'failed', reached: true };
    return { kind: 'refused', refusal: { code, status, details, fields } };
  } catch (error) {
    if (error instanceof ConnectionLost) return { kind: 'failed', reached: false };
    if (error instanceof ServerError) return { kind: 'failed', reached: true };
    if (error instanceof DOMException) return { kind: 'failed', reached: false };
    throw error;
  }
}

/** When the outbox sends, and how tabs avoid sending at the same time. */
export interface SyncTriggers {
  /** Runs `work` when no other tab is sending. */
  withLock(work: () => Promise<void>): Promise<void>;
  /** Calls the listener when sending may succeed: back online, back on the screen, or a pause is over. */
  onTrigger(listener: () => void): void;
  triggerIn(milliseconds: number): void;
  pause(milliseconds: number): Promise<void>;
  /** Calls the listener when another tab has stored, sent or discarded a write. */
  onChange(listener: () => void): void;
  broadcast(): void;
}

const LOCK = 'rallydays-outbox';
const LONGEST_PAUSE = 60_000;

/** One second, two, four ... up to a minute, with jitter, so that a hall full of phones spreads out. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, 1000 * 2 ** (tries - 1)) * (0.75 + chance / 2);
}

export function browserTriggers(): SyncTriggers {
  // At build time there is neither a window nor anything to send.
  const inBrowser = typeof document !== 'undefined';
  const channel =
    inBrowser && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(LOCK) : null;
  const listeners: (() => void)[] = [];
  const triggerAll = () => {
    for (const listener of listeners) listener();
  };
  let alarm: ReturnType<typeof setTimeout> | undefined;
  if (inBrowser) {
    addEventListener('online', triggerAll);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') triggerAll();
    });
  }
  return {
    // Without locks two tabs may send the same write twice, which the server counts as one.
    withLock: (work) => navigator.locks?.request(LOCK, work) ?? work(),
    onTrigger: (listener) => void listeners.push(listener),
    triggerIn(milliseconds) {
      clearTimeout(alarm);
      alarm = setTimeout(triggerAll, milliseconds);
    },
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onChange(listener) {
      if (channel) channel.onmessage = listener;
    },
    broadcast: () => channel?.postMessage(null),
  };
}
