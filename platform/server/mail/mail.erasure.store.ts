import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from './mail.tables.ts';

const OVER = ['sent', 'refused', 'recalled'] as const;

/** Deletes the finished ones of an address's mails that `isTheirs`; gives the ids of all of those, also of queued ones. */
export async function deleteByAddress(
  tx: Db,
  address: string,
  isTheirs: (mail: { readonly kind: string; readonly createdAt: Date }) => boolean,
): Promise<string[]> {
  const rows = await tx
    .select({ id: mails.id, kind: mails.kind, createdAt: mails.createdAt })
    .from(mails)
    .where(eq(sql`lower(${mails.toAddress})`, address.toLowerCase()));
  const ids = rows.filter(isTheirs).map(({ id }) => id);
  const theirs = and(inArray(mails.id, ids), inArray(mails.state, [...OVER]));
  if (ids.length > 0) await tx.delete(mails).where(theirs);
  return ids;
}

/** Deletes these mails, in any state. */
export async function deleteByIds(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, [...ids]));
}

/** Deletes the mail of one event; gives its id. */
export async function deleteByKey(db: Db, dedupeKey: string): Promise<string[]> {
  const rows = await db
    .delete(mails)
    .where(eq(mails.dedupeKey, dedupeKey))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}
