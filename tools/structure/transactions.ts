import { lineAt, type Source, withoutComments } from './sources.ts';

const opening = /\.transaction\(\s*async\s*\(\s*(\w+)[^)]*\)\s*=>\s*\{/g;

/**
 * Inside a transaction only its handle may be used. A query outside of it does not see what the transaction has
 * written, is not undone with it, and takes a second connection of the pool: as many transactions as the pool has
 * connections would wait for one another until they time out.
 */
export function checkTransactions(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(opening)].flatMap((match) => {
        const start = match.index + match[0].length;
        const body = code.slice(start, endOfBlock(code, start));
        return [...body.matchAll(/\bdb\b(?!\s*:)/g)].map(
          ({ index }) =>
            `${path}:${lineAt(code, start + index)}: uses db inside an open transaction, and so runs beside it. ` +
            `Use ${match[1]} here, and pass ${match[1]} on to the functions called from here.`,
        );
      });
    });
}

function endOfBlock(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}
