import { createHmac } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { PAIR_SECRET, type ServerPair } from '../simulate/server-pair.ts';
import { pgbenchOf } from './entries.pgbench.ts';
import { CALLERS, prepare } from './entries.ts';
import { type Figure, median } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
/** More than all turns together can enter. */
const PLAYERS = 40_000;

/**
 * Whole requests: 32 phones apply through HAProxy, each with a session of its own, and two servers answer, in turns with pgbench, which
 * sends one server's statements of the application alone, directly.
 */
export async function entriesBehindTheProxy(
  pair: Pick<ServerPair, 'url' | 'databaseUrl'>,
): Promise<Figure[]> {
  const { db, close } = await openPostgres(pair.databaseUrl);
  const { tournamentId, accountIds } = await prepare(db, PLAYERS);
  await logIn(db);
  await close();
  const run = { url: pair.databaseUrl, tournamentId, callers: CALLERS };
  const theirs = await pgbenchOf({ ...run, seconds: SECONDS, players: PLAYERS });
  const bench = accountIds.filter((id) => id.startsWith('bench-'));
  const apply = () => applicationsPerSecond(pair.url, tournamentId, bench);
  await apply();
  const rounds: { ours: number; pgbench: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await apply(), pgbench: theirs?.() ?? Number.NaN });
  }
  return [
    {
      what: 'applications behind the proxy, two processes',
      value: median(rounds.map(({ ours }) => ours)),
      unit: '/s',
    },
    {
      what: 'behind the proxy, of pgbench with the same statements',
      value: median(rounds.map(({ ours, pgbench }) => ours / pgbench)),
      unit: 'x',
      ...(theirs && { atLeast: 0.8 }),
    },
  ];
}

/** Sessions that count as seen until after the measurement: none of its requests notes when its session was seen. */
async function logIn(db: Db): Promise<void> {
  await db.execute(sql`
    insert into sessions (id, token, user_id, expires_at, seen_at)
    select 'session ' || id, ${TOKEN} || id, id, now() + interval '1 day', now() + interval '1 hour'
    from accounts where id like 'bench-%'`);
  await db.execute(sql`analyze`);
}

const TOKEN = 'token-of-';

/** As better-auth signs its cookies. */
function cookieOf(accountId: string): string {
  const token = `${TOKEN}${accountId}`;
  const proof = createHmac('sha256', PAIR_SECRET).update(token).digest('base64');
  return `rallydays.session_token=${encodeURIComponent(`${token}.${proof}`)}`;
}

async function applicationsPerSecond(
  url: string,
  tournamentId: number,
  accountIds: string[],
): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    connections: CALLERS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: '/api/entries',
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            'x-rallydays': '1',
            cookie: cookieOf(accountIds.pop() ?? ''),
          },
          body: JSON.stringify({ id: uuidv7(), tournamentId, agreed: true }),
        }),
      },
    ],
  });
  if (non2xx > 0) throw new Error(`${non2xx} applications were refused`);
  return requests.average;
}
