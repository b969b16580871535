import { useEffect, useState } from 'react';
import { pageMadeAt } from '#platform/web/api/page-reads.ts';
import { now } from '#platform/web/clock.ts';

/** How often a waiting screen looks at the clock, in milliseconds. */
const EVERY = 10_000;

/** The current time by the server's clock, followed while the screen is open. */
export function useNow(): Date {
  const [at, setAt] = useState(() => pageMadeAt() ?? now());
  useEffect(() => {
    setAt(now());
    const timer = setInterval(() => setAt(now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return at;
}
