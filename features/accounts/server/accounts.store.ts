import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Rating } from '#domain/rating/rating.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { accounts, credentials, ratings, sessions } from './accounts.tables.ts';

export type StoredAccount = typeof accounts.$inferSelect;

export interface NewAccount {
  readonly id: string;
  readonly fullName: string;
  readonly nickname: string | null;
  readonly prefecture: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: string;
  readonly mustChangePassword?: boolean;
  readonly now: Date;
}

/** Makes an account with its password. Breaks `accounts_email_once` when the address is taken. */
export async function insert(tx: Db, account: NewAccount): Promise<void> {
  const { id, now } = account;
  await tx.insert(accounts).values({
    id,
    name: account.fullName,
    email: account.email.toLowerCase(),
    nickname: account.nickname,
    prefecture: account.prefecture,
    phone: account.phone,
    language: account.language,
    mustChangePassword: account.mustChangePassword ?? false,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(credentials).values({
    id: uuidv7(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: account.passwordHash,
    createdAt: now,
    updatedAt: now,
  });
}

export async function insertRating(
  tx: Db,
  rating: { accountId: string; rating: Rating; now: Date },
): Promise<void> {
  await tx.insert(ratings).values({
    id: uuidv7(),
    accountId: rating.accountId,
    points: rating.rating.points,
    rank: rating.rating.rank,
    cause: 'self-declared',
    at: rating.now,
  });
}

export async function findById(db: Db, id: string): Promise<StoredAccount | null> {
  return (await findWithOrganizer(db, id))?.account ?? null;
}

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
  readonly session: { readonly id: string; readonly seenAt: Date | null };
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
      session: { id: sessions.id, seenAt: sessions.seenAt },
      account: accounts,
      organizer,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .leftJoin(organizers, activeOrganizer)
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .prepare(''),
);

/** The same, and nobody else can change it until the transaction ends; rows that point to it can still be written. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredAccount | null> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  return account ?? null;
}

export async function findByEmail(db: Db, email: string): Promise<StoredAccount | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  return account ?? null;
}

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

export async function findCurrentRating(
  db: Db,
  accountId: string,
): Promise<{ points: number; rank: Rating['rank'] } | null> {
  const [rating] = await currentRating(db, { accountId });
  return rating ?? null;
}

const currentRating = prepared((db) =>
  db
    .select({ points: ratings.points, rank: ratings.rank })
    .from(ratings)
    .where(eq(ratings.accountId, sql.placeholder('accountId')))
    .orderBy(desc(ratings.at))
    .limit(1)
    .prepare(''),
);

export async function updateLanguage(db: Db, id: string, language: string): Promise<void> {
  await db.update(accounts).set({ language }).where(eq(accounts.id, id));
}
