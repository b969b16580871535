import { useEffect, useState } from 'react';
import { now } from '#platform/web/clock.ts';

/** Whole seconds until an instant (ISO 8601), counting down to 0. */
export function useSecondsLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    setLeft(secondsTo(until));
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsTo(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 1000));
}
