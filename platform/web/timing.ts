/** The minimum times, in milliseconds, that a pending state is shown or a redirect waits (spec section 9, timers). */
export const MIN_DURATION = {
  organizerApplication: 1500,
  publishRedirect: 2000,
  application: 1000,
  payment: 1500,
  paymentRedirect: 2000,
  bracketLoad: 1500,
} as const;

/** The promise's result, but not before `ms` milliseconds; a failure waits just as long. */
export async function withMinDuration<T>(ms: number, promise: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([promise, pause(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Waits; ends early, without error, when the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
