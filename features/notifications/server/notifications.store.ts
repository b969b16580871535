import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { NotificationFacts, NotificationKind } from '../notifications.vocabulary.ts';
import { announcements, notifications } from './notifications.tables.ts';

export type StoredAnnouncement = typeof announcements.$inferSelect;

export interface NewNotification {
  readonly accountId: string;
  readonly kind: NotificationKind;
  readonly facts: NotificationFacts;
  /** Names the event: a second notification with the same key is not added. */
  readonly dedupeKey: string;
  readonly now: Date;
}

export type StoredNotification = typeof notifications.$inferSelect;

/** Adds a notification to a person's list, once. `notifyPerson` also sends pushes. */
export async function insert(tx: Db, notification: NewNotification): Promise<void> {
  await insertAll(tx, [notification]);
}

/** Adds many notifications at once, each one once, and gives those that are new. `notifyPeople` also sends pushes. */
export async function insertAll(
  tx: Db,
  added: readonly NewNotification[],
): Promise<Pick<StoredNotification, 'id' | 'accountId'>[]> {
  if (added.length === 0) return [];
  return tx
    .insert(notifications)
    .values(added.map(asRow))
    .onConflictDoNothing()
    .returning({ id: notifications.id, accountId: notifications.accountId });
}

/** Adds notifications; of one that is there already, the facts become those given. */
export async function upsertAll(tx: Db, added: readonly NewNotification[]): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(notifications)
    .values(added.map(asRow))
    .onConflictDoUpdate({ target: notifications.dedupeKey, set: { facts: sql`excluded.facts` } });
}

function asRow({ now, ...values }: NewNotification) {
  return { id: uuidv7(), ...values, createdAt: now };
}

export async function findById(db: Db, id: string): Promise<StoredNotification | null> {
  const [found] = await db.select().from(notifications).where(eq(notifications.id, id));
  return found ?? null;
}

/** One person's notifications, newest first, `limit` at a time; `after` names the last one seen. */
export async function listByAccount(
  db: Db,
  accountId: string,
  page: { after: { at: string; id: string } | null; limit: number },
) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        page.after
          ? sql`(${notifications.createdAt}, ${notifications.id}) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.limit);
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await unreadOf(db, { accountId });
  return row?.unread ?? 0;
}

const unreadOf = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(
      and(eq(notifications.accountId, sql.placeholder('accountId')), isNull(notifications.readAt)),
    )
    .prepare(''),
);

/** Marks everything as read that had come by `until`. */
export async function updateAllRead(
  db: Db,
  accountId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        lte(notifications.createdAt, until),
      ),
    );
}

/** Marks one as read at this moment, or with null as unread; false when it is not this account's. */
export async function updateRead(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
  readAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({
      readAt:
        readAt && sql`coalesce(${notifications.readAt}, ${readAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

/** The newest published announcements, at most `limit`. */
export function listPublished(db: Db, limit: number) {
  return published(db, { limit });
}

const published = prepared((db) =>
  db
    .select()
    .from(announcements)
    .where(eq(announcements.state, 'published'))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(sql.placeholder('limit'))
    .prepare(''),
);

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
