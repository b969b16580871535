import { asc, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { playersOfMembers } from '#features/groups/server/groups.factory.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { findByAccount } from './players.store.ts';
import { players } from './players.tables.ts';

/**
 * Rows as version 0022 wrote them: a coach who has never registered as a player, a player in two groups, a player
 * without a group, an organizer, members without accounts, one who was taken off the list, one who deleted the account,
 * and a deleted group.
 */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('coach', 'Kato Jun', 'kato@example.com', 'ja'),
    ('mei', '小野　芽依', 'ono@example.com', 'ja'),
    ('alone', 'Mori Aya', 'mori@example.com', 'en'),
    ('organizer', 'Midori Cup', 'midori@example.com', 'ja');
  insert into ratings (id, account_id, points, rank, cause, at) values
    ('019a9d1c-0000-7000-8000-0000000000a1', 'mei', 1400, 'C', 'self-declared', '2026-04-01'),
    ('019a9d1c-0000-7000-8000-0000000000a2', 'alone', 1600, 'B', 'self-declared', '2026-04-01'),
    ('019a9d1c-0000-7000-8000-0000000000a3', 'mei', 1450, 'C', 'self-declared', '2026-05-01');
  insert into groups (creation_id, name, team_code, creator_account_id, created_at, deleted_at) values
    ('019a9d1c-0000-7000-8000-000000000001', 'Sakura', 'SAKURA01', 'coach', '2026-04-01', null),
    ('019a9d1c-0000-7000-8000-000000000002', 'Momiji', 'MOMIJI01', 'coach', '2026-04-02', '2026-06-01');
  insert into group_members (group_id, name, account_id, role, position, left_at, barred_at) values
    (1, 'Kato Jun', 'coach', 'Manager', 0, null, null),
    (1, '小野 芽依', 'mei', 'Member', 1, null, null),
    (1, 'Aoki Ren', null, 'Member', 2, null, null),
    (1, 'Aoki Ren', null, 'Member', 3, null, null),
    (1, 'Baba Yui', null, 'Member', 4, '2026-06-01T03:00:00Z', null),
    (1, '${FORMER_PLAYER}', null, 'Member', 5, '2026-07-01T03:00:00Z', null),
    (2, 'Mei', 'mei', 'Member', 0, '2026-05-01T03:00:00Z', '2026-05-01T03:00:00Z'),
    (2, 'Chiba Sora', null, 'Member', 1, null, null);
`;

test('The migration gives each playing account one player, and each member without an account one', async () => {
  const { db, close } = await openOlderDatabase('0022_notifications', ROWS);
  try {
    const rows = await db
      .select({ number: groupMembers.id, account: players.accountId, name: players.displayName })
      .from(groupMembers)
      .innerJoin(players, eq(players.id, groupMembers.playerId))
      .orderBy(asc(groupMembers.id));
    expect(rows.map(({ number, account, name }) => [number, account, name])).toEqual([
      [1, 'coach', 'Kato Jun'],
      [2, 'mei', '小野　芽依'],
      [3, null, 'Aoki Ren'],
      [4, null, 'Aoki Ren'],
      [5, null, 'Baba Yui'],
      [6, null, FORMER_PLAYER],
      [7, 'mei', '小野　芽依'],
      [8, null, 'Chiba Sora'],
    ]);
    const ids = await playersOfMembers(db, { groupId: 1, memberNumbers: [1, 2, 3, 4, 5, 6, 7, 8] });
    // 7 and 8 are numbers of the other group.
    expect([...ids.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(ids.values()).size).toBe(6);
    expect(ids.get(2)).toBe(await findByAccount(db, 'mei'));
    expect(await findByAccount(db, 'alone')).not.toBeNull();
    expect(await findByAccount(db, 'organizer')).toBeNull();
    expect(await db.$count(players)).toBe(8);
  } finally {
    await close();
  }
});

test('The migration notes who typed a name, and when a person left', async () => {
  const { db, close } = await openOlderDatabase('0022_notifications', ROWS);
  try {
    const typed = await db
      .select()
      .from(players)
      .where(isNull(players.accountId))
      .orderBy(asc(players.displayName));
    expect(new Set(typed.map(({ createdByAccount }) => createdByAccount))).toEqual(
      new Set(['coach']),
    );
    const left = typed.filter(({ leftAt }) => leftAt !== null);
    expect(left.map(({ displayName, leftAt }) => [displayName, leftAt?.toISOString()])).toEqual([
      [FORMER_PLAYER, '2026-07-01T03:00:00.000Z'],
    ]);
  } finally {
    await close();
  }
});
