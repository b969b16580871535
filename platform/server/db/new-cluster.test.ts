import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeCluster } from './new-cluster.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a new database is a copy of the built one, and what an ended process left half done is no obstacle', async () => {
  const built = join(folder, 'built');
  const copied = join(folder, 'data', 'postgres');
  const nowhere = join(folder, 'nowhere');
  await makeCluster(built, nowhere);
  const original = await PGlite.create(built);
  await original.exec("create table kept (word text); insert into kept values ('hello')");
  await original.close();
  for (const unfinished of [copied, `${copied}.part`]) {
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'half'), '');
  }
  await makeCluster(copied, built);
  expect(existsSync(join(copied, 'half')) || existsSync(`${copied}.part`)).toBe(false);
  const copy = await PGlite.create(copied);
  expect((await copy.query('select word from kept')).rows).toEqual([{ word: 'hello' }]);
  await copy.close();
});
