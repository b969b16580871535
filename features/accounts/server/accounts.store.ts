import { desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Rating } from '#domain/rating/rating.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { accountRates, accounts, credentials } from './accounts.tables.ts';

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

/** Makes an account with its password. Violates `accounts_email_once` when the address is taken. */
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

export async function insertRate(
  tx: Db,
  rating: { accountId: string; rating: Rating; now: Date },
): Promise<void> {
  await tx.insert(accountRates).values({
    id: uuidv7(),
    accountId: rating.accountId,
    points: rating.rating.points,
    rank: rating.rating.rank,
    cause: 'self-declared',
    at: rating.now,
  });
}

export async function findById(db: Db, id: string): Promise<StoredAccount | null> {
  const [found] = await accountById(db, { id });
  return found ?? null;
}

const accountById = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(''),
);

/** The same, locked until the transaction ends; rows that refer to it can still be written. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredAccount | null> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  return account ?? null;
}

/** The same, locked also against new rows that refer to it, such as sessions. */
export async function findAloneForUpdate(tx: Db, id: string): Promise<StoredAccount | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account ?? null;
}

export async function findByEmail(db: Db, email: string): Promise<StoredAccount | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  return account ?? null;
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
    .select({ points: accountRates.points, rank: accountRates.rank })
    .from(accountRates)
    .where(eq(accountRates.accountId, sql.placeholder('accountId')))
    .orderBy(desc(accountRates.at))
    .limit(1)
    .prepare(''),
);

export async function updateLanguage(db: Db, id: string, language: string): Promise<void> {
  await db.update(accounts).set({ language }).where(eq(accounts.id, id));
}
