import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import { account } from '../../server/accounts.tables.ts';

/** The authenticator app of an account. Its secret is encrypted with a key that is not in the database (decision 0061). */
export const secondFactors = pgTable('second_factors', {
  accountId: account('cascade').primaryKey(),
  sealedSecret: text(),
  /** The login asks for the second step since then; null until a first code has proven the app. */
  onSince: instant(),
  /** Of an app that is being set up: it replaces `sealedSecret` with its first code. */
  newSealedSecret: text(),
  /** The time step of the last code that was used, counted from 1970 in 30 seconds; that one and earlier ones are void. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Wrong codes, of the app and of the set-up, and when the last was tried. */
  tries: integer().notNull().default(0),
  triedAt: instant(),
  /** After a reset of an operator: without this code of another operator no app can be set up. A hash. */
  setUpCodeHash: text(),
  /** The code that was mailed to an operator for the first app, as a hash, and until when it is good. */
  mailedCodeHash: text(),
  mailedCodeUntil: instant(),
});

/** Codes that replace the app once each. Only hashes: 72 random bits cannot be tried out. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    unique('recovery_codes_once').on(table.accountId, table.codeHash),
    index('recovery_codes_by_account').on(table.accountId),
  ],
);
