import { pause } from '../timing.ts';
import { type Attempt, attempt } from './outbox-attempt.ts';
import { isOfDevice, type NewOutboxEntry, type OutboxEntry } from './outbox-entry.ts';
import { type OutboxStore, phoneStore } from './outbox-store.ts';
import { isOnline } from './use-online.ts';

/** The result of a write so far: a final answer, or still on the phone. */
export type SubmitResult = FinalAnswer | { readonly kind: 'waiting' };

type FinalAnswer = Extract<Attempt, { kind: 'accepted' | 'refused' }>;

/** What one tab says to the others of a write that it has sent. */
export interface Answered {
  readonly entry: OutboxEntry;
  readonly outcome: FinalAnswer;
}

type AnswerReceiver = (entry: OutboxEntry, data: unknown) => void | Promise<void>;

interface Parts {
  readonly store: OutboxStore;
  /** `token` is that of a device's link; an account has none. */
  readonly attempt: (entry: OutboxEntry, token?: string) => Promise<Attempt>;
  readonly triggers: SyncTriggers;
}

/** Stores writes and sends each until its final answer, from any open tab. */
export class Outbox {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #receiver: AnswerReceiver | null = null;
  readonly #awaited = new Map<string, (result: SubmitResult) => void>();
  #entries: readonly OutboxEntry[] = [];
  #ofDevices: readonly OutboxEntry[] = [];
  #accountId: string | null = null;
  readonly #tokens = new Map<string, string>();
  #sending: Promise<void> | null = null;
  #again = false;
  /** `at` of the last write that this tab has added. */
  #lastAt = 0;

  constructor(parts: Partial<Parts> = {}) {
    this.#parts = { store: phoneStore(), attempt, triggers: browserTriggers(), ...parts };
    this.#parts.triggers.onTrigger(() => void this.flush());
    this.#parts.triggers.onChange((answered) => void this.#follow(answered));
    void this.#reload();
  }

