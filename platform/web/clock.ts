/** The difference that two correct clocks may show: network delay, and a header in whole seconds. */
const TOLERANCE_MS = 30_000;

let aheadMs = 0;

/** Computes the error of this phone's clock from the `date` header of an answer. */
export function noteServerTime(date: string | null, phoneNow = Date.now()): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const ahead = phoneNow - server;
  aheadMs = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
}

/**
 * The current time by the server's clock: a phone whose clock is an hour or a day off must not show wrong deadlines,
 * dates or countdowns. Before the first answer, the phone's own time.
 */
export function now(): Date {
  return new Date(Date.now() - aheadMs);
}
