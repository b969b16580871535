import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from './topics.ts';

/** Marks everything known of these topics as old, and reads what is on the screen; resolves once that is fresh. */
export async function readAgain(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  await Promise.all(topics.map((topic) => client.invalidateQueries({ queryKey: [topic] })));
}
