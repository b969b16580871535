import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { announcements } from './notifications.tables.ts';

export type StoredAnnouncement = typeof announcements.$inferSelect;
export type AnnouncementWords = Pick<
  StoredAnnouncement,
  'titleEn' | 'titleJa' | 'bodyEn' | 'bodyJa'
>;

/** Every announcement, in any state; the newest first. */
export async function listAll(db: Db): Promise<StoredAnnouncement[]> {
  return db.select().from(announcements).orderBy(desc(announcements.id)).limit(500);
}

/** One, locked until the transaction ends. */
export async function findForUpdate(tx: Db, id: number): Promise<StoredAnnouncement | null> {
  const [found] = await tx
    .select()
    .from(announcements)
    .where(eq(announcements.id, id))
    .for('update');
  return found ?? null;
}

/** Stores a draft and gives it; null when it is stored already. */
export async function insertDraft(
  tx: Db,
  draft: AnnouncementWords & { creationId: string; createdAt: Date },
): Promise<StoredAnnouncement | null> {
  const [made] = await tx.insert(announcements).values(draft).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findByCreation(
  db: Db,
  creationId: string,
): Promise<StoredAnnouncement | null> {
  const [found] = await db
    .select()
    .from(announcements)
    .where(eq(announcements.creationId, creationId));
  return found ?? null;
}

export async function update(
  tx: Db,
  id: number,
  change: Partial<AnnouncementWords & Pick<StoredAnnouncement, 'state' | 'publishedAt'>>,
): Promise<StoredAnnouncement | null> {
  const [changed] = await tx
    .update(announcements)
    .set(change)
    .where(eq(announcements.id, id))
    .returning();
  return changed ?? null;
}
