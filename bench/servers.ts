import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { closedPort } from '#platform/testing/mail-server.ts';
import { ServerPair, startProxy } from '../simulate/server-pair.ts';
import { requestsPerSecond, startBare } from './bare-http.ts';
import { openBenchDatabase } from './database.ts';
import { pgbenchOf } from './entries.pgbench.ts';
import { entriesBehindTheProxy } from './entries.proxied.ts';
import { CALLERS, prepare } from './entries.ts';
import type { Work } from './entries.worker.ts';
import { largest, opened } from './live-streams.ts';
import { type Figure, type Measure, median } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
/** A server is compiled after some seconds of work, and each of the two gets half of the requests behind the proxy. */
const WARM_ROUNDS = 6;
const READERS = 5000;
/** More than all turns together can enter. */
const PLAYERS = 90_000;

/** Two processes of the app on one PostgreSQL: entries beside pgbench, and entries, a small read and live readers behind HAProxy. */
export const measure: Measure = async () => [
  { what: 'cores of this machine', value: availableParallelism(), unit: '' },
  ...(await entries()),
  ...(await behindTheProxy()),
];

async function entries(): Promise<Figure[]> {
  const { db, url, close } = await openBenchDatabase();
  const { tournamentId, accountIds } = await prepare(db, PLAYERS);
  const share = Math.floor(accountIds.length / 3);
  const shareOf = (at: number) => accountIds.slice(at * share, (at + 1) * share);
  const common = { url, tournamentId, seconds: SECONDS };
  const one = await startWorker({ ...common, accountIds: shareOf(0), callers: CALLERS });
  const two = await Promise.all(
    [1, 2].map((at) => startWorker({ ...common, accountIds: shareOf(at), callers: CALLERS / 2 })),
  );
  const run = { url, tournamentId, callers: CALLERS, seconds: SECONDS, players: PLAYERS };
  const theirs = await pgbenchOf(run);
  // The first round compiles the code that the others run.
  for (const worker of [one, ...two]) await rate(worker);
  const rounds: { one: number; two: number; pgbench: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await rate(one);
    const together = await Promise.all(two.map(rate));
    const pgbench = theirs?.() ?? Number.NaN;
    rounds.push({ one: alone, two: together.reduce((sum, each) => sum + each, 0), pgbench });
  }
  for (const worker of [one, ...two]) worker.kill();
  await close();
  const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  const ofPgbench = theirs ? { atLeast: 0.85 } : {};
  return [
    { what: 'applications, one process', value: middle((round) => round.one), unit: '/s' },
    { what: 'applications, two processes', value: middle((round) => round.two), unit: '/s' },
    {
      what: 'one process, of pgbench with the same statements',
      value: middle((round) => round.one / round.pgbench),
      unit: 'x',
      ...ofPgbench,
    },
    {
      what: 'two processes, of pgbench with the same statements',
      value: middle((round) => round.two / round.pgbench),
      unit: 'x',
      ...ofPgbench,
    },
    {
      what: 'two processes, of one (1.7 needs two cores beside the database)',
      value: middle((round) => round.two / round.one),
      unit: 'x',
    },
  ];
}

async function startWorker(work: Work): Promise<ChildProcess> {
  const flags: string[] = JSON.parse(readFileSync('tools/node-flags.json', 'utf8'));
  const worker = spawn(process.execPath, [...flags, 'bench/entries.worker.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  worker.send(work);
  await once(worker, 'message');
  return worker;
}

async function rate(worker: ChildProcess): Promise<number> {
  worker.send('go');
  const [measured] = await once(worker, 'message');
  return measured;
}

/**
 * Two processes of bare node:http behind a HAProxy of their own. Proxy, callers and servers share the machine's cores, so what the proxy costs is
 * compared with the proxy: without one, bare node:http has those cores for itself, and the figure says how many cores there are.
 */
async function startBarePair() {
  const servers = [await startBare(), await startBare()];
  const port = await closedPort();
  const proxied = `http://127.0.0.1:${port}/`;
  const proxy = startProxy(
    port,
    servers.map((server) => server.port),
  );
  const answers = () =>
    fetch(proxied).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await pause(100);
  return {
    direct: servers[0]?.url ?? '',
    proxied,
    stop: () => {
      proxy.kill('SIGTERM');
      for (const server of servers) server.stop();
    },
  };
}

async function behindTheProxy(): Promise<Figure[]> {
  const pair = await ServerPair.start({
    entry: 'apps/server/main.ts',
    settings: { DEMO: 'still', LOG_LEVEL: 'error' },
    upgradeFrom: null,
    isReplicated: false,
    inTurn: true,
  });
  const bare = await startBarePair();
  const direct = pair.direct[0] ?? '';
  const rounds: { bare: number; direct: number; bareProxied: number; proxied: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    rounds.push({
      bare: await requestsPerSecond(bare.direct),
      direct: await requestsPerSecond(`${direct}/healthz`),
      bareProxied: await requestsPerSecond(bare.proxied),
      proxied: await requestsPerSecond(`${pair.url}/healthz`),
    });
  }
  bare.stop();
  const applied = await entriesBehindTheProxy(pair);
  const measured = rounds.slice(WARM_ROUNDS);
  const { id } = await largest(pair.url);
  const started = performance.now();
  const readers = await opened(pair.url, id, READERS);
  const openedAfter = (performance.now() - started) / 1000;
  const open = readers.filter(({ destroyed }) => !destroyed).length;
  const snapshots = await requestsPerSecond(`${pair.url}/api/live/${id}`);
  for (const reader of readers) reader.destroy();
  await pair.stop();
  return [
    {
      what: 'small read of one process, of bare node:http',
      value: median(measured.map((round) => round.direct / round.bare)),
      unit: 'x',
      atLeast: 0.8,
    },
    {
      what: 'small read of two processes behind the proxy, of two of bare node:http behind it',
      value: median(measured.map((round) => round.proxied / round.bareProxied)),
      unit: 'x',
      atLeast: 0.7,
    },
    ...applied,
    {
      what: 'readers with an open stream over two processes',
      value: open,
      unit: '',
      atLeast: READERS,
    },
    { what: 'until they were open', value: openedAfter, unit: 's' },
    { what: 'snapshots beside them, behind the proxy', value: snapshots, unit: '/s' },
  ];
}
