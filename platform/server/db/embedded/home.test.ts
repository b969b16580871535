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

describe.runIf(process.getuid?.() === 0)('In a folder that only root may enter', () => {
  it('The database of root is in a folder that its user can reach, and the data folder links to it', () => {
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

  it('A database that was moved into a folder of root is refused in a sentence', () => {
    mkdirSync(join(folder, 'data', 'database', 'cluster'), { recursive: true });
    expect(() => prepareHome(join(folder, 'data'))).toThrow(CannotStart);
    expect(() => prepareHome(join(folder, 'data'))).toThrow(/cannot enter .*Move DATA_DIR/);
  });

  it("PostgreSQL's programs are in a folder that its user can reach", () => {
    const programs = postgresPrograms(databaseUser());
    expect(canEnter(programs, databaseUser())).toBe(true);
  });
});

it('The database of a folder that everybody may enter is inside it', () => {
  chmodSync(folder, 0o711);
  const { folder: home, elsewhere } = prepareHome(join(folder, 'data'));
  expect([home, elsewhere]).toEqual([join(realpathSync(folder), 'data', 'database'), false]);
});

it('A cluster runs as its owner, and as nobody where its owner is root', () => {
  const user = databaseUser(folder);
  const owner = statSync(folder).uid;
  expect(user).toEqual(owner === 0 ? { uid: 65534, gid: 65534 } : {});
});

it('The refusal of a machine without a PostgreSQL package names DATABASE_URL', () => {
  expect(() => postgresPrograms({}, 'linux-riscv64')).toThrow(
    /no PostgreSQL along that runs on this machine \(linux-riscv64\)\. Set DATABASE_URL/,
  );
});
