import { test as base, describe, expect } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/database.ts';
import { onCommit } from '../db/on-commit.ts';
import type { Services } from '../services.ts';
import type { AppEvent, EventName } from './event.ts';
import { createPublish, type Subscriber, type Subscriptions } from './events.ts';

/** An event of these tests alone: a declared one would need a line in apps/server/subscriptions.ts. */
const HAPPENED = { type: 'test.happened' } as unknown as AppEvent;

const test = base.extend<{ db: Db }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  db: async ({}, use) => {
    const database = await openTestDatabase();
    await use(database.db);
    await database.close();
  },
});

/** Publishes the event to these subscribers. */
function publisherTo(...subscribers: Subscriber<EventName>[]) {
  const subscriptions = { 'test.happened': subscribers } as unknown as Subscriptions;
  const publish = createPublish(subscriptions, () => ({}) as unknown as Services);
  return (tx: Db) => publish(tx, HAPPENED);
}

describe('createPublish', () => {
  test('Subscribers run one after another in the listed order, before the commit', async ({
    db,
  }) => {
    const first = Promise.withResolvers<void>();
    const steps: string[] = [];
    const publish = publisherTo(
      async () => {
        await first.promise;
        steps.push('first');
      },
      async () => void steps.push('second'),
    );
    const committed = db.transaction((tx) => publish(tx)).then(() => steps.push('committed'));
    first.resolve();
    await committed;
    expect(steps).toEqual(['first', 'second', 'committed']);
  });

  test('The error of a subscriber undoes the transaction, and what waits for its commit never runs', async ({
    db,
  }) => {
    const steps: string[] = [];
    const publish = publisherTo(
      async (_, tx) => onCommit(tx, () => steps.push('committed')),
      async () => {
        throw new Error('cannot refund');
      },
      async () => void steps.push('third'),
    );
    await expect(db.transaction((tx) => publish(tx))).rejects.toThrow('cannot refund');
    expect(steps).toEqual([]);
  });
});
