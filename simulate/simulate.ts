import process from 'node:process';
import { largestRandomSeed, lotFrom } from '#domain/bracket/lot.ts';
import { percentile } from '../bench/report.ts';
import { DayClock } from './clock/day-clock.ts';
import { figuresOf, matchCount, plannedMinutes, RUBBERS_OF_TIE } from './day/figures.ts';
import { type Host, ownHost, runningHost } from './hosts.ts';
import { networkClient, outliving } from './http/client.ts';
import { Killer } from './killer.ts';
import { Measured } from './measured.ts';
import type { Options } from './options.ts';
import { progressOf } from './progress.ts';
import { LiveReaders, type ReadingOutcome } from './readers/live-readers.ts';
import { rehearse, sizeOf } from './rehearsal.ts';
import { checksOf, lastLine } from './verdict.ts';

/** A match is called, started, tallied and entered. */
const WRITES_OF_MATCH = 4;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** Plays a day and prints what it measured and checked; gives the exit code. */
export async function simulate(
  options: Options,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const host = options.base === null ? ownHost(options) : runningHost(options.base, env);
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

function opening(options: Options): string {
  const { courts, format, draw, base, speed, ...day } = options;
  const size = sizeOf(options);
  const where = base ?? `a server of its own, ${speed} times as fast as real time`;
  const next = day.next === 'none' ? '' : ` with what follows them (${day.next})`;
  const kind = draw === 'groups' ? `groups${next}` : 'a knockout';
  return `A day of ${kind}, ${size} on ${courts} courts, ${format.id}, on ${where}.`;
}

async function run(options: Options, host: Host): Promise<number> {
  const clock = new DayClock(host.time);
  const measured = new Measured();
  const randomSeed = Math.floor(Math.random() * largestRandomSeed);
  say(`The random seed of scores and losses is ${randomSeed}.`);
  const expectedMatches = matchCount(options);
  const readers = new LiveReaders({
    count: options.readers,
    base: host.url,
    losses: options.losses,
    lot: lotFrom(randomSeed + 3),
  });
  /** Milliseconds from each kill until every page had its stream again. */
  const reopening: Promise<number>[] = [];
  const killer = new Killer({
    count: options.kills,
    writes: expectedMatches * WRITES_OF_MATCH * (options.teams ? RUBBERS_OF_TIE : 1),
    lot: lotFrom(randomSeed + 2),
    clock,
    crash: async () => {
      const isFirst = reopening.length === 0;
      const victim = options.failsOver && isFirst ? 'The primary of the database' : 'A server';
      await crash(host, victim, () => {
        reopening.push(readers.reopened());
      });
      await readers.opened();
    },
  });
  const { judged, reading } = await rehearse({
    options,
    clock,
    client: (token) => {
      const client = networkClient(host.url, token);
      return killer.around(options.failsOver ? outliving(client) : client);
    },
    login: host.login,
    startTime: host.startTime,
    randomSeed,
    outages: host.outages,
    answered: measured.answered,
    lost: measured.lost,
    say,
    readers,
    begins: () => killer.arm(),
    progress: progressOf(say),
    settled: () => killer.settled(),
    isGuest: options.base !== null,
  });
  const reopenedMs = Math.round(Math.max(0, ...(await Promise.all(reopening))));
  printMeasured(measured, reading);
  say(`  kills of a server: ${reopening.length}`);
  if (options.readers > 0 && reopening.length > 0)
    say(`  longest time until every page had its stream again: ${reopenedMs} ms`);
  const { teams } = judged;
  const figures = figuresOf(options);
  return verdict({
    judged,
    reading,
    // How many rubbers a tie has is known once it is over.
    expectedMatches: teams ? judged.matches + teams.openRubbers : expectedMatches,
    plannedMinutes: teams?.replayedMinutes ?? plannedMinutes(options),
    matchMinutes: figures.minutes + figures.changeMinutes,
    isUndisturbed: options.base === null && isPlain(options),
    isTimed: options.base === null && options.servers === 1 && options.kills + options.losses === 0,
    rateLimited: measured.rateLimited + reading.refused,
    reopenedMs: options.servers === 2 ? reopenedMs : null,
    writeP95Ms: measured.writeP95,
  });
}

/** Nothing keeps anybody from playing as the plan assumes, which knows no breaks and nobody in two events. */
function isPlain({ breaks, ...options }: Options): boolean {
  const { losses, kills, phones, corrections, noShows, both } = options;
  return !breaks && [losses, kills, phones, corrections, noShows, both].every((one) => one === 0);
}

async function crash(host: Host, victim: string, killed: () => void): Promise<void> {
  const started = performance.now();
  await host.crash(killed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${victim} was killed, and all is as before after ${seconds} s.`);
}

function printMeasured(measured: Measured, { streamed, others }: ReadingOutcome): void {
  say('\nMeasured:');
  for (const line of measured.lines) say(`  ${line}`);
  say(`  results on pages with an open stream: ${spread(streamed)}`);
  say(`  on pages without one at the time, or that only ask: ${spread(others)}`);
  say(`  refusals: ${measured.refusals || 'none'}`);
  say(`  lost connections and repeats: ${measured.losses || 'none'}`);
}

function spread(times: readonly number[]): string {
  if (times.length === 0) return 'none';
  const [median, p95] = [0.5, 0.95].map((share) => Math.round(percentile([...times], share)));
  return `${times.length} seen, median ${median} ms, p95 ${p95} ms`;
}

function verdict(outcome: Parameters<typeof checksOf>[0]): number {
  const checks = checksOf(outcome);
  say('\nChecked:');
  for (const { what, value, holds } of checks) say(`  ${holds ? '✓' : '✗'} ${what}: ${value}`);
  say(`\n${lastLine(outcome)}`);
  return checks.every(({ holds }) => holds) ? 0 : 1;
}
