import { z } from 'zod';
import { CannotStart } from '../../cannot-start.ts';

/*
 * A backup is text, compressed by gzip: the head, then for each table a line `COPY …`, its rows, and a line `\.`, and at the end the
 * digest of each table. Without the end it is not whole.
 */

export const HEAD_MARK = '-- RallyDays backup ';
export const END_MARK = '-- end ';
export const ROWS_END = '\\.\n';

const head = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database: its place in the order, and its name. */
  migration: z.object({ when: z.number(), tag: z.string() }),
  /** The version of the job queue's own tables. */
  jobs: z.number(),
});
export type Head = z.infer<typeof head>;

const end = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  /** Where each sequence stands; null for one that has given no number. */
  sequences: z.record(z.string(), z.nullable(z.string())),
});
export type End = z.infer<typeof end>;

/** A file that is no backup, or not a whole one. */
export class NotABackup extends CannotStart {}

export function readHead(line: string | null): Head {
  if (!line?.startsWith(HEAD_MARK)) throw new NotABackup('The file is no backup of RallyDays.');
  const read = head.safeParse(jsonOf(line.slice(HEAD_MARK.length)));
  if (read.success) return read.data;
  throw new NotABackup(
    'The backup was made by a newer version of RallyDays. Restore it with that.',
  );
}

export function readEnd(line: string): End {
  const read = end.safeParse(jsonOf(line.slice(END_MARK.length)));
  if (read.success) return read.data;
  throw new NotABackup('The backup is damaged: its end cannot be read.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
