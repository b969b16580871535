import process from 'node:process';
import { systemClock } from '#platform/server/clock.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { FolderInUse } from '#platform/server/db/lock-folder.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

try {
  await start();
} catch (error) {
  // What the person who starts it can mend is said in a sentence; anything else keeps its stack.
  const known = error instanceof ConfigError || error instanceof FolderInUse;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // A new database takes seconds to make, in a thread of its own: the rest of the server loads meanwhile.
  const opening = openDatabase(config);
  opening.catch(() => {});
  const [{ createApp }, { createLog }, { ensureDemoWorld }, { DEMO_OPERATOR }] = await Promise.all([
    import('./app.ts'),
    import('#platform/server/log.ts'),
    import('#demo/demo-world.ts'),
    import('#demo/demo-people.ts'),
  ]);
  const log = createLog(config);
  const database = await opening;
  const app = await createApp({ config, database, clock: systemClock, log });
  const stop = stopper(async () => {
    await app.close();
    await database.close();
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.http.listen({ port: config.port, host: config.host });
  const origin = config.appOrigin ?? listeningAt(config.host, app.http.server.address());
  app.setOrigin(origin);
  if (config.demo) app.setDemoAccount(await ensureDemoWorld(app.services));
  app.setReady();
  await app.jobs.work();
  if (config.demo) {
    const { email, password } = DEMO_OPERATOR;
    process.stdout.write(`The demo's operator: ${origin}/operator, ${email}, ${password}\n`);
  }
  process.stdout.write(`RallyDays is ready at ${origin}\n`);
}

function listeningAt(host: string, address: unknown): string {
  const { port } = address as { port: number };
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${port}`;
}

/**
 * A second signal while stopping ends at once, unless it comes with the first, as when a whole process group is told; a
 * stop that hangs is ended after ten seconds.
 */
function stopper(close: () => Promise<void>): () => void {
  let stoppingSince = 0;
  return () => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`);
        process.exit(1);
      },
    );
  };
}
