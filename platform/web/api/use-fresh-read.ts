import { useState } from 'react';
import type { Read } from './read.ts';

/**
 * A read without what was cached before the screen opened: a form that begins with outdated values would save them
 * over the stored ones. Its query needs `staleTime: 0`.
 */
export function useFreshRead<Data>(
  query: Read<Data> & { readonly dataUpdatedAt: number },
): Read<Data> {
  const [openedAt] = useState(Date.now);
  const { data, error, isError, isPaused, refetch } = query;
  const isNew = query.dataUpdatedAt >= openedAt;
  return { data: isNew ? data : undefined, error, isError, isPaused, refetch };
}
