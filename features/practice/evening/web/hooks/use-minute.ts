import { useEffect, useState } from 'react';
import { now } from '#platform/web/clock.ts';
import { timeOn } from '../../evening.policy.ts';

const HALF_A_MINUTE = 30_000;

/** The time on the board of a day, for waiting times in minutes; it goes on while the screen is open. */
export function useMinute(day: string): number {
  const [time, setTime] = useState(() => timeOn(day, now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(timeOn(day, now())), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, [day]);
  return time;
}

/** Whole minutes from one time to another, in milliseconds; 0 for the future. */
export function minutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 60_000));
}
