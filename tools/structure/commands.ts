import { lineAt, type Source, withoutComments } from './sources.ts';

/** What is not the server's own work: tests and what they build on, measurements, and the browser, whose database has transactions too. */
const outside = /\.(test|factory)\.tsx?$|^(platform\/(testing|web)|bench|e2e)\//;
/** Who else opens a transaction, with the reason (docs/house.md, rule 2). */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [
    /^platform\/server\/db\//,
    'defines what a transaction is, and probes whether the disk takes one',
  ],
  [
    /^demo\/(demo-stage|day\/play-day)\.ts$/,
    'the sample world is written whole or not at all, and so is each of its days',
  ],
];
/** A parameter that is a function with an effect: what happens inside a transaction is handed in. */
const callback = /\w\??:\s*\([^()]*\)\s*=>\s*(?:Promise<|void\b)/g;
const sql = /\.(select\w*|insert|update|delete|execute)\(|\bsql`|\bprepared\(/;

/** Only commands open transactions: a use case reads from the lock to the event in one function. */
export function checkCommands(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !outside.test(path) && !path.endsWith('.commands.ts'))
    .filter(({ path }) => !exceptions.some(([excepted]) => excepted.test(path)))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(/\.transaction\(|\bundoable\(/g)].map(
        ({ index }) =>
          `${path}:${lineAt(code, index)}: opens a transaction. Do it in a command (<topic>.commands.ts), which calls ` +
          'the stores with `tx`.',
      );
    });
}

/** A store holds SQL: no decision, and nothing that is handed in to be called. */
export function checkStores(sources: readonly Source[]): string[] {
  const stores = sources.filter(({ path }) => path.endsWith('.store.ts'));
  const empty = stores
    .filter(({ text }) => !sql.test(withoutComments(text)))
    .map(
      ({ path }) =>
        `${path}: a store without SQL. What decides belongs in a command or a policy; what only passes on can go.`,
    );
  const deciding = stores
    .filter(({ path }) => path.startsWith('features/'))
    .filter(({ imports }) => imports.some(({ target }) => target === 'domain/common/result.ts'))
    .map(
      ({ path }) => `${path}: a store that refuses. The command decides; the store gives the row.`,
    );
  const calling = stores.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(callback)].map(
      ({ index }) =>
        `${path}:${lineAt(code, index)}: a store that takes a callback. The command calls what follows itself.`,
    );
  });
  return [...empty, ...deciding, ...calling];
}
