import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { matches, stages } from '#features/matches/server/matches.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { practiceSessions } from './sessions.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-00000000000${number}`;

/** The format of a knockout as the version before stored it, in sessions and in matches. */
const ROWS = `
  insert into accounts (id, name, email, language) values ('coach', 'Kato Jun', 'kato@example.com', 'ja');
  insert into groups (creation_id, name, team_code, creator_account_id, created_at)
    values ('${id(9)}', 'Sakura', 'ABCD2345', 'coach', '2026-04-01');
  insert into practice_sessions (id, format, group_id, group_name, owner_account_id, practice_date, players, settings, created_at) values
    ('${id(1)}', 'league', 1, 'Sakura', 'coach', '2026-05-01', '[]', '{}', '2026-05-01'),
    ('${id(2)}', 'tournament', 1, 'Sakura', 'coach', '2026-05-01', '[]', '{}', '2026-05-01');
  insert into practice_matches (id, session_id, format, group_id, group_name, owner_account_id, played_on, player1, player2, sets, result, search_text, created_at, deleted_at)
    select id, session_id, format, 1, 'Sakura', 'coach', '2026-05-01', '{"id":1,"name":"A"}', '{"id":2,"name":"B"}', '[]', '0-0', 'a b', '2026-05-01', deleted_at
    from (values
      ('${id(3)}'::uuid, '${id(1)}'::uuid, 'league', null::timestamptz), ('${id(4)}', '${id(2)}', 'tournament', null),
      ('${id(5)}', '${id(2)}', 'tournament', '2026-05-02'), ('${id(6)}', null, 'one-on-one', null)
    ) as old (id, session_id, format, deleted_at);
`;

test('A knockout of an earlier version has the format knockout in sessions and matches, and a stage', async () => {
  const { db, close } = await openOlderDatabase('0020_entry_payment', ROWS);
  try {
    const sessions = await db.select().from(practiceSessions).orderBy(asc(practiceSessions.id));
    expect(sessions.map(({ format }) => format)).toEqual(['league', 'knockout']);
    const stored = await db.select().from(matches).orderBy(asc(matches.id));
    expect(stored.map(({ kind }) => kind)).toEqual([
      'league',
      'knockout',
      'knockout',
      'one-on-one',
    ]);
    const parts = await db.select().from(stages).orderBy(asc(stages.id));
    expect(parts.map(({ id, kind }) => [id, kind])).toEqual(
      sessions.map(({ id, format }) => [id, format]),
    );
    expect(stored.map(({ stageId }) => stageId)).toEqual([id(1), id(2), id(2), null]);
  } finally {
    await close();
  }
});
