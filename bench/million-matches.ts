import type { OpenDatabase } from '#platform/server/db/database.ts';
import { writeOlderDatabase } from '#platform/testing/older-database.ts';

export const MATCHES = 1_000_000;
export const GROUPS = 500;

/** The last migration before practice's matches became everybody's. */
const BEFORE = '0022_notifications';

/**
 * 500 groups of 40 members without accounts but one; in each 500 leagues of four matches. The person with an account has
 * played all 2,000 matches of group 1.
 */
const ROWS = `
  insert into accounts (id, name, email, language) values ('coach', 'Kato Jun', 'kato@example.com', 'ja');
  insert into groups (creation_id, name, team_code, creator_account_id, created_at)
    select gen_random_uuid(), 'Club ' || g, 'CLUB' || lpad(g::text, 4, '0'), 'coach', '2026-04-01'
    from generate_series(1, ${GROUPS}) g;
  insert into group_members (group_id, name, account_id, role, position)
    select g, 'Member ' || m, case when g = 1 and m = 0 then 'coach' end, 'Member', m
    from generate_series(1, ${GROUPS}) g, generate_series(0, 39) m;
  create temporary table drafted as
    select n, (n % ${GROUPS}) + 1 as g, n / (${GROUPS} * 4) as league,
      case when n % ${GROUPS} = 0 then 0 else (n / ${GROUPS}) % 40 end as first
    from generate_series(0, ${MATCHES - 1}) n;
  create temporary table sessions as
    select gen_random_uuid() as id, g, league from (select distinct g, league from drafted) of_group;
  create temporary table members as select id, group_id as g, position as m, name from group_members;
  insert into practice_sessions (id, format, group_id, group_name, owner_account_id, practice_date, players, settings, created_at)
    select id, 'league', g, 'Club ' || g, 'coach', date '2026-04-01' + league % 200, '[]', '{}', '2026-04-01' from sessions;
  insert into practice_matches (id, session_id, format, group_id, group_name, owner_account_id, played_on,
      player1, player2, pair_key, sets, result, winner, search_text, created_at, scored_at, scored_by_account_id)
    select gen_random_uuid(), s.id, 'league', d.g, 'Club ' || d.g, 'coach', date '2026-04-01' + d.league % 200,
      jsonb_build_object('id', a.id, 'name', a.name), jsonb_build_object('id', b.id, 'name', b.name), a.id || '-' || b.id || '-' || d.n,
      '[{"player1Score":"11","player2Score":"7"},{"player1Score":"11","player2Score":"9"}]', '2-0', 'player1',
      lower(a.name || E'\\n' || b.name), '2026-04-01', '2026-04-01', 'coach'
    from drafted d
    join sessions s on s.g = d.g and s.league = d.league
    join members a on a.g = d.g and a.m = d.first
    join members b on b.g = d.g and b.m = (d.first + 1 + d.n / ${GROUPS} % 39) % 40;
  analyze;
`;

/** Fills a new database with a million matches, as the version before left them. */
export async function writeMillionMatches({ db, url }: Pick<OpenDatabase, 'db' | 'url'>) {
  // The embedded user may not make another database.
  await db.execute('drop schema if exists public, drizzle, pgboss cascade');
  await db.execute('create schema public');
  await writeOlderDatabase(url, BEFORE, ROWS);
}
