/**
 * A read that gives everybody the same, run once for all who ask while one is running. Nobody gets what was read
 * before they asked: who asks meanwhile waits for the next one.
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
