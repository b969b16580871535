import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import { account } from '../../server/accounts.tables.ts';

/** Passkeys: a device's or a password manager's key, of which we hold the public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    /** What the authenticator calls it, in base64url. */
    credentialId: text().notNull().unique('passkeys_credential_once'),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, where the authenticator counts them. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    /** What its owner calls it. */
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_by_account').on(table.accountId)],
);
