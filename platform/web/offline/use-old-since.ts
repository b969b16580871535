import type { UseQueryResult } from '@tanstack/react-query';
import { useFormat } from '../i18n/use-format.ts';
import { useOnline } from './use-online.ts';

type Query = Pick<UseQueryResult, 'isError' | 'isPaused' | 'dataUpdatedAt'>;

/** Since when what is shown may be old, "13:05", because there is no connection; null while there is one. */
export function useOldSince({ isError, isPaused, dataUpdatedAt }: Query): string | null {
  const format = useFormat();
  const isOnline = useOnline();
  if (isOnline && !isError && !isPaused) return null;
  return format.clockTime(new Date(dataUpdatedAt).toISOString());
}
