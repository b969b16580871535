import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { certificateTemplates } from './certificates.tables.ts';

export type StoredTemplate = typeof certificateTemplates.$inferSelect;

export async function find(db: Db, tournamentId: number): Promise<StoredTemplate | null> {
  const [found] = await db
    .select()
    .from(certificateTemplates)
    .where(eq(certificateTemplates.tournamentId, tournamentId));
  return found ?? null;
}

export async function upsert(tx: Db, template: StoredTemplate): Promise<void> {
  await tx
    .insert(certificateTemplates)
    .values(template)
    .onConflictDoUpdate({ target: certificateTemplates.tournamentId, set: template });
}
