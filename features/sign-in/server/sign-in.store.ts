import { and, eq, gt, sql } from 'drizzle-orm';
import { secondFactors } from '#features/accounts/second-factor/server/second-factor.tables.ts';
import { findByEmail, type StoredAccount } from '#features/accounts/server/accounts.store.ts';
import { accounts, sessions } from '#features/accounts/server/accounts.tables.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

export interface AccountWithOrganizer {
  readonly account: StoredAccount;
  /** The organization that the account runs, if that is not suspended. */
  readonly organizer: { readonly id: number; readonly organizationName: string } | null;
}

export async function findWithOrganizer(db: Db, id: string): Promise<AccountWithOrganizer | null> {
  const [found] = await accountById(db, { id });
  return found ?? null;
}

export interface SessionWithAccount extends AccountWithOrganizer {
  readonly session: Pick<typeof sessions.$inferSelect, 'id' | 'createdAt' | 'seenAt' | 'provenAt'>;
  /** Since when the account's login asks for a second step; null when it does not. */
  readonly secondFactorSince: Date | null;
}

/** The session with this token, unless it has ended at `now`. */
export async function findBySession(
  db: Db,
  token: string,
  now: Date,
): Promise<SessionWithAccount | null> {
  const [found] = await accountBySession(db, { token, now: now.toISOString() });
  return found ?? null;
}

const organizer = { id: organizers.id, organizationName: organizers.organizationName };
const activeOrganizer = and(eq(organizers.accountId, accounts.id), eq(organizers.state, 'active'));

// Nearly every request begins with one of these.
const accountById = prepared((db) =>
  db
    .select({ account: accounts, organizer })
    .from(accounts)
    .leftJoin(organizers, activeOrganizer)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(''),
);
const accountBySession = prepared((db) =>
  db
    .select({
      session: {
        id: sessions.id,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        provenAt: sessions.provenAt,
      },
      secondFactorSince: secondFactors.onSince,
      account: accounts,
      organizer,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .leftJoin(organizers, activeOrganizer)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .prepare(''),
);

/** The account that logs in with this name: an e-mail address or an organizer ID, in any letter case. */
export async function findByLoginId(db: Db, loginId: string): Promise<StoredAccount | null> {
  if (loginId.includes('@')) return findByEmail(db, loginId);
  const [found] = await db
    .select({ account: accounts })
    .from(organizers)
    .innerJoin(accounts, eq(accounts.id, organizers.accountId))
    .where(eq(organizers.loginId, loginId.toUpperCase()));
  return found?.account ?? null;
}
