import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import flags from '../tools/node-flags.json' with { type: 'json' };

export interface RunningServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it said that it is ready. */
  readonly readyAfter: number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, on an empty folder of its own unless one is given. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-bench-'));
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, 'apps/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the server ended before it was ready')));
    child.stdout.on('data', (text: Buffer) => {
      const found = /ready at (\S+)/.exec(text.toString())?.[1];
      if (found) ready(found);
    });
  });
  return {
    url,
    readyAfter: performance.now() - started,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((exit) => child.once('exit', exit));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
