import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { stages } from '../../server/matches.tables.ts';
import type { RecordedChange } from '../draws.vocabulary.ts';

/** Every draw of a stage; the highest number is the current one. None is ever overwritten. */
export const draws = pgTable(
  'draws',
  {
    stageId: uuid()
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** As it was made, without results: those are in the matches of the stage. Of an event also without names. */
    draw: jsonb().$type<StageDraw>().notNull(),
    drawnAt: instant().notNull(),
    drawnByAccountId: account().notNull(),
    /** Made by the client that drew: sending it again draws nothing. Null for practice. */
    writeId: uuid().unique('draws_once'),
    /** Changes since, in order; the shown draw is the one that was made with them. */
    amendments: jsonb().$type<readonly RecordedChange[]>().notNull().default([]),
    /** The version of the stage that was drawn: a later one has other entrants or another order. Null for practice. */
    stageVersion: integer(),
    /** Null for a draft, and for practice. */
    publishedAt: instant(),
    publishedByAccountId: account(),
    /** When it was taken back after it was published, and why. */
    withdrawnAt: instant(),
    withdrawnReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.stageId, table.number] }),
    check('draws_number_counts', sql`${table.number} > 0`),
    check(
      'draws_published_by_somebody',
      sql`(${table.publishedAt} is null) = (${table.publishedByAccountId} is null)`,
    ),
    check(
      'draws_withdrawn_were_published',
      sql`${table.withdrawnAt} is null or (${table.publishedAt} is not null and ${table.withdrawnReason} is not null)`,
    ),
  ],
);
