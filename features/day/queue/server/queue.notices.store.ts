import { and, desc, inArray, like } from 'drizzle-orm';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DayMatch } from '../queue.matches.policy.ts';

/** Where the players of a match were sent: to its court, near it, or away. */
const SENT = ['court-called', 'court-called-again', 'court-next', 'court-waiting'] as const;

export interface StoredNotice {
  readonly id: string;
  readonly accountId: string;
  readonly dedupeKey: string;
}

/** What each of these people was notified of last about a match of theirs, by account. */
export async function listLastNotices(
  db: Db,
  { key, drawNumber }: Pick<DayMatch, 'key' | 'drawNumber'>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, StoredNotice>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, id, dedupeKey, kind, createdAt } = notifications;
  const rows = await db
    .selectDistinctOn([accountId], { accountId, id, dedupeKey })
    .from(notifications)
    .where(
      and(
        inArray(accountId, [...accountIds]),
        inArray(kind, [...SENT]),
        like(dedupeKey, `% ${key} ${drawNumber} %`),
      ),
    )
    .orderBy(accountId, desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.accountId, row]));
}
