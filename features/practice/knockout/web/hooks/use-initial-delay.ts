import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MIN_DURATION, pause } from '#platform/web/timing.ts';

/**
 * True while a draw that has just been made is opened for the first time (spec section 9, timers). That it is new is removed from the
 * history, so that returning to the bracket and a reload are immediate.
 */
export function useInitialDelay(): boolean {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { newDraw = false, ...rest } = (state ?? {}) as { newDraw?: boolean };
  const [looking, setLooking] = useState(newDraw);
  useEffect(() => {
    if (!newDraw) return;
    navigate({ pathname, search }, { replace: true, state: rest, preventScrollReset: true });
  });
  useEffect(() => {
    if (!looking) return;
    const leaving = new AbortController();
    void pause(MIN_DURATION.bracketLoad, leaving.signal).then(() => {
      if (!leaving.signal.aborted) setLooking(false);
    });
    return () => leaving.abort();
  }, [looking]);
  return looking;
}
