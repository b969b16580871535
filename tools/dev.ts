import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/**
 * `npm run dev`: one address for server and web app. Vite serves the screens with hot reload and passes /api to the
 * server, which restarts when one of its files changes. Ctrl-C ends both.
 */
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const apiPort = port + 1;
const apiOrigin = `http://127.0.0.1:${apiPort}`;
const appOrigin = process.env.APP_ORIGIN ?? `http://${host}:${port}`;

const watch = ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning'];
const server = spawn(process.execPath, [...watch, 'apps/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', APP_ORIGIN: appOrigin },
});

const screens = await createServer({
  configFile: 'vite.config.ts',
  server: {
    port,
    host,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/status'].map((path) => [path, apiOrigin]),
    ),
  },
});
await screens.listen();
process.stdout.write(
  `Screens with hot reload at ${appOrigin} (the server behind them: ${apiOrigin})\n`,
);

server.once('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (!process.stdin.isTTY || signal === 'SIGTERM') server.kill(signal);
    void screens.close();
  });
}

async function stop(code: number): Promise<void> {
  await screens.close();
  process.exit(code);
}
