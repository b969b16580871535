import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openBenchDatabase } from './database.ts';
import { pgbenchOf } from './entries.pgbench.ts';
import { type Figure, type Measure, median } from './report.ts';

export const CALLERS = 32;
/** Ours and pgbench's take turns, so that a disk that is slow for a while is slow for both. */
const ROUNDS = 5;
const SECONDS = 2;
/** Before it is measured, so that the database plans with a table that is not empty. */
const WARM_SECONDS = 1;
const PLAYERS = 20_000;

/**
 * Applications a second for one tournament, by 32 concurrent callers; and by pgbench, where it is installed, with the
 * same statements.
 */
export const measure: Measure = async () => {
  const { db, url, close } = await openBenchDatabase();
  const { tournamentId, accountIds } = await prepare(db);
  await applicationsPerSecond(db, tournamentId, accountIds, WARM_SECONDS);
  // As the database's own autovacuum does after a minute.
  await db.execute(sql`analyze`);
  const run = { url, tournamentId, callers: CALLERS, seconds: SECONDS, players: PLAYERS };
  const theirs = await pgbenchOf(run);
  const rounds: { ours: number; pgbench: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await applicationsPerSecond(db, tournamentId, accountIds, SECONDS);
    rounds.push({ ours, pgbench: theirs?.() ?? 0 });
  }
  const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  const figures: Figure[] = [
    { what: 'applications', value: middle(({ ours }) => ours), unit: '/s' },
  ];
  if (theirs) {
    const ratio = middle(({ ours, pgbench }) => ours / pgbench);
    figures.push(
      {
        what: 'pgbench with the same statements',
        value: middle(({ pgbench }) => pgbench),
        unit: '/s',
      },
      { what: 'applications, of pgbench', value: ratio, unit: 'x', atLeast: 0.85 },
    );
  }
  await close();
  return figures;
};

/** A tournament with room for everybody, and players who have not applied yet. */
export async function prepare(db: Db, players = PLAYERS) {
  const services = { db, clock: systemClock };
  const tournamentId = await makeTournament(services, { participantLimit: 1_000_000 });
  const first = await makePlayer(services);
  // Copies of one real player: registering as many would measure the password hash.
  await db.execute(sql`
    insert into accounts (id, name, email, language)
    select 'bench-' || n, 'Bench ' || n, 'bench' || n || '@example.com', 'en' from generate_series(1, ${players}::int) n`);
  await db.execute(sql`
    insert into player_ages (account_id, age, answered_at) select id, 'adult', now() from accounts on conflict do nothing`);
  await db.execute(sql`analyze accounts`);
  // The last one is pgbench's.
  const accountIds = Array.from({ length: players - 1 }, (_, index) => `bench-${index + 1}`);
  return { tournamentId, accountIds: [first.id, ...accountIds] };
}

/** So many applications a second are answered, each of another one of the accounts. */
export async function applicationsPerSecond(
  db: Db,
  tournamentId: number,
  accountIds: string[],
  seconds: number,
  callers = CALLERS,
): Promise<number> {
  const services = { db, clock: systemClock, publish: async () => {} };
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  const caller = async () => {
    while (performance.now() < until) {
      const accountId = accountIds.pop();
      if (!accountId) return;
      done++;
      const places = [{ id: uuidv7() }];
      const outcome = await reservePlaces(services, { tournamentId, accountId, places });
      if (!outcome.ok) throw new Error(outcome.code);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return done / ((performance.now() - started) / 1000);
}
