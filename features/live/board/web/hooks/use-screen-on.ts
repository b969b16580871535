import { useEffect } from 'react';

/** The screen stays on while the page is shown, where the browser can do that. A browser lets go of it when the tab is hidden. */
export function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const take = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen');
      if (isGone) await lock.release();
    };
    // Refused, such as by a low battery: the board is shown all the same.
    const takeSafely = () => void take().catch(() => undefined);
    takeSafely();
    document.addEventListener('visibilitychange', takeSafely);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', takeSafely);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
