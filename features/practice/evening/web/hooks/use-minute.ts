import { useEffect, useState } from 'react';
import { now } from '#platform/web/clock.ts';

const HALF_A_MINUTE = 30_000;

/** The time in milliseconds, for waiting times in minutes; it goes on while the screen is open. */
export function useMinute(): number {
  const [time, setTime] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setTime(now().getTime()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** Whole minutes from one time to another, in milliseconds; 0 for the future. */
export function minutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 60_000));
}
