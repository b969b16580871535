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
