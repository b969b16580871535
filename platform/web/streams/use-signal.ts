import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from './follow.ts';

interface Signal {
  /** Of the stream, which only says that something has changed; null while nothing is followed. */
  readonly address: string | null;
  /** What is read again then. */
  readonly queryKey: QueryKey;
}

/**
 * Reads a query again whenever others have changed what it shows, while it is on the screen: by a stream, and by asking where
 * streams are blocked.
 */
export function useSignal({ address, queryKey }: Signal): void {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (address === null || typeof EventSource === 'undefined') return;
    // What the first message names may have happened after the first read.
    let heard = -1;
    return follow<{ readonly kind: 'changed' | 'open' }>({
      name: `rallydays-${address}`,
      address: () => address,
      seq: () => heard,
      apply(seq) {
        const isNew = seq !== heard;
        heard = seq;
        return isNew ? 'now' : null;
      },
      async reread() {
        await client.refetchQueries(
          { queryKey: JSON.parse(key), exact: true },
          { throwOnError: true },
        );
        return heard;
      },
    });
  }, [client, address, key]);
}
