import { sql } from 'drizzle-orm';
import { test as base, describe, expect } from 'vitest';
import { refuse } from '#domain/common/result.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/database.ts';
import { undoable } from '../db/undoable.ts';
import { silentLog } from '../log.ts';
import type { Services } from '../services.ts';
import type { AppEvent, EventName } from './event.ts';
import { afterCommit, createEventBus, type Subscriptions } from './events.ts';

/** An event of these tests alone: a declared one would need a line in apps/server/subscriptions.ts. */
interface Happened {
  readonly type: 'test.happened';
  readonly number: number;
}
type Listed = Subscriptions[EventName][number];

/** A bus with one kind of event, on a new database, and what it has logged. */
const test = base.extend<{ bus: ReturnType<typeof busOn>; db: Db }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  db: async ({}, use) => {
    const database = await openTestDatabase();
    await use(database.db);
    await database.close();
  },
  bus: async ({ db }, use) => use(busOn(db)),
});

function busOn(db: Db) {
  const errors: unknown[] = [];
  const log = { ...silentLog, error: (facts: object) => void errors.push(facts) };
  const services = { db, log } as unknown as Services;
  return {
    errors,
    /** Gives the function that publishes to these subscribers, and the one that waits for them. */
    of(...subscribers: Listed[]) {
      const subscriptions = { 'test.happened': subscribers } as unknown as Subscriptions;
      const { publish, settled } = createEventBus(subscriptions, () => services);
      return {
        publish: (tx: Db, number: number) => {
          const event: Happened = { type: 'test.happened', number };
          return publish(tx, event as unknown as AppEvent);
        },
        settled,
      };
    },
  };
}

/** A subscriber after the commit, which gets the event's number. */
const onHappened = (react: (number: number, services: Services) => Promise<unknown> | unknown) =>
  afterCommit<EventName>(async (services, event) => {
    await react((event as unknown as Happened).number, services);
  });

/** A subscriber that notes the numbers of the events that it gets. */
function noting() {
  const numbers: number[] = [];
  return { numbers, subscriber: onHappened((number) => numbers.push(number)) };
}

describe('createEventBus', () => {
  test('A subscriber after the commit runs when the transaction has committed, not before', async ({
    bus,
    db,
  }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber);
    await db.transaction(async (tx) => {
      await publish(tx, 1);
      await settled();
      expect(numbers).toEqual([]);
    });
    await settled();
    expect(numbers).toEqual([1]);
  });

  test('A subscriber after the commit reads what the transaction has written', async ({
    bus,
    db,
  }) => {
    const read: unknown[] = [];
    const { publish, settled } = bus.of(
      onHappened(async (_, services) => {
        const { rows } = (await services.db.execute(
          sql`select relname from pg_class where relname = 'bus_probe'`,
        )) as unknown as { rows: unknown[] };
        read.push(...rows);
      }),
    );
    await db.transaction(async (tx) => {
      await publish(tx, 1);
      await tx.execute(sql`create table bus_probe (number int)`);
    });
    await settled();
    await db.execute(sql`drop table bus_probe`);
    expect(read).toEqual([{ relname: 'bus_probe' }]);
  });

  test('A subscriber after the commit does not run when the transaction is rolled back', async ({
    bus,
    db,
  }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber);
    const failing = db.transaction(async (tx) => {
      await publish(tx, 1);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await settled();
    expect(numbers).toEqual([]);
  });

  test('A subscriber after the commit does not run when the commit itself fails', async ({
    bus,
    db,
  }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber);
    const failing = db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table late (id int unique deferrable initially deferred) on commit drop`,
      );
      await publish(tx, 1);
      await tx.execute(sql`insert into late values (1), (1)`);
    });
    await expect(failing).rejects.toThrow();
    await settled();
    expect(numbers).toEqual([]);
  });

  test('A refusal that undoes the transaction also drops its events', async ({ bus, db }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber);
    const outcome = await undoable(db, async (tx, undo: (code: 'TOO_LATE') => never) => {
      await publish(tx, 1);
      return undo('TOO_LATE');
    });
    await settled();
    expect(outcome).toEqual(refuse('TOO_LATE'));
    expect(numbers).toEqual([]);
  });

  test('A nested transaction that is undone drops its events alone, and one that ends waits for the outer commit', async ({
    bus,
    db,
  }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber);
    await db.transaction(async (tx) => {
      await publish(tx, 1);
      await undoable(tx, async (inner, undo: (code: 'NO') => never) => {
        await publish(inner, 2);
        return undo('NO');
      });
      await tx.transaction((inner) => publish(inner, 3));
      await settled();
      expect(numbers).toEqual([]);
    });
    await settled();
    expect(numbers).toEqual([1, 3]);
  });

  test('A nested transaction that ended is dropped with the outer one', async ({ bus, db }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber);
    const failing = db.transaction(async (tx) => {
      await tx.transaction((inner) => publish(inner, 1));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await settled();
    expect(numbers).toEqual([]);
  });

  test('The error of a subscriber after the commit is logged, fails nothing, and the next subscriber runs', async ({
    bus,
    db,
  }) => {
    const { numbers, subscriber } = noting();
    const failing = afterCommit<EventName>(() => {
      throw new Error('no connection');
    });
    const { publish, settled } = bus.of(failing, subscriber);
    expect(await db.transaction((tx) => publish(tx, 1).then(() => 'committed'))).toBe('committed');
    await settled();
    expect(numbers).toEqual([1]);
    expect(bus.errors).toEqual([
      { err: expect.objectContaining({ message: 'no connection' }), event: 'test.happened' },
    ]);
  });

  test('Events reach a subscriber after the commit in their order, a slow first one included', async ({
    bus,
    db,
  }) => {
    const first = Promise.withResolvers<void>();
    const numbers: number[] = [];
    const { publish, settled } = bus.of(
      onHappened(async (number) => {
        if (number === 1) await first.promise;
        numbers.push(number);
      }),
    );
    await db.transaction(async (tx) => {
      await publish(tx, 1);
      await publish(tx, 2);
    });
    await db.transaction((tx) => publish(tx, 3));
    first.resolve();
    await settled();
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('A stop waits for subscribers that run, and for the events that they publish', async ({
    bus,
    db,
  }) => {
    const release = Promise.withResolvers<void>();
    const numbers: number[] = [];
    const { publish, settled } = bus.of(
      onHappened(async (number, services) => {
        await release.promise;
        numbers.push(number);
        if (number === 1) await services.db.transaction((tx) => publish(tx, 2));
      }),
    );
    await db.transaction((tx) => publish(tx, 1));
    let hasStopped = false;
    const stopped = settled().then(() => {
      hasStopped = true;
    });
    await db.execute(sql`select 1`);
    expect(hasStopped).toBe(false);
    release.resolve();
    await stopped;
    expect(numbers).toEqual([1, 2]);
  });

  test('Subscribers inside the transaction run before the commit, and their error undoes it', async ({
    bus,
    db,
  }) => {
    const { numbers, subscriber } = noting();
    const { publish, settled } = bus.of(subscriber, async () => {
      throw new Error('cannot refund');
    });
    await expect(db.transaction((tx) => publish(tx, 1))).rejects.toThrow('cannot refund');
    await settled();
    expect(numbers).toEqual([]);
  });
});
