import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from './mail.tables.ts';

const OVER = ['sent', 'refused', 'recalled'] as const;

/** Deletes the finished mails to an address; gives the ids of all mails to it, also of queued ones. */
export async function deleteByAddress(tx: Db, address: string): Promise<string[]> {
  const to = eq(sql`lower(${mails.toAddress})`, address.toLowerCase());
  const rows = await tx.select({ id: mails.id }).from(mails).where(to);
  await tx.delete(mails).where(and(to, inArray(mails.state, [...OVER])));
  return rows.map(({ id }) => id);
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
