import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { listMigrations } from '#platform/server/db/migration-list.ts';
import { MIGRATIONS } from '#platform/server/db/run-migrations.ts';
import { writeOlderDatabase } from '#platform/testing/older-database.ts';
import { openBenchDatabase } from './database.ts';
import type { Figure, Measure } from './report.ts';
import { note, startWriter } from './writer.ts';

/** The last migration before those that are measured. */
const BEFORE = '0192_fixture_order_writes';
/** Those that read or index every match; of the others the longest is printed. */
const OF_MATCHES = [
  '0193_indexes_of_references',
  '0209_days_of_tournament_matches',
  '0222_folds_without_what_nobody_sees',
];
const MOST_TRIES = 5;
const PLAYERS = 20_000;
const TOURNAMENTS = 2000;
/** As many again are of practice. */
const OF_TOURNAMENTS = 500_000;
/** One match in so many is corrected by 0209, and one by 0222. */
const WRONG = 100;

/** Some of the matches that no migration corrects. */
const UNTOUCHED = `
  select id from matches tablesample system (0.1) where search_text not like U&'%\\200B%'
    and not exists (select from stages s join events e on e.id = s.event_id join tournaments t on t.id = e.tournament_id
      where s.id = stage_id and t.event_date <> played_on)`;

/** A million matches, half of tournaments and half of practice, each with its write and its two players, as the version before left them. */
const ROWS = `
  insert into accounts (id, name, email, language)
    select 'p' || n, 'Player ' || n, 'p' || n || '@example.com', 'ja' from generate_series(1, ${PLAYERS}) n;
  insert into players (id, account_id, created_by_account, display_name)
    select md5('p' || n)::uuid, 'p' || n, 'p' || n, 'Player ' || n from generate_series(1, ${PLAYERS}) n on conflict do nothing;
  insert into organizers (login_id, account_id, organization_name, created_at) values ('ORG-BENCH1', 'p1', 'City', now());
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, sport, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    select gen_random_uuid(), (select min(id) from organizers), 'Cup ' || n, 'Tokyo', 'Hall', date '2020-01-01' + n, '09:00', '17:00',
      date '2019-12-01' + n, 'table-tennis', 'X', 'X', 'X', '', '{}', now()
    from generate_series(1, ${TOURNAMENTS}) n;
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit)
    select id, 0, 'Singles', 'Intermediate', 0, 512 from tournaments;
  insert into stages (id, kind, event_id) select gen_random_uuid(), 'knockout', id from events;
  create temporary table drafted as
    select gen_random_uuid() as id, n, s.stage, t.day,
      1 + n % 9973 as one, 9974 + n % 9949 as two
    from generate_series(0, ${2 * OF_TOURNAMENTS - 1}) n
    left join (select id as stage, row_number() over (order by event_id) - 1 as at from stages) s
      on n < ${OF_TOURNAMENTS} and s.at = n % ${TOURNAMENTS}
    left join (select event_date as day, row_number() over (order by id) - 1 as at from tournaments) t on t.at = n % ${TOURNAMENTS};
  insert into matches (id, stage_id, kind, owner_account_id, played_on, player1, player2, sets, result, winner, search_text,
      created_at, scored_at, scored_by_account_id, draw_number, draw_match_id)
    select id, stage, case when stage is null then 'one-on-one' else 'knockout' end, case when stage is null then 'p' || one end,
      day + case when n % ${WRONG} = 1 then 1 else 0 end,
      jsonb_build_object('id', '1', 'name', 'Player ' || one), jsonb_build_object('id', '2', 'name', 'Player ' || two),
      '[{"player1Score":"11","player2Score":"7"},{"player1Score":"11","player2Score":"9"}]', '2-0', 'player1',
      'player ' || one || case when n % ${WRONG} = 2 then U&'\\200B' else '' end || E'\\n' || 'player ' || two,
      now(), now(), 'p' || one, case when stage is not null then 1 end, case when stage is not null then 'm' || n end
    from drafted;
  insert into match_players (match_id, side, player_id, played_on)
    select d.id, 1, md5('p' || one)::uuid, m.played_on from drafted d join matches m on m.id = d.id
    union all select d.id, 2, md5('p' || two)::uuid, m.played_on from drafted d join matches m on m.id = d.id;
  insert into match_writes (id, subject_id, kind, version, content, account_id, at)
    select gen_random_uuid(), id, 'score', 1, '[]', 'p' || one, now() from drafted;
`;

/** How long each migration that concerns every match takes, and how long a result that it does not correct waits meanwhile. */
export const measure: Measure = async () => {
  const { db, url, close } = await openBenchDatabase();
  // The embedded user may not make another database.
  await db.execute('drop schema if exists public, drizzle, pgboss cascade');
  await db.execute('create schema public');
  await writeOlderDatabase(url, BEFORE, ROWS);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('set lock_timeout = 2000');
  const figures: Figure[] = [];
  const others: number[] = [];
  const all = listMigrations();
  for (const { tag } of all.slice(all.findIndex((one) => one.tag === BEFORE) + 1)) {
    const writer = await startWriter(url, UNTOUCHED, writeResult);
    const { took, tries } = await apply(client, tag);
    const longest = await writer.stop();
    if (!OF_MATCHES.includes(tag)) {
      others.push(took);
      continue;
    }
    const name = tag.slice(0, 4);
    figures.push(
      { what: `migration ${name} of a million matches`, value: took / 1000, unit: 's' },
      { what: 'the longest write meanwhile', value: longest, unit: 'ms' },
      { what: 'how often it was tried', value: tries, unit: '' },
    );
  }
  await client.end();
  await close();
  return [
    ...figures,
    { what: 'the longest of the other migrations', value: Math.max(...others), unit: 'ms' },
  ];
};

/** Runs a migration in one transaction, which gives way as at a start (run-migrations.ts); in milliseconds, and how often it was tried. */
async function apply(
  client: pg.Client,
  tag: string,
): Promise<{ readonly took: number; readonly tries: number }> {
  const statements = readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').split(
    '--> statement-breakpoint',
  );
  for (let tries = 1; ; tries += 1) {
    const started = performance.now();
    try {
      await client.query('begin');
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
      return { took: performance.now() - started, tries };
    } catch (error) {
      await client.query('rollback');
      const { code = '' } = error as { code?: string };
      if (!['55P03', '40P01'].includes(code) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Writes a match and its history, as a result does. */
async function writeResult(client: pg.Client, id: string, index: number): Promise<void> {
  await client.query('begin');
  await note(client, id, index);
  await client.query(
    `insert into match_writes (id, subject_id, kind, version, content, account_id, at)
      values (gen_random_uuid(), $1, 'score', 2, '[]', 'p1', now())`,
    [id],
  );
  await client.query('commit');
}
