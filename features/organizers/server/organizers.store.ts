import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { organizers } from './organizers.tables.ts';

/** Makes an account an organizer and returns the id of the organization. */
export async function insert(
  tx: Db,
  organizer: { loginId: string; accountId: string; organizationName: string; now: Date },
): Promise<number> {
  const { now, ...values } = organizer;
  const [made] = await tx
    .insert(organizers)
    .values({ ...values, createdAt: now })
    .returning({ id: organizers.id });
  if (!made) throw new Error('the organizer was not stored');
  return made.id;
}

export type StoredOrganizer = typeof organizers.$inferSelect;

/** The organization that an account runs, active or suspended. */
export async function findByAccount(db: Db, accountId: string): Promise<StoredOrganizer | null> {
  const [found] = await db.select().from(organizers).where(eq(organizers.accountId, accountId));
  return found ?? null;
}

/** The organization that an account runs, unless it is suspended. */
export async function findOrganizer(
  db: Db,
  accountId: string,
): Promise<{ id: number; organizationName: string } | null> {
  const [organizer] = await db
    .select({ id: organizers.id, organizationName: organizers.organizationName })
    .from(organizers)
    .where(and(eq(organizers.accountId, accountId), eq(organizers.state, 'active')));
  return organizer ?? null;
}

export async function findById(db: Db, id: number): Promise<StoredOrganizer | null> {
  const [found] = await db.select().from(organizers).where(eq(organizers.id, id));
  return found ?? null;
}

export async function existsLoginId(db: Db, loginId: string): Promise<boolean> {
  const found = await db
    .select({ id: organizers.id })
    .from(organizers)
    .where(eq(organizers.loginId, loginId));
  return found.length > 0;
}

/** Undoes an approval whose mail is not sent yet; the organizer has published nothing so far. */
export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  await tx.delete(organizers).where(eq(organizers.accountId, accountId));
}
