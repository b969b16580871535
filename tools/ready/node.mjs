import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from './run.mjs';

/**
 * The flags of every process: without Node's warning that its SQLite (the lock on the data folder) is experimental; with
 * a small nursery for young objects, and with a faster start of the server (docs/decisions/0008-a-small-server.md).
 */
export const flags = JSON.parse(
  readFileSync(new URL('../node-flags.json', import.meta.url), 'utf8'),
);

/** The Node to run the rest with: the pinned one among the packages, or the machine's Node from version 24 on. */
export function modernNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = resolve('node_modules', name, 'bin', program);
  // A present binary is not enough: the one for Linux does not run where the C library is musl.
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Refusal(
    `RallyDays runs on Node 24. It brings one along for Linux (x64, arm64) and Windows (x64), but none that runs ` +
      `here (${process.platform}-${process.arch}): please install Node 24 or later; this is ${process.versions.node}.`,
  );
}
