import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LEVELS } from '#domain/rating/rating.ts';
import { instant } from '#platform/server/db/columns.ts';

/** Who can sign in. The columns up to `updatedAt` are better-auth's. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique('accounts_email_once'),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    nickname: text(),
    prefecture: text(),
    phone: text(),
    language: text().notNull().default('en'),
    /** An operator reviews organizers; there is no way to become one in the browser. */
    isOperator: boolean().notNull().default(false),
    /** Set on accounts made for somebody else: the first login asks its owner for a new password. */
    mustChangePassword: boolean().notNull().default(false),
    /** Set while the account is suspended by an operator; it cannot sign in then. */
    suspendedAt: instant(),
    /** Set on a nameless account that replaces a person who has left, where results and books need one. */
    leftAt: instant(),
  },
  (table) => [check('accounts_language_known', sql`${table.language} in ('en', 'ja')`)],
);

/** A column with the id of an account. Without `onDelete` an account that has such a row cannot be deleted. */
export const account = (onDelete?: 'cascade' | 'set null') =>
  text().references(() => accounts.id, onDelete && { onDelete });

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: account('cascade').notNull(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Such as "iPhone, Safari"; empty when the browser did not say. */
    device: text().notNull().default(''),
    /** The known device that it runs on; no foreign key, since devices refer to accounts and are deleted first. */
    deviceId: uuid(),
    /** Shortened. */
    address: text().notNull().default(''),
    /** Within a few minutes. */
    seenAt: instant(),
    /** When its owner last proved the second factor; null where only a password or a mailed link was asked for. */
    provenAt: instant(),
  },
  (table) => [index('sessions_by_account').on(table.userId)],
);

/** How an account signs in: here, a password hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: account('cascade').notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('credentials_by_account').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/**
 * Every rating an account has given itself; the newest is the current one. Points are rating points, not loyalty points. It lies here and
 * not in `ratings`, which moves rates by results, since an account begins with one.
 */
export const accountRates = pgTable(
  'ratings',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    points: integer().notNull(),
    rank: text({ enum: LEVELS }).notNull(),
    /** Its source: the self-declared level at first, results later. */
    cause: text({ enum: ['self-declared'] }).notNull(),
    at: instant().notNull(),
  },
  (table) => [index('ratings_by_account').on(table.accountId, table.at)],
);
