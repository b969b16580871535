import { lineAt, type Source, withoutComments } from './sources.ts';

const product = /^(apps|domain|features)\//;
const test = /\.(test|factory)\.tsx?$/;
const sql = /\.(select\w*|insert|update|delete|execute)\(|\bsql`|\bprepared\(/;

/** Only commands open transactions: a use case reads from the lock to the event in one function. */
export function checkCommands(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => product.test(path) && !test.test(path) && !path.endsWith('.commands.ts'))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(/\.transaction\(|\bundoable\(/g)].map(
        ({ index }) =>
          `${path}:${lineAt(code, index)}: opens a transaction. Do it in a command (<topic>.commands.ts), which calls ` +
          'the stores with `tx`.',
      );
    });
}

/** A store holds SQL, and no decision. */
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
  return [...empty, ...deciding];
}
