import { useEffect, useState } from 'react';
import { useTakenState } from '#platform/web/navigation/use-taken-state.ts';
import { MIN_DURATION, pause } from '#platform/web/timing.ts';

/**
 * True while a draw that has just been made is opened for the first time (spec section 9, timers). Returning to the bracket and a
 * reload are immediate.
 */
export function useInitialDelay(): boolean {
  const { newDraw = false } = useTakenState<{ newDraw: boolean }>('newDraw');
  const [looking, setLooking] = useState(newDraw);
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
