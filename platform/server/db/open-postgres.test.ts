import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { silentProxy } from '#platform/testing/silent-proxy.ts';
import { copyDatabase } from '#platform/testing/test-database.ts';
import type { Db, OpenDatabase } from './database.ts';
import { onCommit, sentWithCommit } from './on-commit.ts';
import { openPostgres } from './open-postgres.ts';

const POOL_SIZE = 10;

describe('The pool', () => {
  let database: OpenDatabase;
  let operator: pg.Client;

  beforeAll(async () => {
    const url = await copyDatabase();
    database = await openPostgres(url);
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
  });

  afterAll(async () => {
    await database.close();
    await operator.end();
  });

  test.for([
    ['a server', {}, '15s', '30s'],
    ['a program that maintains the database', { limited: false }, '0', '0'],
  ] as const)(
    'The statements of %s have their own limits of time, whatever the database has',
    async ([, options, statement, idle]) => {
      const url = await copyDatabase();
      const { pathname } = new URL(url);
      await operator.query(`alter database "${pathname.slice(1)}" set statement_timeout = '1s'`);
      const opened = await openPostgres(url, null, options);
      onTestFinished(() => opened.close());
      const { rows } = (await opened.db.execute(sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle
    `)) as unknown as { rows: object[] };
      expect(rows).toEqual([{ statement, idle }]);
    },
  );

  /** Ends all connections, as a restart of the server does. */
  const endConnections = () =>
    operator.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

  /** Transactions that are all open at the same time: as many as the pool has connections. */
  async function transactionsAtOnce(db: Db): Promise<number> {
    const everyBody = gate(POOL_SIZE);
    const answers = Array.from({ length: POOL_SIZE }, () =>
      db.transaction(async (tx) => {
        await everyBody.pass();
        return tx.execute(sql`select 1`);
      }),
    );
    return (await Promise.all(answers)).length;
  }

  describe('A statement whose answer is read after the commit is sent', () => {
    beforeAll(() => operator.query('create table places (number int primary key)'));

    const insert = (tx: Db, number: number) =>
      tx.execute(sql`insert into places values (${number}) returning number`);

    const stored = async () => {
      const { rows } = await operator.query<{ number: number }>(
        'select number from places order by number',
      );
      return rows.map(({ number }) => number);
    };

    test('The statement is committed, and its answer is there after the transaction', async () => {
      const { made } = await database.db.transaction(async (tx) => ({
        made: sentWithCommit(tx, insert(tx, 1).execute()),
      }));
      expect(await made).toMatchObject({ rows: [{ number: 1 }] });
      expect(await stored()).toEqual([1]);
    });

    test('A refused statement undoes and fails the transaction, and what waits for the commit never runs', async () => {
      const followed: string[] = [];
      const failed = database.db.transaction(async (tx) => {
        onCommit(tx, () => followed.push('commit'));
        await insert(tx, 2);
        return { made: sentWithCommit(tx, insert(tx, 1).execute()) };
      });
      await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
      expect(followed).toEqual([]);
      expect(await stored()).toEqual([1]);
    });

    test('A refused statement of a nested transaction fails the one around it', async () => {
      const failed = database.db.transaction(async (tx) => {
        await insert(tx, 3);
        await tx.transaction(async (nested) => {
          sentWithCommit(nested, insert(nested, 1).execute());
        });
      });
      await expect(failed).rejects.toThrow();
      expect(await stored()).toEqual([1]);
    });
  });

  test('Connections that PostgreSQL ends fail their transactions, and the process continues', async () => {
    const waiting = Array.from({ length: POOL_SIZE }, () =>
      database.db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)),
    );
    const failed = Promise.allSettled(waiting);
    while (!(await allSleep())) await endOfTurn();
    await endConnections();
    expect((await failed).map(({ status }) => status)).toEqual(
      Array.from({ length: POOL_SIZE }, () => 'rejected'),
    );
    expect(await transactionsAtOnce(database.db)).toBe(POOL_SIZE);
  });

  test('Connections that PostgreSQL ends under load are all replaced', async () => {
    let stopped = false;
    const caller = async () => {
      while (!stopped) {
        await database.db.transaction((tx) => tx.execute(sql`select 1`)).catch(() => {});
      }
    };
    const callers = Array.from({ length: 2 * POOL_SIZE }, caller);
    for (let time = 0; time < 30; time += 1) await endConnections();
    stopped = true;
    await Promise.all(callers);
    expect(await transactionsAtOnce(database.db)).toBe(POOL_SIZE);
  });

  async function allSleep(): Promise<boolean> {
    const { rows } = await operator.query(
      `select count(*)::int as sleeping from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    );
    return rows[0].sleeping === POOL_SIZE;
  }
});

test('Statements to a database that goes silent fail after a while, and it is found again when it answers', async () => {
  const proxy = await silentProxy(await copyDatabase());
  const { db, close } = await openPostgres(proxy.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    proxy.close();
    await close();
  });
  const ask = () => db.execute(sql`select 1`);
  const askInTransaction = () => db.transaction((tx) => tx.execute(sql`select 1`));
  const both = () => Promise.allSettled([ask(), askInTransaction()]);
  await both();
  proxy.silence();
  const unanswered = both();
  // Longer than the database takes for any statement of the app.
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await unanswered).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  proxy.answer();
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
}, 20_000);

/** Opens when so many wait at it. */
function gate(size: number) {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  let waiting = 0;
  return {
    pass() {
      waiting += 1;
      if (waiting === size) open();
      return opened;
    },
  };
}

function endOfTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
