import { type Attempt, attempt } from './outbox-attempt.ts';
import type { NewOutboxEntry, OutboxEntry } from './outbox-entry.ts';
import { type OutboxStore, phoneStore } from './outbox-store.ts';
import { backoff, browserTriggers, type SyncTriggers } from './outbox-triggers.ts';

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
