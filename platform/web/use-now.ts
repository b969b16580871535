import { useEffect, useState } from 'react';
import { pageMadeAt } from './api/page-reads.ts';
import { now } from './clock.ts';

/**
 * The current time by the server's clock, followed while the screen is open: a waiting screen looks every ten seconds, unless it says
 * otherwise.
 */
export function useNow(everyMs = 10_000): Date {
  const [at, setAt] = useState(() => pageMadeAt() ?? now());
  useEffect(() => {
    setAt(now());
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return at;
}
