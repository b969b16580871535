import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';

export interface Collected {
  /** What the system counts, with pages that are free but not given back. */
  readonly whole: number;
  /** What objects use. */
  readonly used: number;
}

export interface RunningServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it reported that it is ready. */
  readonly readyAfter: number;
  /** Memory of the server and its database in MB; shared memory counts in proportion. */
  memory(): number;
  /** Its memory in MB after its garbage was collected; only of bench/collecting-server.ts. */
  collected(): Promise<Collected>;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, on a new empty folder. */
export async function startServer(
  settings: Record<string, string> = {},
  entry?: string,
): Promise<RunningServer> {
  const folder = passableFolder();
  const server = new Server(join(folder, 'data'), { LOG_LEVEL: 'error', ...settings }, entry);
  const started = performance.now();
  await server.start();
  return {
    url: server.url,
    readyAfter: performance.now() - started,
    memory: () => memoryOf(server.pid ?? 0),
    collected: async () => (await server.ask({ kind: 'collect' })) as Collected,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function memoryOf(pid: number): number {
  const parts = ofProcess(pid, 'smaps_rollup');
  const children = ofProcess(pid, `task/${pid}/children`).match(/\d+/g) ?? [];
  const own = Number(/^Pss:\s+(\d+)/m.exec(parts)?.[1] ?? 0) / 1024;
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

/** What the system says of a process; nothing once it has ended, as idle ones of the database do. */
function ofProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