  /** Whose writes may be sent; null while nobody is signed in or it is not known yet. */
  async setAccount(accountId: string | null): Promise<void> {
    if (this.#accountId === accountId) return;
    this.#accountId = accountId;
    await this.#reload();
    await this.flush();
  }

  /** Sends the writes of a device without an account with its token; who is signed in does not matter. */
  async addDevice(owner: string, token: string): Promise<void> {
    if (this.#tokens.get(owner) === token) return;
    this.#tokens.set(owner, token);
    await this.flush();
  }

  /** The pending writes of the person signed in; the same list until it changes. */
  current = (): readonly OutboxEntry[] => this.#entries;

  /** The pending writes of all links that were opened on this device; the same list until it changes. */
  ofDevices = (): readonly OutboxEntry[] => this.#ofDevices;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Receives the answer to each accepted write before the write leaves the list. */
  onAccepted(receiver: AnswerReceiver): void {
    this.#receiver = receiver;
  }

  /** Stores a write on the disk, in the place of those that it replaces, and begins to send it. */
  async add(write: NewOutboxEntry, owner: string, replaced: readonly string[] = []): Promise<void> {
    const newest = (await this.#parts.store.list()).at(-1);
    // After the writes before it, also where the clock of the phone was set back since.
    this.#lastAt = Math.max(Date.now(), (newest?.at ?? 0) + 1, this.#lastAt + 1);
    const entry = { ...write, owner, at: this.#lastAt, tries: 0, refusal: null };
    await this.#parts.store.put(entry, replaced);
    if (!isOfDevice(entry)) this.#accountId ??= owner;
    await this.#changed();
    void this.flush();
  }

  /** Adds a write and gives its result after at most 1.5 seconds, at once while offline. */
  async submit(write: NewOutboxEntry, owner: string): Promise<SubmitResult> {
    // Awaited before it is stored: from then on another tab may send it.
    const answered = new Promise<SubmitResult>((resolve) => this.#awaited.set(write.id, resolve));
    await this.add(write, owner);
    const late = this.#parts.triggers.patience().then((): SubmitResult => ({ kind: 'waiting' }));
    const result = await Promise.race([answered, late]);
    this.#awaited.delete(write.id);
    return result;
  }

  /** Discards a write: the server refused it, another one takes its place, or the person decides so. */
  async discard(id: string): Promise<void> {
    await this.#parts.store.remove(id);
    await this.#changed();
  }

  /**
   * Discards these writes where the server has none of them: no attempt to send one has begun, in any tab, or it has refused it. False
   * where it may have one. Nothing is sent meanwhile.
   */
  async discardUnsent(ids: readonly string[]): Promise<boolean> {
    if (this.#sending) return false;
    let isDone = false;
    await this.#parts.triggers.withLock(async () => {
      const stored = (await this.#parts.store.list()).filter(({ id }) => ids.includes(id));
      const isUnsent = stored.every(({ tries, refusal }) => tries === 0 || refusal !== null);
      if (!isUnsent || stored.length < ids.length) return;
      for (const id of ids) await this.#parts.store.remove(id);
      isDone = true;
    }, true);
    if (isDone) await this.#changed();
    return isDone;
  }

  /** The number of pending writes on this phone, of all accounts and devices. */
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
    let signedOut = false;
    let fewestTries = Number.POSITIVE_INFINITY;
    for (const { id } of await this.#parts.store.list()) {
      // Read again: another tab, or the person, may have changed it since. What is discarded from here on does not come back (`update`).
      const entry = (await this.#parts.store.list()).find((one) => one.id === id);
      if (!entry || entry.refusal || !this.#maySend(entry, signedOut) || heldUp.has(queueOf(entry)))
        continue;
      const outcome = await this.#parts.attempt(entry, this.#tokens.get(entry.owner));
      if (outcome.kind === 'signed-out') signedOut = true;
      else if (outcome.kind === 'failed') {
        heldUp.add(queueOf(entry));
        await this.#parts.store.update({ ...entry, tries: entry.tries + 1 });
        fewestTries = Math.min(fewestTries, entry.tries + 1);
        if (!outcome.reached) break;
      } else await this.#settle(entry, outcome);
    }
    if (Number.isFinite(fewestTries)) this.#parts.triggers.triggerIn(backoff(fewestTries));
    await this.#changed();
  }

  /** A person whose session has ended does not hold up the devices, and the other way round. */
  #maySend(entry: OutboxEntry, signedOut: boolean): boolean {
    if (isOfDevice(entry)) return this.#tokens.has(entry.owner);
    return !signedOut && entry.owner === this.#accountId;
  }

  async #settle(entry: OutboxEntry, outcome: FinalAnswer): Promise<void> {
    if (outcome.kind === 'refused') {
      await this.#parts.store.update({ ...entry, refusal: outcome.refusal });
    } else {
      await this.#receiver?.(entry, outcome.data);
      await this.#parts.store.remove(entry.id);
    }
    this.#awaited.get(entry.id)?.(outcome);
    await this.#reload();
    this.#parts.triggers.broadcast({ entry, outcome });
  }

  /** Another tab has changed the list; this one shows the answer as well. */
  async #follow(answered: Answered | null): Promise<void> {
    if (answered) {
      const { entry, outcome } = answered;
      const isShown = isOfDevice(entry) || entry.owner === this.#accountId;
      if (outcome.kind === 'accepted' && isShown) await this.#receiver?.(entry, outcome.data);
      this.#awaited.get(entry.id)?.(outcome);
    }
    await this.#reload();
  }

  async #changed(): Promise<void> {
    await this.#reload();
    this.#parts.triggers.broadcast(null);
  }

  async #reload(): Promise<void> {
    const entries = await this.#parts.store.list();
    this.#ofDevices = entries.filter(isOfDevice);
    this.#entries = entries.filter(
      (entry) =>
        !isOfDevice(entry) && (this.#accountId === null || entry.owner === this.#accountId),
    );
    for (const listener of this.#listeners) listener();
  }
}

function queueOf({ owner, queueKey }: OutboxEntry): string {
  return `${owner} ${queueKey}`;
}

/** When the outbox sends, and how tabs avoid sending at the same time. */
export interface SyncTriggers {
  /** Runs `work` when no other tab is sending; not at all where one is and `now` is asked. */
  withLock(work: () => Promise<void>, now?: boolean): Promise<void>;
  /** Calls the listener when sending may succeed: back online, back on the screen, or a pause is over. */
  onTrigger(listener: () => void): void;
  triggerIn(milliseconds: number): void;
  /** Resolves when a screen goes on without the answer. */
  patience(): Promise<void>;
  /** Calls the listener when another tab has stored, sent or discarded a write; with the answer to one that it has sent. */
  onChange(listener: (answered: Answered | null) => void): void;
  broadcast(answered: Answered | null): void;
}

const LOCK = 'rallydays-outbox';
/** How long a screen waits for the answer before it goes on with the write pending on the phone. */
const PATIENCE_MS = 1500;
const LONGEST_PAUSE = 60_000;

/** One second, two, four ... up to a minute, with jitter, so that a hall full of phones spreads out. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, 1000 * 2 ** (tries - 1)) * (0.75 + chance / 2);
}

function browserTriggers(): SyncTriggers {
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
    withLock: (work, now = false) =>
      navigator.locks?.request(LOCK, { ifAvailable: now }, (lock) => (lock ? work() : undefined)) ??
      work(),
    onTrigger: (listener) => void listeners.push(listener),
    triggerIn(milliseconds) {
      clearTimeout(alarm);
      alarm = setTimeout(triggerAll, milliseconds);
    },
    patience: () => pause(isOnline() ? PATIENCE_MS : 0),
    onChange(listener) {
      if (channel) channel.onmessage = ({ data }) => listener(data);
    },
    broadcast: (answered) => channel?.postMessage(answered),
  };
}
