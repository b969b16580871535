import { lineAt, resolve, type Source, withoutComments } from './sources.ts';

/** A store that writes a table of another feature, with the reason. */
interface Exception {
  readonly path: string;
  readonly table: string;
  readonly why: string;
}

/** An exception that nothing needs fails the check, so that this list only gets shorter. */
const EXCEPTIONS: readonly Exception[] = [
  {
    path: 'features/entries/server/entries.claims.store.ts',
    table: 'events',
    why: 'one statement takes the place and stores its entry, while others wait for the lock',
  },
];

/** Tests and factories prepare what they need, and measurements fill a whole database. */
const outside = /\.(test|factory)\.tsx?$|^(platform\/testing|bench|e2e)\//;
const tableImport = /\bimport\s*\{([^}]*)\}\s*from\s*'([^']+\.tables\.ts)'/g;
const definition = /\bexport const (\w+) = pgTable\(\s*'(\w+)'/g;
/** A table that is written: an imported one, also inside SQL, or there by its name in the database. */
const write =
  /\.(?:insert|update|delete)\(\s*(\w+)|\b(?:insert into|update|delete from)\s+(?:\$\{(\w+)\}|(\w+))/g;

interface Table {
  readonly name: string;
  readonly owner: string;
}

/** Only the feature whose *.tables.ts defines a table inserts, updates and deletes its rows. Everybody may read them. */
export function checkOwners(
  sources: readonly Source[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): string[] {
  const inDatabase = tablesInDatabase(sources);
  const foreign = sources
    .filter(({ path }) => path.endsWith('.ts') && !outside.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const imported = importedTables(path, code);
      return [...code.matchAll(write)].flatMap(({ 1: called, 2: inSql, 3: named, index }) => {
        const table = named ? inDatabase.get(named) : imported.get(called ?? inSql ?? '');
        if (!table || table.owner === ownerOf(path)) return [];
        return [{ path, line: lineAt(code, index), ...table }];
      });
    });
  const isOf = (written: { path: string; name: string }, { path, table }: Exception) =>
    written.path === path && written.name === table;
  const found = foreign
    .filter((written) => !exceptions.some((exception) => isOf(written, exception)))
    .map(
      ({ path, line, name, owner }) =>
        `${path}:${line}: writes ${name}, a table of ${owner}. Put the statement into a store there, and call it from here.`,
    );
  const unneeded = exceptions
    .filter((exception) => !foreign.some((written) => isOf(written, exception)))
    .map(
      ({ path, table }) =>
        `tools/structure/owners.ts: ${path} does not write ${table}. Remove the exception.`,
    );
  return [...found, ...unneeded];
}

function tablesInDatabase(sources: readonly Source[]): ReadonlyMap<string, Table> {
  return new Map(
    sources
      .filter(({ path }) => path.endsWith('.tables.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(definition)].map(({ 1: name = '', 2: stored = '' }) => {
          return [stored, { name, owner: ownerOf(path) }] as const;
        }),
      ),
  );
}

/** The tables that a file imports, by their names in it. */
function importedTables(path: string, code: string): ReadonlyMap<string, Table> {
  return new Map(
    [...code.matchAll(tableImport)].flatMap(({ 1: names = '', 2: specifier = '' }) => {
      const owner = ownerOf(resolve(path, specifier) ?? '');
      return names.split(',').map((part) => {
        const [name = '', local = name] = part.trim().split(' as ');
        return [local, { name, owner }] as const;
      });
    }),
  );
}

/** The feature of a file; outside of the features the top folder. */
function ownerOf(path: string): string {
  return /^(?:features\/)?[^/]+/.exec(path)?.[0] ?? path;
}
