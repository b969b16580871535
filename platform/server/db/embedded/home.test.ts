import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotStart } from '../../cannot-start.ts';
import { canEnter, databaseUser } from './database-user.ts';
import { prepareHome } from './home.ts';
import { postgresPrograms, SHARED } from './programs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(process.getuid?.() === 0)('as root, in a folder that only root may enter', () => {
  it('the database lives where its user can reach it, and the data folder leads there', () => {
    const dataDir = join(folder, 'data');
    const home = prepareHome(dataDir);
    expect(dirname(home.folder)).toBe(SHARED);
    expect(home).toEqual({
      folder: realpathSync(join(dataDir, 'database')),
      cluster: join(home.folder, 'cluster'),
      elsewhere: true,
    });
    expect(canEnter(home.folder, databaseUser())).toBe(true);
    expect(prepareHome(dataDir)).toEqual(home);

    rmSync(home.folder, { recursive: true });
    expect(() => prepareHome(dataDir)).toThrow(/that folder is gone.*npm run reset/);
  });

  it('a database that was moved there is refused in a sentence', () => {
    mkdirSync(join(folder, 'data', 'database', 'cluster'), { recursive: true });
    expect(() => prepareHome(join(folder, 'data'))).toThrow(CannotStart);
    expect(() => prepareHome(join(folder, 'data'))).toThrow(/cannot enter .*Move DATA_DIR/);
  });

  it("PostgreSQL's programs are where its user can reach them", () => {
    const programs = postgresPrograms(databaseUser());
    expect(canEnter(programs, databaseUser())).toBe(true);
  });
});

it('the database of a folder that everybody may enter lives in it', () => {
  chmodSync(folder, 0o711);
  const { folder: home, elsewhere } = prepareHome(join(folder, 'data'));
  expect([home, elsewhere]).toEqual([join(realpathSync(folder), 'data', 'database'), false]);
});

it('a cluster runs as its owner, and as nobody where that is root', () => {
  const user = databaseUser(folder);
  const owner = statSync(folder).uid;
  expect(user).toEqual(owner === 0 ? { uid: 65534, gid: 65534 } : {});
});

it('on a machine that no PostgreSQL was brought along for, the message names DATABASE_URL', () => {
  expect(() => postgresPrograms({}, 'linux-riscv64')).toThrow(
    /no PostgreSQL along that runs on this machine \(linux-riscv64\)\. Set DATABASE_URL/,
  );
});
