import type { QueueView } from '../hooks/use-queue-view.ts';
import type { NotReady } from '../queue.queries.ts';

/** The match of the order of play that comes first on a court and cannot be called; undefined where none holds the others up. */
export function firstInOrder(
  { queue, match }: Pick<QueueView, 'queue' | 'match'>,
  courtId: string,
): NotReady | undefined {
  const inOrder = new Set(
    queue.events.flatMap(({ id, rules }) => (rules.mode === 'order-of-play' ? [id] : [])),
  );
  return queue.notReady.find(({ key, obstacles }) => {
    const found = match(key);
    const isHere = found?.fixedCourtId === courtId && inOrder.has(found.eventId);
    const isBehind = obstacles.some(
      ({ code }) => code === 'court-order' || code === 'sides-unknown',
    );
    return isHere && !isBehind;
  });
}
