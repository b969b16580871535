import { useEffect, useState } from 'react';
import { pageMadeAt } from '#platform/web/api/page-reads.ts';
import { now } from '#platform/web/clock.ts';

/** The time by the server's clock in milliseconds, followed from second to second. */
export function useSecond(): number {
  const [at, setAt] = useState(() => (pageMadeAt() ?? now()).getTime());
  useEffect(() => {
    const follow = () => setAt(now().getTime());
    follow();
    const timer = setInterval(follow, 1000);
    return () => clearInterval(timer);
  }, []);
  return at;
}
