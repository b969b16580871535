import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

export interface HomeOfPerson {
  /** Entries that are paid and not withdrawn. */
  readonly joined: number;
  readonly unread: number;
  /** The unpaid place that lapses first. */
  readonly lapsing: {
    readonly entryId: string;
    readonly tournamentName: string;
    readonly reservedUntil: Date | null;
  } | null;
}

/** What the home screen shows to one person at `now`; null without such an account. */
export async function findHome(db: Db, accountId: string, now: Date): Promise<HomeOfPerson | null> {
  const [home] = await statement(db, { accountId, now: now.toISOString() });
  return home ?? null;
}

const statement = prepared((db) => {
  const accountId = sql.placeholder('accountId');
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const joined = db
    .select({ joined: count() })
    .from(entries)
    .where(and(eq(entries.accountId, accountId), eq(entries.state, 'confirmed')));
  const unread = db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
  const lapsing = db
    .select({
      entryId: entries.id,
      tournamentName: tournaments.name,
      reservedUntil: entries.reservedUntil,
    })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        eq(entries.accountId, accountId),
        eq(entries.state, 'reserved'),
        gt(entries.reservedUntil, now),
        eq(entries.paymentUnderWay, false),
        isNull(entries.paymentMethod),
      ),
    )
    .orderBy(asc(entries.reservedUntil))
    .limit(1)
    .as('lapsing');
  return db
    .select({
      joined: sql`(${joined})`.mapWith(Number),
      unread: sql`(${unread})`.mapWith(Number),
      lapsing: {
        entryId: lapsing.entryId,
        tournamentName: lapsing.tournamentName,
        reservedUntil: lapsing.reservedUntil,
      },
    })
    .from(accounts)
    .leftJoin(lapsing, sql`true`)
    .where(eq(accounts.id, accountId))
    .prepare('');
});
