import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The share of the machine that must be free, and the longest time to wait for it, in milliseconds. */
const FREE = 0.5;
const TIMEOUT_MS = 10_000;

/** Waits until this machine has little else to do: a measurement beside other work measures the other work. */
export async function waitUntilIdle(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && (await freeShare(250)) < FREE);
}

/** The share of all processors' time that nobody used during the next milliseconds; 1 where it cannot be read. */
async function freeShare(milliseconds: number): Promise<number> {
  try {
    const before = ticks();
    await pause(milliseconds);
    const after = ticks();
    return (after.idle - before.idle) / (after.all - before.all);
  } catch {
    return 1;
  }
}

function ticks() {
  const [, ...numbers] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? [];
  const spent = numbers.map(Number);
  return { idle: spent[3] ?? 0, all: spent.reduce((sum, one) => sum + one, 0) };
}
