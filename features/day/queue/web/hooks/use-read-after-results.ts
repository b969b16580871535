import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { queueQuery } from '../queue.queries.ts';

/** Reads the queue again when a result that was pending on this phone has reached the server. */
export function useReadAfterResults(tournamentId: number): void {
  const client = useQueryClient();
  const pending = useOutbox().length;
  const before = useRef(pending);
  useEffect(() => {
    const isSent = pending < before.current;
    before.current = pending;
    if (isSent) void client.invalidateQueries({ queryKey: queueQuery(tournamentId).queryKey });
  }, [client, pending, tournamentId]);
}
