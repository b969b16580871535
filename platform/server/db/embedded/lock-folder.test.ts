import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('The lock of a data folder is free again after kill -9 of its holder', async () => {
  const lock = new URL('./lock-folder.ts', import.meta.url).pathname;
  const script = `import { lockFolder } from '${lock}'; lockFolder('${folder}', 'data'); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await new Promise((held) => holder.stdout.once('data', held));
  expect(() => lockFolder(folder, 'data')).toThrow(FolderInUse);
  const gone = new Promise((exit) => holder.once('exit', exit));
  holder.kill('SIGKILL');
  await gone;
  lockFolder(folder, 'data')();
});
