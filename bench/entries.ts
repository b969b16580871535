import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reserve } from '#features/entries/server/entries.places.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { postgresBinaries } from '#platform/testing/postgres-cluster.ts';
import { eachDatabase } from './databases.ts';
import type { Figure, Measure } from './report.ts';

const CALLERS = 32;
const SECONDS = 4;
const PLAYERS = 20_000;

/** Applications a second for one tournament, by 32 callers at once; and pgbench with the same statements. */
export const measure: Measure = async () => {
  const figures: Figure[] = [];
  for await (const { name, database, url, close } of eachDatabase()) {
    const { tournamentId, accountIds } = await prepare(database.db);
    const ours = await applicationsPerSecond(database.db, tournamentId, accountIds);
    figures.push({ what: `applications, ${name}`, value: ours, unit: '/s' });
    if (url) {
      const theirs = pgbench(url, tournamentId);
      figures.push({ what: 'pgbench with the same statements', value: theirs, unit: '/s' });
      figures.push({
        what: 'applications, of pgbench',
        value: ours / theirs,
        unit: 'x',
        atLeast: 0.7,
      });
    }
    await close();
  }
  return figures;
};

async function prepare(db: Db) {
  const services = { db, clock: systemClock };
  const tournamentId = await makeTournament(services, { participantLimit: 1_000_000 });
  const first = await makePlayer(services);
  // Copies of one real player: registering so many would measure the password hash.
  await db.execute(sql`
    insert into accounts (id, name, email, language)
    select 'bench-' || n, 'Bench ' || n, 'bench' || n || '@example.com', 'en' from generate_series(1, ${PLAYERS}::int) n`);
  await db.execute(sql`analyze accounts`);
  const accountIds = Array.from({ length: PLAYERS }, (_, index) => `bench-${index + 1}`);
  return { tournamentId, accountIds: [first.id, ...accountIds] };
}

async function applicationsPerSecond(
  db: Db,
  tournamentId: number,
  accountIds: string[],
): Promise<number> {
  let done = 0;
  const until = performance.now() + SECONDS * 1000;
  const started = performance.now();
  const caller = async () => {
    while (performance.now() < until) {
      const accountId = accountIds[done++];
      if (!accountId) return;
      const entry = { id: uuidv7(), tournamentId, accountId, now: new Date() };
      const outcome = await reserve(db, entry, async () => {});
      if (!outcome.ok) throw new Error(outcome.code);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return done / ((performance.now() - started) / 1000);
}

/** The statements of `reserve`, as it sends them. */
function pgbench(url: string, tournamentId: number): number {
  const bin = postgresBinaries();
  if (!bin) return Number.NaN;
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-pgbench-'));
  const script = join(folder, 'apply.sql');
  writeFileSync(
    script,
    `\\set player random(1, ${PLAYERS})
begin;
select * from tournaments where id = ${tournamentId} for update;
update entries set state = 'lapsed', ended_at = now() where tournament_id = ${tournamentId} and state = 'reserved' and reserved_until is not null and reserved_until <= now() and payment_under_way = false;
select * from entries e join tournaments t on t.id = e.tournament_id where e.account_id = 'bench-' || :player and e.tournament_id = ${tournamentId} and e.state in ('reserved', 'confirmed');
select * from entries where id = gen_random_uuid() for update;
update tournaments set places_taken = places_taken + 1 where id = ${tournamentId};
insert into entries (id, tournament_id, account_id, state, fee_yen, reserved_until, created_at) values (gen_random_uuid(), ${tournamentId}, 'bench-' || :player, 'lapsed', 2000, now(), now());
commit;
`,
  );
  const options = [
    '-n',
    '-M',
    'extended',
    '-c',
    String(CALLERS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    script,
    url,
  ];
  const printed = execFileSync(join(bin, 'pgbench'), options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1]);
}
