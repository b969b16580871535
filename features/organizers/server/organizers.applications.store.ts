import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import type { ApplicationForm } from '../organizers.form.ts';
import { organizerApplications } from './organizers.tables.ts';

export type StoredApplication = typeof organizerApplications.$inferSelect;

export interface NewApplication extends ApplicationForm {
  readonly id: string;
  readonly language: string;
  readonly now: Date;
}

/** Keeps an application for review; false when it was sent before. */
export async function insert(tx: Db, { now, ...application }: NewApplication): Promise<boolean> {
  const rows = await tx
    .insert(organizerApplications)
    .values({ ...application, searchText: searchText(application), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: organizerApplications.id });
  return rows.length === 1;
}

export async function findById(db: Db, id: string): Promise<StoredApplication | null> {
  const [found] = await db
    .select()
    .from(organizerApplications)
    .where(eq(organizerApplications.id, id));
  return found ?? null;
}

/** The same, and nobody else can decide on it until the transaction ends. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredApplication | null> {
  const [found] = await tx
    .select()
    .from(organizerApplications)
    .where(eq(organizerApplications.id, id))
    .for('update');
  return found ?? null;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredApplication, 'state' | 'decidedAt' | 'reason' | 'undo'>>,
): Promise<void> {
  await tx.update(organizerApplications).set(change).where(eq(organizerApplications.id, id));
}

function searchText(application: ApplicationForm): string {
  const { organizerName, organizationName, address, email, phoneNumber, workplaceOrSchool } =
    application;
  return [organizerName, organizationName, address, email, phoneNumber, workplaceOrSchool]
    .map(foldForSearch)
    .join('\n');
}
