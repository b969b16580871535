import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import flags from '../tools/node-flags.json' with { type: 'json' };

export interface RunningServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it said that it is ready. */
  readonly readyAfter: number;
  /** Memory of the server and its database in MB; what processes share counts in parts. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, on an empty folder of its own unless one is given. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = passableFolder();
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
    memory: () => memoryOf(child.pid ?? 0),
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((exit) => child.once('exit', exit));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function memoryOf(pid: number): number {
  const parts = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const own = Number(/^Pss:\s+(\d+)/m.exec(parts)?.[1]) / 1024;
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}
