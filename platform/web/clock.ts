/** What may lie between two right clocks: the way of an answer, and a header that counts in whole seconds. */
const TOLERANCE_MS = 30_000;

let aheadMs = 0;

/** Learns from an answer's `date` header how far this phone's clock is off. */
export function noteServerTime(date: string | null, phoneNow = Date.now()): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const ahead = phoneNow - server;
  aheadMs = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
}

/**
 * The moment it is, whatever the phone's clock says: deadlines, today's date and countdowns are the server's, and a
 * phone that is an hour or a day off must not show them wrong. Before the first answer, the phone's own time.
 */
export function now(): Date {
  return new Date(Date.now() - aheadMs);
}
