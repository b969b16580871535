import type { z } from 'zod';

/**
 * Cursors of lists that are read a page at a time: the sort key of the last row seen, so that inserted and deleted rows
 * neither repeat nor hide others. An invalid cursor means the start.
 */
export function pageCursor<Key extends z.ZodType>(schema: Key) {
  return {
    write(key: z.output<Key>): string {
      return Buffer.from(JSON.stringify(key)).toString('base64url');
    },
    read(cursor: string | undefined): z.output<Key> | null {
      if (!cursor) return null;
      try {
        return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
      } catch {
        return null;
      }
    },
  };
}

/** Cuts a page out of one row more than it holds: the rows, and the cursor of the next page if there is one. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, nextCursor: last && rows.length > size ? cursorOf(last) : null };
}
