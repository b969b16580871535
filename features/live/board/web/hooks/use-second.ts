import { useEffect, useState } from 'react';
import { now } from '#platform/web/clock.ts';

/** The time by the server's clock in milliseconds, followed from second to second. */
export function useSecond(): number {
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return at;
}
