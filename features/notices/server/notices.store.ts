import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { NoticeFacts, NoticeKind } from '../notices.vocabulary.ts';
import { announcements, notices } from './notices.tables.ts';

export type StoredAnnouncement = typeof announcements.$inferSelect;

export interface NewNotice {
  readonly accountId: string;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
  /** Names the event: a second notice with the same key is not added. */
  readonly dedupeKey: string;
  readonly now: Date;
}

export type StoredNotice = typeof notices.$inferSelect;

/** Adds a notice to a person's list, once, and gives its id; null when it exists. `notifyPerson` also sends pushes. */
export async function insert(tx: Db, notice: NewNotice): Promise<string | null> {
  const { now, ...values } = notice;
  const [made] = await tx
    .insert(notices)
    .values({ id: uuidv7(), ...values, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return made?.id ?? null;
}

export async function findById(db: Db, id: string): Promise<StoredNotice | null> {
  const [found] = await db.select().from(notices).where(eq(notices.id, id));
  return found ?? null;
}

/** One person's notices, newest first, `limit` at a time; `after` names the last one seen. */
export async function listByAccount(
  db: Db,
  accountId: string,
  page: { after: { at: string; id: string } | null; limit: number },
) {
  return db
    .select({
      id: notices.id,
      kind: notices.kind,
      facts: notices.facts,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        page.after
          ? sql`(${notices.createdAt}, ${notices.id}) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(page.limit);
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await unreadOf(db, { accountId });
  return row?.unread ?? 0;
}

const unreadOf = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.accountId, sql.placeholder('accountId')), isNull(notices.readAt)))
    .prepare(''),
);

/** Marks everything as read that had come by `until`. */
export async function updateAllRead(
  db: Db,
  accountId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(eq(notices.accountId, accountId), isNull(notices.readAt), lte(notices.createdAt, until)),
    );
}

/** Marks one as read at this moment, or with null as unread; false when it is not this account's. */
export async function updateRead(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
  readAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(notices)
    .set({
      readAt: readAt && sql`coalesce(${notices.readAt}, ${readAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(notices.id, id), eq(notices.accountId, accountId)))
    .returning({ id: notices.id });
  return rows.length === 1;
}

/** The newest published announcements, at most `limit`. */
export async function listPublished(db: Db, limit: number) {
  return db
    .select()
    .from(announcements)
    .where(eq(announcements.state, 'published'))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(limit);
}

export async function insertAnnouncement(
  tx: Db,
  announcement: Pick<
    typeof announcements.$inferInsert,
    'titleEn' | 'titleJa' | 'bodyEn' | 'bodyJa'
  > & {
    publishedAt: Date;
  },
): Promise<void> {
  await tx
    .insert(announcements)
    .values({ ...announcement, state: 'published', createdAt: announcement.publishedAt });
}
