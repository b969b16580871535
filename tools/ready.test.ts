import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-ready-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that takes the lock, writes that it began, is busy for a moment, and writes that it ended. */
function worker(): Promise<unknown> {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(resolve('tools/ready/lock.mjs'))};
    await withLock('work', 'waiting', async () => {
      appendFileSync('diary', 'began\\n');
      await new Promise((done) => setTimeout(done, 50));
      appendFileSync('diary', 'ended\\n');
    });`;
  return run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
}

const diary = () => readFileSync(join(folder, 'diary'), 'utf8');
const lock = () => join(folder, '.cache', 'work.lock');

test('Of several processes one works at a time, and the lock is removed at the end', async () => {
  await Promise.all([worker(), worker(), worker()]);
  expect(diary()).toBe('began\nended\n'.repeat(3));
  expect(existsSync(lock())).toBe(false);
});

test('The lock of a dead process is taken over by one of the waiting processes', async () => {
  const { pid } = run(process.execPath, ['-e', '']).child;
  await run(process.execPath, ['-e', '']);
  mkdirSync(join(folder, '.cache'));
  writeFileSync(lock(), String(pid));
  await Promise.all([worker(), worker(), worker()]);
  expect(diary()).toBe('began\nended\n'.repeat(3));
});

test('An unknown command is answered with the known commands', async () => {
  const answer = run(process.execPath, ['tools/ready.mjs', 'lunch']);
  await expect(answer).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('start,'),
  });
});

test('The container image starts the server with the same flags of Node as npm start', () => {
  const [command = '[]'] = /(?<=^CMD ).*$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
  const flags = JSON.parse(readFileSync('tools/node-flags.json', 'utf8'));
  expect(JSON.parse(command)).toEqual(['node', ...flags, 'apps/server/main.ts']);
});

test('The container image gets nothing that Git ignores, nor the history or settings of the machine', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const ignored = linesOf('.gitignore').map((line) => line.replace(/^\/|\/$/g, ''));
  const left = new Set(linesOf('.dockerignore').map((line) => line.replace(/^\*\*\//, '')));
  const wanted = [...ignored, '.git', '*.env', '.env*', '*.key', '*.gz', '*.sealed'];
  expect(wanted.filter((one) => !left.has(one))).toEqual([]);
});
