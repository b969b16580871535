import process from 'node:process';
import { largestRandomSeed, lotFrom } from '#domain/bracket/lot.ts';
import { percentile } from '../bench/report.ts';
import { DayClock } from './clock/day-clock.ts';
import { figuresOf, matchCount, plannedMinutes } from './day/figures.ts';
import { type ReadingOutcome, readPages } from './day/readers.ts';
import { type Host, ownHost, runningHost } from './hosts.ts';
import { networkClient } from './http/client.ts';
import { Killer } from './killer.ts';
import { Measured } from './measured.ts';
import type { Options } from './options.ts';
import { progressOf } from './progress.ts';
import { rehearse } from './rehearsal.ts';
import { checksOf, lastLine } from './verdict.ts';

/** A match is called, started and entered. */
const WRITES_OF_MATCH = 3;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** Plays a day and prints what it measured and checked; gives the exit code. */
export async function simulate(
  options: Options,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const host = options.base === null ? ownHost(options.speed) : runningHost(options.base, env);
  const stop = () => void host.stop().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    say(opening(options));
    await host.start();
    return await run(options, host);
  } catch (error) {
    process.stderr.write(
      `${host.log()}The day was not played to its end: ${(error as Error).message}\n`,
    );
    return 1;
  } finally {
    await host.stop();
  }
}

function opening({ players, courts, format, draw, base, speed }: Options): string {
  const where = base ?? `a server of its own, ${speed} times as fast as real time`;
  return `A ${draw === 'groups' ? 'day of groups' : 'knockout'} of ${players} players on ${courts} courts, ${format.id}, on ${where}.`;
}

async function run(options: Options, host: Host): Promise<number> {
  const clock = new DayClock(host.time);
  const measured = new Measured();
  const randomSeed = Math.floor(Math.random() * largestRandomSeed);
  say(`The random seed of scores and losses is ${randomSeed}.`);
  const expectedMatches = matchCount(options);
  const killer = new Killer({
    count: options.kills,
    writes: expectedMatches * WRITES_OF_MATCH,
    lot: lotFrom(randomSeed + 2),
    clock,
    crash: () => crash(host),
  });
  const end = new AbortController();
  let reading: Promise<ReadingOutcome> = Promise.resolve({ times: [], refused: 0 });
  const judged = await rehearse({
    options,
    clock,
    client: () => killer.around(networkClient(host.url)),
    login: host.login,
    startTime: host.startTime,
    randomSeed,
    outages: host.outages,
    answered: measured.answered,
    lost: measured.lost,
    say,
    begins: (event, players) => {
      killer.arm();
      const strangers = Array.from({ length: options.readers }, () => networkClient(host.url));
      reading = readPages({ event, clients: [...players, ...strangers], signal: end.signal });
      reading.catch(() => {});
    },
    progress: progressOf(say),
    settled: () => killer.settled(),
    isGuest: options.base !== null,
  }).finally(() => end.abort());
  const readers = await reading;
  printMeasured(measured, readers, host);
  const isUndisturbed = options.base === null && isPlain(options);
  return verdict({
    judged,
    expectedMatches,
    plannedMinutes: plannedMinutes(options, figuresOf(options)),
    isUndisturbed,
    rateLimited: measured.rateLimited + readers.refused,
    writeP95Ms: measured.writeP95,
  });
}

/** Nothing keeps anybody from playing. */
function isPlain({ losses, kills, phones, corrections }: Options): boolean {
  return losses === 0 && kills === 0 && phones === 0 && corrections === 0;
}

async function crash(host: Host): Promise<void> {
  const started = performance.now();
  await host.crash();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `The server was killed for the ${host.outages.length}. time, and runs again after ${seconds} s.`,
  );
}

function printMeasured(measured: Measured, { times, refused }: ReadingOutcome, host: Host): void {
  say('\nMeasured:');
  for (const line of measured.lines) say(`  ${line}`);
  if (times.length > 0) {
    say(
      `  readers: ${times.length} answered, ${refused} refused, p95 ${Math.round(percentile(times, 0.95))} ms`,
    );
  }
  say(`  refusals: ${measured.refusals || 'none'}`);
  say(`  lost connections and repeats: ${measured.losses || 'none'}`);
  say(`  kills of the server: ${host.outages.length}`);
}

function verdict(outcome: Parameters<typeof checksOf>[0]): number {
  const checks = checksOf(outcome);
  say('\nChecked:');
  for (const { what, value, holds } of checks) say(`  ${holds ? '✓' : '✗'} ${what}: ${value}`);
  say(`\n${lastLine(outcome)}`);
  return checks.every(({ holds }) => holds) ? 0 : 1;
}
