import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { courts, days } from '#features/day/server/day.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import type { TallyEntry } from '../court-links.tally.policy.ts';
import { LINK_KINDS } from '../court-links.vocabulary.ts';

/**
 * Links that open a court or a match on the day without an account. Only two hashes of the token are stored: one finds the link,
 * the other is the key of the results that its device hands over. Neither opens it.
 */
export const courtLinks = pgTable(
  'court_links',
  {
    id: uuid().primaryKey(),
    /** Of the day: its row is locked, and not that of the tournament. */
    tournamentId: integer()
      .notNull()
      .references(() => days.tournamentId, { onDelete: 'cascade' }),
    kind: text({ enum: LINK_KINDS }).notNull(),
    courtId: uuid().references(() => courts.id, { onDelete: 'cascade' }),
    /** Of a slip: the match in the draw of its stage. */
    stageId: uuid().references(() => stages.id, { onDelete: 'cascade' }),
    matchId: text(),
    drawNumber: integer(),
    /** SHA-256 of "id" and the token, in base64url. */
    findHash: text().notNull().unique('court_links_token_once'),
    /** SHA-256 of "sign" and the token, in base64url. */
    signHash: text().notNull(),
    madeAt: instant().notNull(),
    madeByAccountId: account('set null'),
    revokedAt: instant(),
    /** When a device has read or written last, to the minute. */
    usedAt: instant(),
  },
  (table) => [
    index('court_links_by_day').on(table.tournamentId, table.kind),
    uniqueIndex('court_links_one_per_court')
      .on(table.courtId)
      .where(sql`${table.kind} = 'court' and ${table.revokedAt} is null`),
    index('court_links_by_match').on(table.stageId, table.matchId),
    check(
      'court_links_open_one_thing',
      sql`(${table.kind} = 'court') = (${table.courtId} is not null) and (${table.kind} = 'match') = (${table.stageId} is not null and ${table.matchId} is not null and ${table.drawNumber} is not null)`,
    ),
  ],
);

const ofLink = () =>
  uuid()
    .notNull()
    .references(() => courtLinks.id, { onDelete: 'cascade' });

/** A match in the draw of its stage. */
const ofMatch = {
  stageId: uuid()
    .notNull()
    .references(() => stages.id, { onDelete: 'cascade' }),
  matchId: text().notNull(),
};

/** The matches that a device of a court was shown: it may have played one without a network. */
export const courtLinkOffers = pgTable(
  'court_link_offers',
  { linkId: ofLink(), ...ofMatch, drawNumber: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.linkId, table.stageId, table.matchId, table.drawNumber] }),
  ],
);

/** The devices that have written with a link, each with its last write. */
export const courtLinkDevices = pgTable(
  'court_link_devices',
  {
    linkId: ofLink(),
    /** Made by the device. */
    deviceId: uuid().notNull(),
    /** "iPad, Safari"; empty where the browser does not say. */
    name: text().notNull(),
    at: instant().notNull(),
    ...ofMatch,
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.deviceId] }),
    index('court_link_devices_by_match').on(table.stageId, table.matchId),
  ],
);

/** The running score of a match as a device has sent it, with those before. It goes with its link. */
export const courtTallies = pgTable(
  'court_tallies',
  {
    ...ofMatch,
    linkId: ofLink(),
    deviceId: uuid().notNull(),
    drawNumber: integer().notNull(),
    /** Of the last one, by the device's clock. */
    at: instant().notNull(),
    /** The oldest first. */
    log: jsonb().$type<readonly TallyEntry[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stageId, table.matchId, table.linkId, table.deviceId] }),
    index('court_tallies_by_link').on(table.linkId),
  ],
);
