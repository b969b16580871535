import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { RULES_KINDS } from '../score-rules.vocabulary.ts';

/** The score rules that a group chose last, for each kind of practice. Who chose them is in the history of writes. */
export const practiceScoreRules = pgTable(
  'practice_score_rules',
  {
    /** The subject of its writes. */
    id: uuid().primaryKey(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    kind: text({ enum: RULES_KINDS }).notNull(),
    /** Null for scores as entered. */
    scoreFormat: jsonb().$type<ChosenFormat>(),
    version: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('practice_score_rules_once').on(table.groupId, table.kind)],
);
