import { useEffect, useState } from 'react';
import { useOnline } from '#platform/web/offline/use-online.ts';

/** So long the device is silent about a lost connection, in milliseconds: halls have many short gaps. */
const SILENT = 20_000;

interface Reading {
  readonly isError: boolean;
  readonly isPaused: boolean;
  readonly failureCount: number;
}

/** Whether the server has not been reached for a while. A refusal is an answer. */
export function useOffline({ isError, isPaused, failureCount }: Reading, isRefused: boolean) {
  const online = useOnline();
  const isLost = !isRefused && (!online || isError || isPaused || failureCount > 0);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setIsLong(true), SILENT);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLost]);
  return { isLost, isLong: isLost && isLong };
}
