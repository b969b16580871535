import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import { account } from '../../server/accounts.tables.ts';
import { SIGN_IN_METHODS, SIGN_IN_OUTCOMES } from '../devices.vocabulary.ts';

/** Browsers in which an account has signed in. Each holds a secret; only its hash is stored here. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    secretHash: text().notNull(),
    /** Such as "iPhone, Safari"; empty when the browser did not say. */
    name: text().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [unique('known_devices_once').on(table.accountId, table.secretHash)],
);

/** Sign-ins to an account, and failed attempts. No password is stored, and no name that no account has. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    at: instant().notNull(),
    outcome: text({ enum: SIGN_IN_OUTCOMES }).notNull(),
    method: text({ enum: SIGN_IN_METHODS }).notNull(),
    device: text().notNull(),
    /** Shortened: it distinguishes the owner's network from a stranger's, and no more. */
    address: text().notNull(),
    knownDevice: boolean().notNull(),
  },
  (table) => [
    index('sign_ins_by_account').on(table.accountId, table.at),
    index('sign_ins_by_time').on(table.at),
  ],
);
