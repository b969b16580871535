import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import type { useLive } from './use-live.ts';

/** Since when what is shown may be old, "13:05", because there is no connection; null while there is one. */
export function useOldSince(query: ReturnType<typeof useLive>): string | null {
  const format = useFormat();
  const isOnline = useOnline();
  if (isOnline && !query.isError && !query.isPaused) return null;
  return format.clockTime(new Date(query.dataUpdatedAt).toISOString());
}
