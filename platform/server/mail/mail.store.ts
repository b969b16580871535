import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from './mail.tables.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Writes a mail down; false when its event was announced before. */
export async function insert(
  tx: Db,
  mail: Omit<StoredMail, 'state' | 'attempts' | 'lastError' | 'sentAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return rows.length === 1;
}

export async function findById(db: Db, id: string): Promise<StoredMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

export async function updateSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: now, lastError: null, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

export async function updateFailed(db: Db, id: string, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', lastError: error, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}
