import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ConnectionLost, ServerFault } from '../api/faults.ts';

/** Data is fresh for this long, in milliseconds. */
export const FRESH = 30_000;
/** How long unused data is kept, in milliseconds: as long as the stored copy may be old. */
export const KEPT = 24 * 60 * 60 * 1000;

/** The one store of server data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      // While pages are made there is nobody to keep it for, and the timer would keep the build running.
      gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : KEPT,
      // Ask even when the phone says "offline": the service worker or the phone's mistake may answer.
      networkMode: 'offlineFirst',
      retry: mayRetry,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/** Only what another try can mend: a lost connection or a failing server, twice. A refusal is final. */
function mayRetry(failures: number, error: unknown): boolean {
  return failures < 2 && (error instanceof ConnectionLost || error instanceof ServerFault);
}

/** It assumes "online" at start whatever the phone says; tell it. Browser only. */
export function followConnection(): void {
  onlineManager.setOnline(navigator.onLine);
}
