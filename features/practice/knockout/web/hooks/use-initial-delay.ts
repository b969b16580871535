import { useEffect, useState } from 'react';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { MIN_DURATION, pause } from '#platform/web/timing.ts';

// Brackets that this tab has shown: returning to one is immediate (spec section 4; product, fixed timers).
const seen = new Set<string>();

/** True while a draw that has just been made is opened for the first time. */
export function useInitialDelay(session: string): boolean {
  const carried = useLocationState<{ newDraw?: boolean }>();
  const [looking, setLooking] = useState(carried?.newDraw === true && !seen.has(session));
  useEffect(() => {
    if (!looking) return;
    const leaving = new AbortController();
    void pause(MIN_DURATION.bracketLoad, leaving.signal).then(() => {
      if (leaving.signal.aborted) return;
      seen.add(session);
      setLooking(false);
    });
    return () => leaving.abort();
  }, [looking, session]);
  return looking;
}
