import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { links } from './links.tables.ts';

/** Withdraws every link of a subject, of any purpose. */
export async function deleteByOwner(tx: Db, subject: string): Promise<void> {
  await tx.delete(links).where(eq(links.subject, subject));
}
