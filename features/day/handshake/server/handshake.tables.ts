import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { days } from '../../server/day.tables.ts';
import { CONFIRMERS, HANDSHAKE_STATES } from '../handshake.vocabulary.ts';

/** What the other side says was played. */
export interface Claim {
  readonly sets: readonly CardSet[];
  readonly result: string;
  readonly winner: Side;
  readonly status: 'finished' | 'retired';
}

/**
 * Whether the other side agrees to a result that a player or the device of a court has entered. It counts only for the version
 * of the result that it names: the next one is another entry with a row of its own, or one of the desk.
 */
export const handshakes = pgTable(
  'handshakes',
  {
    matchId: uuid()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Of the day: its row is locked, and not that of the tournament, which others lock before the day. */
    tournamentId: integer()
      .notNull()
      .references(() => days.tournamentId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    state: text({ enum: HANDSHAKE_STATES }).notNull(),
    /** The side that has entered it, in the order of the draw; null for the device of a court. */
    side: text({ enum: SIDES }),
    /** The write that has entered it: it names the account or the link. */
    writeId: uuid().notNull(),
    /** When the entry reached the server. */
    enteredAt: instant().notNull(),
    /** When silence is consent. */
    dueAt: instant().notNull(),
    confirmedBy: text({ enum: CONFIRMERS }),
    confirmedAt: instant(),
    disputedAt: instant(),
    /** In the order of the draw; null where the other side gives no score. */
    claim: jsonb().$type<Claim>(),
  },
  (table) => [
    index('handshakes_by_tournament').on(table.tournamentId, table.state),
    index('handshakes_due').on(table.dueAt).where(sql`${table.state} = 'entered'`),
    check('handshakes_version_counts', sql`${table.version} > 0`),
    check(
      'handshakes_confirmed_by_somebody',
      sql`(${table.state} = 'confirmed') = (${table.confirmedBy} is not null and ${table.confirmedAt} is not null)`,
    ),
    check(
      'handshakes_disputed_at_a_time',
      sql`${table.state} <> 'disputed' or ${table.disputedAt} is not null`,
    ),
  ],
);
