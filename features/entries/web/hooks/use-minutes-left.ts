import { useEffect, useState } from 'react';
import { RESERVATION_MINUTES } from '#domain/entry/entry.ts';
import { MINUTE_MS } from '#platform/shared/durations.ts';

/**
 * How long an unpaid place is still held, in milliseconds; 0 when it may be over. It counts from the server's last
 * answer, so that only the phone's sense of duration matters. The phone's clock may be wrong; the longest and the
 * shortest possible time are then the bounds.
 */
export function heldFor(reservedUntil: string, answeredAt: number, now: number): number {
  const atAnswer = Math.min(
    Date.parse(reservedUntil) - answeredAt,
    RESERVATION_MINUTES * MINUTE_MS,
  );
  return Math.max(0, atAnswer - (now - answeredAt));
}

/** Whole minutes that an unpaid place is still held, counted down; 0 within the last one, null when it is over. */
export function useMinutesLeft(reservedUntil: string | null, answeredAt: number): number | null {
  const [now, setNow] = useState(Date.now);
  const left = reservedUntil ? heldFor(reservedUntil, answeredAt, Math.max(now, answeredAt)) : 0;
  useEffect(() => {
    if (left === 0) return;
    // To the next full minute, and a little more so that it has certainly begun.
    const timer = setTimeout(() => setNow(Date.now()), (left % MINUTE_MS) + 50);
    return () => clearTimeout(timer);
  }, [left]);
  return left === 0 ? null : Math.floor(left / MINUTE_MS);
}
