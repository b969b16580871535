import { and, asc, count, desc, eq, isNotNull, like, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { likePattern } from '#platform/server/search/grams.ts';
import { instant } from '#platform/shared/ids.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import type { ApplicationForm } from '../organizers.form.ts';
import type { ApplicationState } from '../organizers.vocabulary.ts';
import { organizerApplications } from './organizers.tables.ts';

const PAGE = 20;
const cursors = pageCursor(z.object({ at: instant, id: z.uuid() }));

export type StoredApplication = typeof organizerApplications.$inferSelect;

export interface NewApplication extends ApplicationForm {
  readonly id: string;
  readonly language: string;
  readonly now: Date;
}

/** Stores an application for review; false if it was sent before. */
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

/** The same, locked: nobody else can decide on it until the transaction ends. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredApplication | null> {
  const [found] = await tx
    .select()
    .from(organizerApplications)
    .where(eq(organizerApplications.id, id))
    .for('update');
  return found ?? null;
}

/** Whether an application is from an address, which its applicant may have typed in capitals. */
export function isOfAddress(email: string): SQL {
  return sql`lower(${organizerApplications.email}) = ${email.toLowerCase()}`;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredApplication, 'state' | 'decidedAt' | 'reason' | 'accountId' | 'undo'>>,
): Promise<void> {
  await tx.update(organizerApplications).set(change).where(eq(organizerApplications.id, id));
}

/** A page of applications in one state: pending ones, the oldest first; decided ones, the newest first. */
export async function listByState(
  db: Db,
  state: ApplicationState,
  search: { q?: string | undefined; cursor?: string | undefined },
) {
  const table = organizerApplications;
  const q = foldForSearch(search.q ?? '');
  const after = cursors.read(search.cursor);
  const oldestFirst = state === 'pending';
  const direction = oldestFirst ? sql`>` : sql`<`;
  const order = oldestFirst ? asc : desc;
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.state, state),
        q ? like(table.searchText, likePattern(q)) : undefined,
        after
          ? sql`(${table.createdAt}, ${table.id}) ${direction} (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(table.createdAt), order(table.id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) =>
    cursors.write({ at: last.createdAt.toISOString(), id: last.id }),
  );
}

export async function countPending(db: Db): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(organizerApplications)
    .where(eq(organizerApplications.state, 'pending'));
  return row?.pending ?? 0;
}

/** Deletes what undoing needs, such as old passwords, once the decisions are final. */
export async function updateUndoForgotten(db: Db, decidedBefore: Date): Promise<void> {
  await db
    .update(organizerApplications)
    .set({ undo: null })
    .where(
      and(
        isNotNull(organizerApplications.undo),
        lt(organizerApplications.decidedAt, decidedBefore),
      ),
    );
}

function searchText(application: ApplicationForm): string {
  const { organizerName, organizationName, address, email, phoneNumber, workplaceOrSchool } =
    application;
  return [organizerName, organizationName, address, email, phoneNumber, workplaceOrSchool]
    .map(foldForSearch)
    .join('\n');
}
