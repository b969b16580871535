import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Topic } from './topics.ts';

/**
 * Invalidates these reads and repeats those on the screen; resolves once they are fresh. Once the signal is gone nobody
 * waits: the screen shows what it has, under the notice of the lost connection, and reads by itself when the signal is back.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  const read = client.invalidateQueries(filters);
  let stop = () => {};
  // A read that waits for the signal does not count as fetching; its promise is pending for as long.
  const paused = new Promise<void>((resolve) => {
    const isReading = () => client.isFetching({ ...filters, type: 'active' }) > 0;
    stop = client.getQueryCache().subscribe(() => isReading() || resolve());
  });
  await Promise.race([read, paused]);
  stop();
}

/** Every read of these topics. */
export function ofTopics(topics: readonly Topic[]): QueryFilters {
  return { predicate: ({ queryKey: [topic] }) => topics.some((one) => one === topic) };
}

/** What no news changes, or what the list of news reads by itself. */
const BESIDE_NEWS: readonly Topic[] = ['session', 'notifications'];

/** News may be about any screen: what is shown is read again immediately, everything else once it is opened. */
export function readAfterNews(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [topic] }) => !BESIDE_NEWS.includes(topic),
  });
}
