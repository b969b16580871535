import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ConnectionLost, ServerError } from '../api/errors.ts';

/** Data is fresh for this long, in milliseconds. */
const FRESH = 30_000;
/** How long unused data is cached, in milliseconds: as long as the stored copy may be old. */
export const CACHE_MS = 24 * 60 * 60 * 1000;

/** The one store of server data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      // At build time nobody needs the cache, and its timer would prevent the build from ending.
      gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : CACHE_MS,
      // Try even when the phone reports "offline": the service worker may answer, or the phone may be wrong.
      networkMode: 'offlineFirst',
      retry: mayRetry,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/** Retries a lost connection or a failing server, twice. A refusal is final. */
function mayRetry(failures: number, error: unknown): boolean {
  return failures < 2 && (error instanceof ConnectionLost || error instanceof ServerError);
}

/** TanStack Query assumes "online" at start; this corrects it. Browser only. */
export function followConnection(): void {
  onlineManager.setOnline(navigator.onLine);
}
