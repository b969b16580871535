import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';

/** As `npm run simulate` starts it. */
const flags: string[] = JSON.parse(readFileSync('tools/node-flags.json', 'utf8'));

/** A server with a database of its own is made, and killed once: on a busy machine that takes minutes. */
const LONGEST = 600_000;

/** Runs the command; gives its exit code and what it has printed. */
async function simulated(line: string) {
  const child = spawn(process.execPath, [...flags, 'simulate/main.ts', ...line.split(' ')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, printed, last: printed.trimEnd().split('\n').at(-1) ?? '' };
}

describe('npm run simulate', () => {
  test(
    'A day on a server of its own, which is killed while it writes, loses and doubles nothing and ends with one line of JSON',
    async () => {
      const line = '--players 8 --courts 2 --speed 100000 --faults 0.1 --kill 1 --readers 5';
      const { code, printed, last } = await simulated(line);
      expect({ code, printed }).toMatchObject({ code: 0 });
      expect(printed).toContain('kills of a server: 1');
      expect(JSON.parse(last)).toEqual({
        matches: 7,
        makespanMinutes: expect.any(Number),
        idleCourtMinutesWhileReady: 0,
        restViolations: 0,
        lostResults: 0,
        doubledResults: 0,
        wrongBracketResults: 0,
        liveP95Ms: expect.any(Number),
        writeP95Ms: expect.any(Number),
      });
    },
    LONGEST,
  );

  test('An option that does not exist is refused in one line', async () => {
    const { code, last } = await simulated('--tables 3');
    expect([code, last]).toEqual([1, expect.stringContaining('--tables')]);
  });
});
