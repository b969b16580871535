import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from './mail.tables.ts';

const OVER = ['sent', 'refused', 'recalled'] as const;

/** Deletes the mails to an address that are over; gives the ids of all, those still on their way among them. */
export async function deleteByAddress(tx: Db, address: string): Promise<string[]> {
  const to = eq(sql`lower(${mails.toAddress})`, address.toLowerCase());
  const rows = await tx.select({ id: mails.id }).from(mails).where(to);
  await tx.delete(mails).where(and(to, inArray(mails.state, [...OVER])));
  return rows.map(({ id }) => id);
}

/** Deletes these mails, whatever became of them. */
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
