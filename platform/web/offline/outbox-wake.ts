/** When the outbox sends, and how tabs avoid sending at the same time. */
export interface Wake {
  /** Runs `work` when no other tab is sending. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Calls the listener when sending may succeed: back online, back on the screen, or a pause is over. */
  onWake(listener: () => void): void;
  wakeIn(milliseconds: number): void;
  pause(milliseconds: number): Promise<void>;
  /** Calls the listener when another tab has stored, sent or discarded a write. */
  onChange(listener: () => void): void;
  tellOthers(): void;
}

const LOCK = 'rallydays-outbox';
const LONGEST_PAUSE = 60_000;

/** One second, two, four ... up to a minute, with jitter, so that a hall full of phones spreads out. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, 1000 * 2 ** (tries - 1)) * (0.75 + chance / 2);
}

export function wakeInBrowser(): Wake {
  // At build time there is neither a window nor anything to send.
  const inBrowser = typeof document !== 'undefined';
  const channel =
    inBrowser && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(LOCK) : null;
  const wakeListeners: (() => void)[] = [];
  const wakeAll = () => {
    for (const listener of wakeListeners) listener();
  };
  let alarm: ReturnType<typeof setTimeout> | undefined;
  if (inBrowser) {
    addEventListener('online', wakeAll);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wakeAll();
    });
  }
  return {
    // Without locks two tabs may send the same write twice, which the server counts as one.
    alone: (work) => navigator.locks?.request(LOCK, work) ?? work(),
    onWake: (listener) => void wakeListeners.push(listener),
    wakeIn(milliseconds) {
      clearTimeout(alarm);
      alarm = setTimeout(wakeAll, milliseconds);
    },
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onChange(listener) {
      if (channel) channel.onmessage = listener;
    },
    tellOthers: () => channel?.postMessage(null),
  };
}
