import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { AppEvent, EventName, Publish } from './event.ts';

/** Reacts to an event inside the transaction that causes it. It refuses nothing: it succeeds, or undoes everything. */
export type Subscriber<Name extends EventName> = (
  services: Services,
  tx: Db,
  event: AppEvent<Name>,
) => Promise<void>;

/** The subscribers of every event, in the order in which they run. An event without any has an empty list. */
export type Subscriptions = { readonly [Name in EventName]: readonly Subscriber<Name>[] };

export function createPublish(subscriptions: Subscriptions, services: () => Services): Publish {
  return async (tx, event) => {
    const subscribers = subscriptions[event.type] as readonly Subscriber<typeof event.type>[];
    for (const subscriber of subscribers) await subscriber(services(), tx, event);
  };
}
