import type { Db } from './database.ts';

type Begin = Db['transaction'];
type Work = () => void;
type LastWork = () => Promise<void>;

interface Waiting {
  /** What runs after the commit. */
  readonly works: Work[];
  /** What runs as the last of the transaction, by its key. */
  readonly last: Map<object, LastWork>;
  /** Statements that are sent and whose answers are read only after the commit is sent. */
  readonly sent: Promise<unknown>[];
}

/** What waits for the end of each open transaction, nested ones included. */
const waiting = new WeakMap<object, Waiting>();

/**
 * Runs `work`, which must not throw, when the transaction has committed; never when it is undone, or the nested one that
 * `tx` belongs to. Outside a transaction each statement is committed already: the work runs immediately.
 */
export function onCommit(tx: Db, work: Work): void {
  const found = waiting.get(tx);
  if (found) found.works.push(work);
  else work();
}

/**
 * Runs `work` as the last of the transaction, before it commits, and once for each `key`: a later call with the same key replaces
 * the work. Its error undoes everything. It never runs for a nested transaction that is undone. For a lock that every writer takes, which is
 * then held for the shortest time, and after all others. Outside a transaction the work runs immediately.
 */
export async function beforeCommit(tx: Db, key: object, work: LastWork): Promise<void> {
  const found = waiting.get(tx);
  if (found) found.last.set(key, work);
  else await work();
}

/**
 * Gives back what a statement gives that is sent already, for a caller that goes on without its answer. The transaction
 * fails when the statement does: the database turns the commit behind it into a rollback. For the last write under a lock
 * for which others wait: they wait one exchange less. Must be awaited outside the transaction only.
 */
export function sentWithCommit<Value>(tx: Db, statement: Promise<Value>): Promise<Value> {
  waiting.get(tx)?.sent.push(statement);
  // A lost connection refuses the commit as well, and then nobody reads this answer.
  statement.catch(() => {});
  return statement;
}

/** Makes the transactions of a database run what waits for their end. A nested one passes it to the one around it. */
export function runOnCommit(begin: Begin, committed: (works: readonly Work[]) => void): Begin {
  return wrapped(
    begin,
    async ({ last }) => {
      for (const work of last.values()) await work();
    },
    async ({ works, sent }) => {
      await Promise.all(sent);
      committed(works);
    },
  );
}

function wrapped(
  begin: Begin,
  ending: (ended: Waiting) => Promise<void>,
  ended: (ended: Waiting) => void | Promise<void>,
): Begin {
  return async (work, config) => {
    const own: Waiting = { works: [], last: new Map(), sent: [] };
    const value = await begin(async (tx) => {
      const nested = wrapped(
        tx.transaction.bind(tx),
        async ({ last }) => {
          for (const [key, one] of last) own.last.set(key, one);
        },
        ({ works, sent }) => {
          own.works.push(...works);
          own.sent.push(...sent);
        },
      );
      tx.transaction = nested;
      waiting.set(tx, own);
      const result = await work(tx);
      await ending(own);
      return result;
    }, config);
    await ended(own);
    return value;
  };
}
