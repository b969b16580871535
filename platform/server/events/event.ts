import type { Db } from '../db/database.ts';

/**
 * Every event by name, with its facts. Each feature declares its own in `<feature>.events.ts`; apps/server/subscriptions.ts
 * lists all subscribers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it
export interface Events {}

export type EventName = keyof Events;
export type AppEvent<Name extends EventName = EventName> = {
  [One in Name]: { readonly type: One } & Events[One];
}[Name];

/** Runs the subscribers of an event, one after another, inside the transaction that causes it. */
export type Publish = (tx: Db, event: AppEvent) => Promise<void>;
