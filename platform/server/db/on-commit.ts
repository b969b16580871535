import type { Db } from './database.ts';

type Begin = Db['transaction'];
type Work = () => void;

/** What waits for the commit of each open transaction, nested ones included. */
const waiting = new WeakMap<object, Work[]>();

/**
 * Runs `work`, which must not throw, when the transaction has committed; never when it is undone, or the nested one that
 * `tx` belongs to. Outside a transaction each statement is committed already: the work runs immediately.
 */
export function onCommit(tx: Db, work: Work): void {
  const works = waiting.get(tx);
  if (works) works.push(work);
  else work();
}

/** Makes the transactions of a database run what `onCommit` has collected. A nested one passes it to the one around it. */
export function runOnCommit(begin: Begin, committed: (works: readonly Work[]) => void): Begin {
  return async (work, config) => {
    const works: Work[] = [];
    const value = await begin((tx) => {
      const nested = runOnCommit(tx.transaction.bind(tx), (inner) => void works.push(...inner));
      tx.transaction = nested;
      waiting.set(tx, works);
      return work(tx);
    }, config);
    committed(works);
    return value;
  };
}
