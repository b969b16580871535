import type { Log } from '../log.ts';

interface Round<Item> {
  readonly log: Pick<Log, 'error'>;
  /** The name of the job. */
  readonly job: string;
  readonly items: Iterable<Item>;
  /** Names an item in the log: an id, never personal data. */
  idOf(item: Item): string | number;
}

/**
 * Does the work of recurring jobs for one item after the other. One that fails leaves the others to be done; at the end the job fails
 * because of it, and is tried again, or runs again soon.
 */
export async function each<Item>(
  { log, job, items, idOf }: Round<Item>,
  one: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await one(item);
    } catch (err) {
      log.error({ err, job, id: idOf(item) }, 'one item of a recurring job failed');
      errors.push(err);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${job} is not complete`);
}
