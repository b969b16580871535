import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBefore } from './keep-before.ts';

let folder: string;
let dist: string;
let before: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
  dist = join(folder, 'web');
  before = join(folder, 'before');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A build, as far as it has come. */
function build(asset: string, isComplete: boolean) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'assets', asset), asset);
  mkdirSync(join(dist, 'shells'));
  if (isComplete) writeFileSync(join(dist, 'shells', 'shells.json'), '{}');
}

const stored = () => readdirSync(join(before, 'assets'));

test('A build keeps the assets of the build before it, and none of older ones', async () => {
  for (const asset of ['one.js', 'two.js']) {
    build(asset, true);
    await keepBefore(dist, before);
    expect(stored()).toEqual([asset]);
  }
});

test('A build that failed takes nothing away from the one before it', async () => {
  build('one.js', true);
  await keepBefore(dist, before);
  build('half.js', false);
  await keepBefore(dist, before);
  expect(stored()).toEqual(['one.js']);
});

test('A build that fails before it writes anything leaves the one before it whole, for the next one as well', async () => {
  build('one.js', true);
  for (const _ of ['failed', 'next']) await keepBefore(dist, before);
  expect(readdirSync(join(dist, 'assets'))).toEqual(['one.js']);
  expect(stored()).toEqual(['one.js']);
});

test('The first build has none before it', async () => {
  await keepBefore(dist, before);
  expect(existsSync(before)).toBe(false);
});
