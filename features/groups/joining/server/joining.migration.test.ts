import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { groupMembers } from '../../server/groups.tables.ts';
import { insertByCode } from './joining.commands.ts';

/** Rows as the version before wrote them: `left_at` is set for members who left and for removed ones alike. */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('coach', 'Kato Jun', 'kato@example.com', 'ja'), ('gone', 'Ono Mei', 'ono@example.com', 'ja');
  insert into groups (creation_id, name, team_code, creator_account_id, created_at)
    values ('019a9d1c-0000-7000-8000-000000000001', 'Sakura', 'SAKURA01', 'coach', '2026-04-01');
  insert into group_members (group_id, name, account_id, role, position, left_at) values
    (1, 'Kato Jun', 'coach', 'Manager', 0, null),
    (1, 'Ono Mei', 'gone', 'Member', 1, '2026-05-01T03:00:00Z'),
    (1, 'Aoki Ren', null, 'Member', 2, '2026-06-01T03:00:00Z'),
    (1, 'Baba Yui', null, 'Member', 3, null);
`;

test('Members who had left before the migration need to be let in again, and nobody else is barred', async () => {
  const { db, close } = await openOlderDatabase('0016_points_rules', ROWS);
  try {
    const rows = await db.select().from(groupMembers).orderBy(asc(groupMembers.id));
    expect(rows.map(({ name, barredAt }) => [name, barredAt?.toISOString() ?? null])).toEqual([
      ['Kato Jun', null],
      ['Ono Mei', '2026-05-01T03:00:00.000Z'],
      ['Aoki Ren', null],
      ['Baba Yui', null],
    ]);
    const now = new Date('2026-11-20T03:00:00Z');
    const back = { accountId: 'gone', fullName: 'Ono Mei', now };
    const outcome = await db.transaction((tx) => insertByCode(tx, back, 'SAKURA01'));
    expect(outcome?.outcome).toBe('barred');
  } finally {
    await close();
  }
});
