import '../apps/server/main.ts';

/** The server, which collects its garbage when it gets a message, and says what is left. */
const MB = 1024 * 1024;

process.on('message', async () => {
  // What is freed by one collection may free more at the next one.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ whole: rss / MB, used: (heapUsed + external) / MB });
});
