import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';

/** As `npm run bench` starts it. */
const flags: string[] = JSON.parse(readFileSync('tools/node-flags.json', 'utf8'));

test('A name that measures nothing is refused before anything is measured, with the names that there are', () => {
  const args = [...flags, 'bench/main.ts', 'search', 'power-cuts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/no measure "power-cuts".*bytes, .*search, /);
});
