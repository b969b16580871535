import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyDatabase, createOwnDatabase } from '../../../testing/test-database.ts';
import { openPostgres } from '../open-postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

let source: string;
let client: pg.Client;
let folder: string;
let file: string;

const insert = (id: string, by: Pick<pg.Client, 'query'> = client) =>
  by.query("insert into accounts (id, name, email, language) values ($1, $2, $3, 'ja')", [
    id,
    '秘密\t野\\.\n太郎',
    `${id}@example.com`,
  ]);

beforeAll(async () => {
  source = await copyDatabase();
  client = new pg.Client({ connectionString: source });
  await client.connect();
  await insert('first');
  await client.query(
    "insert into audit_log (at, actor_id, action, subject_id, subject) values (now(), 'x', 'announcement-written', 'x', 'x')",
  );
});
afterAll(() => client.end());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-backup-'));
  file = join(folder, 'backup.gz');
  return () => rmSync(folder, { recursive: true });
});

async function idsIn(url: string): Promise<string[]> {
  const restored = new pg.Client({ connectionString: url });
  await restored.connect();
  const { rows } = await restored.query('select id from accounts');
  await restored.end();
  return rows.map(({ id }) => id);
}

async function tablesIn(url: string): Promise<number> {
  const empty = new pg.Client({ connectionString: url });
  await empty.connect();
  const { rows } = await empty.query(
    "select count(*)::int as n from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')",
  );
  await empty.end();
  return rows[0].n;
}

describe('a backup', () => {
  test('A backup that is made while others write has every write that was acknowledged before, and restores to a database that the app opens', async () => {
    const before: string[] = [];
    let over = false;
    const writer = async (name: string) => {
      const own = new pg.Client({ connectionString: source });
      await own.connect();
      for (let number = 0; !over; number += 1) {
        const id = `${name}-${number}`;
        await insert(id, own);
        if (!over) before.push(id);
      }
      await own.end();
    };
    const writers = ['a', 'b'].map(writer);
    while (before.length < 20) await new Promise(setImmediate);
    const acknowledged = [...before];
    await writeBackup(source, file);
    over = true;
    await Promise.all(writers);

    const target = await createOwnDatabase();
    await restoreBackup(file, target);
    const there = new Set(await idsIn(target));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    const database = await openPostgres(target);
    const { rows } = (await database.db.execute('select name from accounts limit 1')) as never;
    expect(rows).toEqual([{ name: '秘密\t野\\.\n太郎' }]);
    await database.close();
  });

  test('A backup is proved by restoring it into a scratch database', async () => {
    const { end } = await writeBackup(source, file);
    const proved = await verifyBackup(file);
    expect(proved.end).toEqual(end);
    expect(proved.end.tables['public.accounts']?.rows).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('An encrypted backup shows nothing, and is proved and restored with its key only', async () => {
    const key = 'a key that nobody guesses, 32 characters';
    const { end } = await writeBackup(source, file, key);
    expect(() => gunzipSync(readFileSync(file))).toThrow();
    expect((await verifyBackup(file, key)).end).toEqual(end);
    const target = await createOwnDatabase();
    await expect(restoreBackup(file, target)).rejects.toThrow('The backup is encrypted.');
    await expect(restoreBackup(file, target, `${key}!`)).rejects.toThrow('the key is another one');
    expect(await tablesIn(target)).toBe(0);
    await restoreBackup(file, target, key);
    expect(await idsIn(target)).toContain('first');
  });

  test('A restored database refuses what the original refuses, and gives the next numbers', async () => {
    await writeBackup(source, file);
    const target = await createOwnDatabase();
    await restoreBackup(file, target);
    const restored = new pg.Client({ connectionString: target });
    await restored.connect();
    const count = (url: pg.Client) =>
      url.query(
        "select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace)::int as constraints, (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O')::int as triggers, (select count(*) from pg_indexes where schemaname = 'public')::int as indexes",
      );
    expect((await count(restored)).rows).toEqual((await count(client)).rows);
    await expect(restored.query('truncate audit_log')).rejects.toThrow('the audit log');
    const sequences =
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
    expect((await restored.query(sequences)).rows).toEqual((await client.query(sequences)).rows);
    await restored.end();
  });

  test('A backup does not replace a file, and leaves nothing behind on a full disk', async () => {
    writeFileSync(file, 'mine');
    await expect(writeBackup(source, file)).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    rmSync(file);
    symlinkSync('/dev/full', `${file}.part`);
    await expect(writeBackup(source, file)).rejects.toThrow(/The disk of .* is full/);
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  test('A database without data of RallyDays, and one that does not answer, are refused in a sentence', async () => {
    await expect(writeBackup(await createOwnDatabase(), file)).rejects.toThrow(
      'The database holds no data of RallyDays.',
    );
    await expect(writeBackup('postgres://127.0.0.1:1/x', file)).rejects.toThrow(
      'The database does not answer.',
    );
  });
});

describe('a restore that cannot be', () => {
  const changed = (change: (text: string) => string | Buffer) => {
    const other = join(folder, 'other.gz');
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return other;
  };
  beforeEach(async () => {
    await writeBackup(source, file);
  });

  test('A database that is not empty is refused, and nothing changes', async () => {
    await expect(restoreBackup(file, source)).rejects.toThrow('The database is not empty');
    expect(await idsIn(source)).toContain('first');
  });

  test.for([
    ['a text', () => writeFileSync(join(folder, 'x'), 'hello'), 'is no backup of RallyDays'],
    ['a packed text', () => writeFileSync(join(folder, 'x'), gzipSync('hello')), 'is no backup'],
    [
      'a part of a backup',
      () => writeFileSync(join(folder, 'x'), readFileSync(file).subarray(0, 3000)),
      'ends too early',
    ],
    ['a folder', () => {}, 'is a folder'],
  ] as const)('%s is refused in a sentence', async ([what, prepare, reason]) => {
    prepare();
    const target = await createOwnDatabase();
    const given = what === 'a folder' ? folder : join(folder, 'x');
    await expect(restoreBackup(given, target)).rejects.toThrow(reason);
    expect(await tablesIn(target)).toBe(0);
  });

  test.for([
    ['whose end is missing', (text: string) => text.replace(/-- end .*\n/, ''), 'ends too early'],
    [
      'with a changed row',
      (text: string) => text.replace('first@example.com', 'other@example.com'),
      'public.accounts is not what was written',
    ],
    [
      'of a newer version',
      (text: string) => text.replace(/"when":\d+/, '"when":9999999999999'),
      'a version that this one does not know',
    ],
    [
      'of a newer format',
      (text: string) => text.replace('"format":1', '"format":2'),
      'made by a newer version',
    ],
    [
      'of another job queue',
      (text: string) => text.replace(/"jobs":\d+/, '"jobs":1'),
      "version 1 of the job queue's tables",
    ],
  ] as const)(
    'A backup %s is refused, and the database is empty as before',
    async ([, change, reason]) => {
      const target = await createOwnDatabase();
      await expect(restoreBackup(changed(change), target)).rejects.toThrow(reason);
      expect(await tablesIn(target)).toBe(0);
      await restoreBackup(file, target);
      expect(await idsIn(target)).toContain('first');
    },
  );
});
