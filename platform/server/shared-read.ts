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
