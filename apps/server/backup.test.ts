import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_LEFT_COOKIE } from '#features/sign-in/server/sign-in.gate.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';

const MATCHES = '/api/practice/free-matches';
const HEADERS = { 'x-rallydays': '1', 'content-type': 'application/json' };

const folder = passableFolder();
const file = join(folder, 'backup.gz');
const server = new Server(join(folder, 'data'), { DEMO: 'still' });

beforeAll(() => server.start());
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Runs one of the commands as npm does; gives its exit code and what it printed. */
function command(
  name: 'backup' | 'restore' | 'operator-create' | 'payments-compare',
  dataDir: string,
  ...parameters: string[]
) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`apps/server/${name}.ts`, ...parameters],
    { env: { PATH, HOME, DATA_DIR: join(folder, dataDir) }, encoding: 'utf8' },
  );
  return { status, printed: stdout + stderr };
}

/** Whose requests with these cookies are; null where nobody is signed in. */
async function whoIs(url: string, cookie: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/accounts/session`, { headers: { cookie } });
  const { account } = (await answer.json()) as { account: { name: string } | null };
  return account?.name ?? null;
}

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({
    loginId: 'shota@demo.rallydays.invalid',
    password: 'rallydays-demo',
  });
  const answer = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: HEADERS,
    body,
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return [...cookies, `${DEMO_LEFT_COOKIE}=left`].join('; ');
}

test('A backup of a running server restores into a new folder, where another server shows what was acknowledged and nobody is signed in', {
  timeout: 120_000,
}, async () => {
  const cookie = await logIn(server.url);
  expect(await whoIs(server.url, cookie)).not.toBeNull();
  const id = uuidv7();
  const playedOn = new Date().toISOString().slice(0, 10);
  const body = JSON.stringify({ id, player1Name: 'Haru', player2Name: 'Rin', playedOn });
  const written = await fetch(server.url + MATCHES, { method: 'POST', headers: HEADERS, body });
  expect(written.ok).toBe(true);

  const backup = command('backup', 'data', '--to', file);
  expect(backup.printed).toContain(` rows of the database in ${join(folder, 'data')}, `);
  expect(backup.printed).toMatch(/Restored into a scratch database and found the same/);
  expect(backup.status).toBe(0);
  const restore = command('restore', 'elsewhere', file);
  expect(restore.printed).toMatch(
    /Put session-secret into[\s\S]*Restored \d+ rows[\s\S]*Everybody logs in again/,
  );
  expect(restore.status).toBe(0);
  copyFileSync(join(folder, 'data/session-secret'), join(folder, 'elsewhere/session-secret'));

  const other = new Server(join(folder, 'elsewhere'), { DEMO: 'still' });
  await other.start();
  const { matches } = (await (await fetch(other.url + MATCHES)).json()) as {
    matches: { id: string }[];
  };
  const known = await whoIs(other.url, cookie);
  await other.stop();
  expect(known).toBeNull();
  expect(matches.map((match) => match.id)).toContain(id);
});

test.for([
  ['backup', 'fresh', [], /^There is no database in .*fresh\. Run this with .*\n$/],
  [
    'operator-create',
    'fresh',
    ['--email', 'new@example.com'],
    /^There is no database in .*fresh\. Run this with .*\n$/,
  ],
  ['backup', 'data', ['--wrong'], /Unknown option '--wrong'/],
  ['payments-compare', 'data', [], /^Lists the payments and refunds that Stripe has/],
  ['payments-compare', 'data', ['--since', '2026-11-28'], /^This needs PAYMENTS=stripe/],
  ['restore', 'data', ['FILE'], /holds a database already\. Nothing was changed/],
  ['restore', 'fresh', [], /^Puts a backup into an empty database/],
  ['restore', 'fresh', ['missing.gz'], /^There is no missing\.gz, or no folder for it\.\n$/],
  ['restore', 'fresh', ['TEXT'], /^.* is no backup of RallyDays, or it is damaged\.\n$/],
] as const)(
  '%s into %s with %s ends with code 1 and says why',
  ([name, dataDir, given, reason]) => {
    const text = join(folder, 'text');
    writeFileSync(text, 'hello');
    const files: Readonly<Record<string, string>> = { TEXT: text, FILE: file };
    const parameters = given.map((one) => files[one] ?? one);
    const { status, printed } = command(name, dataDir, ...parameters);
    expect(printed).toMatch(reason);
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'fresh'))).toBe(false);
  },
);
