import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { markRead } from '../notices.queries.ts';

/**
 * Tells the server that what is shown was seen. The marks on the screen stay until the next visit: the person is
 * still looking at them.
 */
export function useMarkRead(firstPage: { readonly unread: number } | undefined): void {
  const client = useQueryClient();
  const told = useRef(false);
  const unread = firstPage?.unread ?? 0;
  useEffect(() => {
    if (told.current || unread === 0) return;
    told.current = true;
    markRead()
      .then(() => {
        void client.invalidateQueries({ queryKey: ['home'] });
        void client.invalidateQueries({ queryKey: ['notices'], refetchType: 'none' });
      })
      .catch(() => {
        // Without a connection they stay unread, and the next visit says so again.
      });
  }, [client, unread]);
}
