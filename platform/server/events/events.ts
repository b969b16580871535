import type { Db } from '../db/database.ts';
import { onCommit } from '../db/on-commit.ts';
import type { Services } from '../services.ts';
import type { AppEvent, EventName, Publish } from './event.ts';

/** Reacts to an event inside the transaction that causes it. It refuses nothing: it succeeds, or undoes everything. */
export type Subscriber<Name extends EventName> = (
  services: Services,
  tx: Db,
  event: AppEvent<Name>,
) => Promise<void>;

/**
 * Reacts to an event once its transaction has committed, beside the answer of the request. Its error is logged and undoes
 * nothing. It runs at most once, on the server that committed, and not after a crash: what must happen is a job, queued
 * by a subscriber inside the transaction.
 */
export interface AfterCommit<Name extends EventName> {
  readonly afterCommit: (services: Services, event: AppEvent<Name>) => Promise<void>;
}

/** Marks a subscriber that runs after the commit. */
export function afterCommit<Name extends EventName>(
  subscriber: AfterCommit<Name>['afterCommit'],
): AfterCommit<Name> {
  return { afterCommit: subscriber };
}

type Listed<Name extends EventName> = Subscriber<Name> | AfterCommit<Name>;

/** The subscribers of every event, in the order in which they run. An event without any has an empty list. */
export type Subscriptions = { readonly [Name in EventName]: readonly Listed<Name>[] };

export interface EventBus {
  readonly publish: Publish;
  /** Resolves when every subscriber has run whose event has committed; for a graceful stop. */
  settled(): Promise<void>;
}

export function createEventBus(subscriptions: Subscriptions, services: () => Services): EventBus {
  // One after another, in the order of the commits: a page that follows never shows an older state last.
  let running: Promise<void> = Promise.resolve();
  const run = <Name extends EventName>(subscriber: AfterCommit<Name>, event: AppEvent<Name>) => {
    running = running
      .then(() => subscriber.afterCommit(services(), event))
      .catch((error: unknown) => {
        const message = 'a subscriber failed after the commit';
        services().log.error({ err: error, event: event.type }, message);
      });
  };
  return {
    async publish(tx, event) {
      const listed = subscriptions[event.type] as readonly Listed<typeof event.type>[];
      for (const subscriber of listed) {
        if (typeof subscriber === 'function') await subscriber(services(), tx, event);
        else onCommit(tx, () => run(subscriber, event));
      }
    },
    async settled() {
      // A subscriber may publish while it runs.
      for (let last: unknown; last !== running; ) {
        last = running;
        await running;
      }
    },
  };
}
