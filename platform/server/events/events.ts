import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';

/**
 * What can happen, by name, with its facts. Each feature declares its own in `<feature>.events.ts`; the subscribers of
 * all are listed in apps/server/subscriptions.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it
export interface Events {}

export type EventName = keyof Events;
export type AppEvent<Name extends EventName = EventName> = {
  [One in Name]: { readonly type: One } & Events[One];
}[Name];

/** Reacts to an event inside the transaction that causes it. It refuses nothing: it succeeds, or undoes everything. */
export type Subscriber<Name extends EventName> = (
  services: Services,
  tx: Db,
  event: AppEvent<Name>,
) => Promise<void>;

/** The subscribers of every event, in the order in which they run. An event without any has an empty list. */
export type Subscriptions = { readonly [Name in EventName]: readonly Subscriber<Name>[] };

/** Runs the subscribers of an event, one after another, inside the transaction that causes it. */
export type Publish = (tx: Db, event: AppEvent) => Promise<void>;

export function createPublish(subscriptions: Subscriptions, services: () => Services): Publish {
  return async (tx, event) => {
    const subscribers = subscriptions[event.type] as readonly Subscriber<typeof event.type>[];
    for (const subscriber of subscribers) await subscriber(services(), tx, event);
  };
}
