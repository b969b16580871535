import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { GROUP_ROLES } from '../groups.vocabulary.ts';

/** Clubs. A deleted one keeps its row: the practice of those who played in it stands. */
export const groups = pgTable(
  'groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the creator's browser (UUID version 7): creating again with it changes nothing. */
    creationId: uuid().notNull().unique('groups_creation_once'),
    name: text().notNull(),
    teamCode: text().notNull(),
    director: text().notNull().default(''),
    coach: text().notNull().default(''),
    manager: text().notNull().default(''),
    emoji: text(),
    creatorAccountId: account().notNull(),
    /** Counts the saves: an edit of an older version is refused. */
    version: integer().notNull().default(1),
    /** The last save's own id: the same save sent again is answered, not refused. */
    lastSaveId: uuid(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    // A deleted group gives its code back.
    uniqueIndex('groups_team_code_once')
      .on(sql`upper(${table.teamCode})`)
      .where(sql`${table.deletedAt} is null`),
    check('groups_team_code_length', sql`char_length(${table.teamCode}) = 8`),
  ],
);

/** Who belongs to a group, with or without an account. Who leaves keeps the row: practice records point at it. */
export const groupMembers = pgTable(
  'group_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    accountId: account(),
    role: text({ enum: GROUP_ROLES }).notNull().default('Member'),
    position: integer().notNull(),
    leftAt: instant(),
    /** Taken off the list, or refused, by somebody who looks after the group: the account cannot join with the code. */
    barredAt: instant(),
  },
  (table) => [
    uniqueIndex('group_members_once')
      .on(table.accountId, table.groupId)
      .where(sql`${table.accountId} is not null`),
    index('group_members_by_group').on(table.groupId, table.position),
    check(
      'group_members_barred_have_left',
      sql`${table.barredAt} is null or ${table.leftAt} is not null`,
    ),
    check('group_members_role_known', sql`${table.role} in ('Member', 'Coach', 'Manager')`),
    check(
      'group_members_staff_have_accounts',
      sql`${table.role} = 'Member' or ${table.accountId} is not null`,
    ),
  ],
);
