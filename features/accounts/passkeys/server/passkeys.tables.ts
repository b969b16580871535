import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import { account } from '../../server/accounts.tables.ts';

/** Passkeys: keys of a device or a password manager, of which only the public half is stored. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    /** The authenticator's id of it, in base64url. */
    credentialId: text().notNull().unique('passkeys_credential_once'),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, where the authenticator counts them. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    /** The name that its owner chose. */
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_by_account').on(table.accountId)],
);
