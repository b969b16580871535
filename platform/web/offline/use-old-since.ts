import type { UseQueryResult } from '@tanstack/react-query';
import { now } from '../clock.ts';
import { useMoment } from './use-moment.ts';
import { useOnline } from './use-online.ts';

type Query = Pick<UseQueryResult, 'isError' | 'isPaused' | 'dataUpdatedAt'>;

/** Since when what is shown may be old, "13:05" or with its date, because there is no connection; null while there is one. */
export function useOldSince({ isError, isPaused, dataUpdatedAt }: Query): string | null {
  const moment = useMoment();
  const isOnline = useOnline();
  if (isOnline && !isError && !isPaused) return null;
  // The phone's clock has noted it, which may be wrong: its age is right.
  const readAt = now().getTime() - (Date.now() - dataUpdatedAt);
  return moment(new Date(readAt).toISOString());
}
