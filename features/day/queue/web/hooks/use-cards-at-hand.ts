import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preparedEventQuery } from '#features/event-draws/web/event-draws.queries.ts';
import type { Queue } from '../queue.queries.ts';

/**
 * Reads the events of the matches that are called or played, whenever one is added: the phone stores them, so that their
 * results can be entered without a signal (next.md, C6).
 */
export function useCardsAtHand(tournamentId: number, queue: Queue | undefined): void {
  const client = useQueryClient();
  const onCourt = (queue?.matches ?? [])
    .filter(({ state }) => state === 'called' || state === 'playing')
    .map(({ eventId, key }) => `${eventId} ${key}`)
    .toSorted()
    .join();
  useEffect(() => {
    const eventIds = new Set(onCourt.split(',').map((match) => Number.parseInt(match, 10)));
    for (const eventId of eventIds) {
      const event = { id: tournamentId, eventId };
      if (eventId) void client.prefetchQuery(preparedEventQuery(event));
    }
  }, [client, tournamentId, onCourt]);
}
