import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '#platform/server/db/embedded/lock-folder.ts';

let folder: string;
let data: string;
let database: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-reset-'));
  data = join(folder, 'data');
  database = join(folder, 'elsewhere');
  mkdirSync(join(database, 'cluster'), { recursive: true });
  mkdirSync(data);
  writeFileSync(join(data, 'session-secret'), 'secret');
  symlinkSync(database, join(data, 'database'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reset() {
  const flags = ['--disable-warning=ExperimentalWarning', 'apps/server/reset.ts'];
  const env = { PATH: process.env.PATH, DATA_DIR: data };
  return spawnSync(process.execPath, flags, { env, encoding: 'utf8' });
}

test('Reset removes the data, and the database where the data folder only leads to it', () => {
  expect(reset()).toMatchObject({ status: 0, stdout: expect.stringContaining(`Removed ${data}`) });
  expect([data, database].map((path) => existsSync(path))).toEqual([false, false]);
});

test('Reset does not change the data of a server that is running', () => {
  const unlock = lockFolder(database, data);
  expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop it first') });
  unlock();
  expect([data, database].map((path) => existsSync(path))).toEqual([true, true]);
});
