import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { LANGUAGES } from '#platform/shared/language.ts';

/** The text of a tournament's certificates, where the usual one was changed. It names no player: they come from the results. */
export const certificateTemplates = pgTable('certificate_templates', {
  tournamentId: integer()
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  isVertical: boolean().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  signer: text().notNull(),
  /** Places up to this one get a certificate. */
  upTo: smallint().notNull(),
});
