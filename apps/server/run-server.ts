import process from 'node:process';
import type { DemoDay } from '#demo/day/demo-day.ts';
import { CannotStart } from '#platform/server/cannot-start.ts';
import type { WaitingClock } from '#platform/server/clock.ts';
import {
  type Config,
  ConfigError,
  opensOnThisMachine,
  readConfig,
} from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { cannotListen } from '#platform/server/http/cannot-listen.ts';
import { logOutput } from '#platform/server/log-output.ts';
import type { Services } from '#platform/server/services.ts';
import type { AppOptions } from './app.ts';

interface Options {
  readonly clock: WaitingClock;
  /** Runs before the server is ready, on every start. */
  readonly prepare?: (services: Services) => Promise<void>;
  /** Wraps the payment provider; for trials of lost answers. */
  readonly aroundProvider?: AppOptions['aroundProvider'];
  /** Stripe's API as somebody else plays it, in place of what the settings say; for trials. */
  readonly stripe?: AppOptions['stripe'];
}

interface StartOptions extends Options {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Receives what stops the server, before it listens. */
  readonly onStoppable: (stop: () => Promise<void>) => void;
}

let stoppingSince = 0;

/** So long after its start a server has done the work of the start, which fragments the heap, and few people are there yet. */
const SETTLED_MS = 20_000;

/** Runs a server with the settings of the environment until a signal stops it. */
export async function runServer(options: Options): Promise<void> {
  try {
    await startServer({ ...options, env: process.env, onStoppable: stopOnSignals });
    setTimeout(compactHeap, SETTLED_MS).unref();
  } catch (error) {
    // A stop during the start closes the database.
    if (stoppingSince === 0) fail(error);
  }
}

/** Gives back a fifth of the server's memory, which other collections leave between objects. Everybody waits for it, once. */
function compactHeap(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}

function fail(error: unknown): never {
  // An error that the person can fix is printed as a sentence; any other keeps its stack.
  const known = error instanceof CannotStart;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

/** Starts a server with the settings of `env`, and prints its address when it is ready. */
export async function startServer(options: StartOptions): Promise<void> {
  const { clock, prepare, env, onStoppable, aroundProvider, stripe } = options;
  const config = readConfig(env);
  // A new database takes seconds to create, in separate processes: meanwhile the rest of the server loads.
  const opening = openDatabase(config);
  opening.catch(() => {});
  const [{ createApp }, { readWebBuild }, { createLog }, demo, { DEMO_OPERATOR }, output] =
    await Promise.all([
      import('./app.ts'),
      import('#platform/server/http/web-files.ts'),
      import('#platform/server/log.ts'),
      import('#demo/demo-world.ts'),
      import('#demo/demo-people.ts'),
      logOutput(process.stdout),
    ]);
  const log = createLog(config, output);
  const web = readWebBuild();
  const database = await opening;
  if (!opensOnThisMachine(config) && (await demo.holdsDemoWorld(database.db))) {
    await database.close();
    throw publishedPasswords(config);
  }
  if (config.demo && (await demo.holdsOtherData(database.db))) {
    await database.close();
    throw dataOfOthers(config);
  }
  const fake =
    config.payments.kind === 'fake-stripe'
      ? await import('./fake-stripe.ts').then((late) => late.startFake(clock, log))
      : null;
  const app = await createApp({
    config,
    database,
    clock,
    log,
    logOutput: output,
    web,
    stripe: fake?.settings ?? stripe,
    ...(aroundProvider && { aroundProvider }),
  });
  fake?.deliverTo(app.http);
  let demoDay: DemoDay | null = null;
  let demoContinued = Promise.resolve();
  let metrics: { close(): void } | null = null;
  const stopping = new AbortController();
  onStoppable(async () => {
    stopping.abort();
    await demoContinued;
    await demoDay?.stop();
    await fake?.close();
    metrics?.close();
    await app.close();
    await database.close();
  });

  if (config.metricsPort !== null) {
    const { startMetrics } = await import('./metrics.ts');
    const opened = await startMetrics(app, database, config);
    metrics = opened;
    log.info({ port: opened.port }, 'metrics are served');
  }
  await app.http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw cannotListen(error, config);
  });
  const origin = config.appOrigin ?? listeningAt(config.host, app.http.server.address());
  app.setOrigin(origin);
  if (config.demo) app.setDemoAccount(await demo.ensureDemoWorld(app.services));
  await prepare?.(app.services);
  app.setReady();
  await app.jobs.work();
  if (config.demo) {
    const { email, password, secret } = DEMO_OPERATOR;
    process.stdout.write(`The demo's operator: ${origin}/operator, ${email}, ${password}\n`);
    process.stdout.write(
      `Their code: npm run demo:code, or an authenticator app with the key ${secret}\n`,
    );
  }
  process.stdout.write(`RallyDays is ready at ${origin}\n`);
  const continueDemo = async () => {
    const { ensureDemoPast } = await import('#demo/demo-past.ts');
    await ensureDemoPast(app.services, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the past of the demo was not made');
    });
    if (!config.demoIsPlayed || stopping.signal.aborted) return;
    const { startDemoDay } = await import('#demo/day/demo-day.ts');
    demoDay = startDemoDay(app.services);
    app.http.server.on('request', () => demoDay?.visited());
  };
  if (config.demo) demoContinued = continueDemo();
  await demoContinued;
  // A start leaves much garbage, which nobody waited for; from here on the heap grows by a fifth (tools/node-flags.json).
  globalThis.gc?.();
}

/** A folder that began as the demo still accepts the demo's passwords, including its operator's. */
function publishedPasswords(config: Config): ConfigError {
  const { where, instead } = placeOfData(config);
  return new ConfigError(
    `${where} holds the demo world, whose passwords are published; it must not be open to others. Set ${instead}.`,
  );
}

/** The demo's tournaments and groups are known by their numbers, which others have here. */
function dataOfOthers(config: Config): ConfigError {
  const { where, instead } = placeOfData(config);
  return new ConfigError(
    `${where} has tournaments or groups already; the demo world needs an empty one. Set DEMO=off, or ${instead}.`,
  );
}

/** The place of the data, and the setting that names another one. */
function placeOfData({ databaseUrl, dataDir }: Config) {
  return databaseUrl
    ? { where: 'The database of DATABASE_URL', instead: 'DATABASE_URL to another database' }
    : { where: `The data folder ${dataDir}`, instead: 'DATA_DIR to another folder' };
}

function listeningAt(host: string, address: unknown): string {
  const { port } = address as { port: number };
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${port}`;
}

/**
 * A second signal while stopping ends the process immediately, unless it arrives with the first, as when a whole process
 * group is signalled. A stop that hangs is ended after ten seconds.
 */
function stopOnSignals(close: () => Promise<void>): void {
  const stop = () => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
