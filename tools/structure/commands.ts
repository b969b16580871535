import { lineAt, type Source, withoutComments } from './sources.ts';

const feature = /^features\/.+\/server\//;
const test = /\.(test|factory)\.ts$/;

/** In features, only commands open transactions: a use case reads from the lock to the event in one function. */
export function checkCommands(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => feature.test(path) && !test.test(path) && !path.endsWith('.commands.ts'))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(/\.transaction\(|\bundoable\(/g)].map(
        ({ index }) =>
          `${path}:${lineAt(code, index)}: opens a transaction. Do it in a command (<topic>.commands.ts), which calls ` +
          'the stores with `tx`.',
      );
    });
}

/** A store holds SQL. */
export function checkStores(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.store.ts'))
    .filter(
      ({ imports }) =>
        !imports.some(({ target }) => target === 'drizzle-orm' || target.endsWith('.tables.ts')),
    )
    .map(
      ({ path }) =>
        `${path}: a store without SQL. What decides belongs in a command or a policy; what only passes on can go.`,
    );
}
