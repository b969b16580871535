import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { AppEvent, EventName, Publish } from './event.ts';

/**
 * Reacts to an event inside the transaction that causes it. It refuses nothing: it succeeds, or undoes everything. What a
 * later read repairs can wait for the commit by `onCommit`; what must happen after it is a job that the subscriber queues.
 */
export type Subscriber<Name extends EventName> = (
  services: Services,
  tx: Db,
  event: AppEvent<Name>,
) => Promise<void>;

/** The subscribers of every event, in the order in which they run. An event without any has an empty list. */
export type Subscriptions = { readonly [Name in EventName]: readonly Subscriber<Name>[] };

/** Publishes an event: runs its subscribers, one after another. */
export function createPublish(subscriptions: Subscriptions, services: () => Services): Publish {
  return async (tx, event) => {
    const listed = subscriptions[event.type] as readonly Subscriber<typeof event.type>[];
    for (const subscriber of listed) await subscriber(services(), tx, event);
  };
}
