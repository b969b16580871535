/**
 * A read with the same result for everybody, run once for all callers that wait. A caller never gets a result that was
 * read before its call: a caller during a read waits for the next one.
 */
export function sharedRead<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Result> | null = null;
  const begin = () => {
    next = null;
    const result = read();
    const ended = () => {
      if (running === settled) running = null;
    };
    const settled = result.then(ended, ended);
    running = settled;
    return result;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin);
    return next;
  };
}

/** A shared read for each key, such as a tournament that many follow. */
export function sharedReads<Key, Result>(
  read: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const asked = new Map<Key, { readonly ask: () => Promise<Result>; callers: number }>();
  return async (key) => {
    const one = asked.get(key) ?? { ask: sharedRead(() => read(key)), callers: 0 };
    asked.set(key, one);
    one.callers += 1;
    try {
      return await one.ask();
    } finally {
      one.callers -= 1;
      if (one.callers === 0) asked.delete(key);
    }
  };
}
