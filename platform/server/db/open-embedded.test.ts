import { spawn, spawnSync } from 'node:child_process';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';
import { openEmbedded } from './open-embedded.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'rallydays-')), 'data');
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('keeps what was written after closing and opening it again', async () => {
    const first = await openEmbedded(folder);
    await first.db.execute(sql`create table kept (word text)`);
    await first.db.execute(sql`insert into kept values ('hello')`);
    await first.close();
    const second = await openEmbedded(folder);
    const { rows } = (await second.db.execute(sql`select word from kept`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ word: 'hello' }]);
    await second.close();
  });

  it('syncs the disk at every commit', async () => {
    let syncs = 0;
    const { fdatasyncSync } = fs;
    fs.fdatasyncSync = (fd) => {
      syncs += 1;
      fdatasyncSync(fd);
    };
    syncBuiltinESMExports();
    const database = await openEmbedded(folder);
    await database.db.execute(sql`create table synced (n int)`);
    const before = syncs;
    for (let n = 0; n < 20; n++) await database.db.execute(sql`insert into synced values (${n})`);
    expect(syncs - before).toBeGreaterThanOrEqual(20);
    await database.close();
    fs.fdatasyncSync = fdatasyncSync;
    syncBuiltinESMExports();
  });

  it('refuses a folder that is open already, and takes it after it was closed', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse);
    await first.close();
    await (await openEmbedded(folder)).close();
  });

  it('goes on after a statement that failed, alone or in a transaction', async () => {
    const { db, close } = await openEmbedded(folder);
    await db.execute(sql`create table once (n int unique)`);
    const write = (n: number) => db.execute(sql`insert into once values (${n})`);
    await write(1);
    await expect(write(1)).rejects.toMatchObject({ cause: { code: '23505' } });
    await write(2);
    const twice = db.transaction(async (tx) => {
      await tx.execute(sql`insert into once values (${3})`);
      await tx.execute(sql`insert into once values (${3})`);
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
    await write(3);
    const { rows } = (await db.execute(sql`select n from once order by n`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await close();
  });

  it('says so when a query runs beside the open transaction, instead of waiting for ever', async () => {
    const { db, close } = await openEmbedded(folder);
    const mistake = db.transaction(async () => {
      await db.execute(sql`select 1`);
    });
    const message = expect.stringContaining('inside db.transaction use only tx');
    await expect(mistake).rejects.toMatchObject({ cause: { message } });
    await close();
  });
});

describe("the folder's lock", () => {
  it('leaves nothing beside the folder', () => {
    fs.mkdirSync(folder, { recursive: true });
    lockFolder(folder)();
    expect(fs.readdirSync(join(folder, '..'))).toEqual(['data']);
  });

  it('is free again after kill -9 of its holder', async () => {
    const lock = new URL('./lock-folder.ts', import.meta.url).pathname;
    fs.mkdirSync(folder, { recursive: true });
    const script = `import { lockFolder } from '${lock}'; lockFolder('${folder}'); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await new Promise((held) => holder.stdout.once('data', held));
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    const gone = new Promise((exit) => holder.once('exit', exit));
    spawnSync('kill', ['-9', String(holder.pid)]);
    await gone;
    lockFolder(folder)();
  });
});
