import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, isAbsolute } from 'node:path';

/** An error that a person can fix: shown as a sentence, without a stack. */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const running = new Set();

/**
 * Runs a program in this terminal and returns its exit code. Signals to this process are passed to it, so that
 * ending `npm start` ends the server; ended by a signal, it returns 128 + its number, as shells do.
 */
export function run(program, parameters, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, parameters, {
      stdio: 'inherit',
      env: environmentOf(program),
      ...options,
    });
    running.add(child);
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      running.delete(child);
      done(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

function forward(signal) {
  for (const child of running) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  let forwarded = 0;
  process.on(signal, () => {
    if (running.size === 0) process.exit(128 + constants.signals[signal]);
    // A server that is stopping reads a second signal as "end immediately". Ctrl-C in a terminal reaches the child directly,
    // and a signal to the whole group reaches this process both directly and through npm.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    if (Date.now() - forwarded > 1_000) forward(signal);
    forwarded = Date.now();
  });
}

/** npm cannot pass a SIGKILL on: this notices it, so that no server is left behind holding its data. */
export function stopWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event || npm === 1) return;
  setInterval(() => {
    if (process.ppid === npm) return;
    if (running.size === 0) process.exit(1);
    forward('SIGTERM');
  }, 500).unref();
}

/**
 * With the program itself in the path, and one pool for memory outside V8's heap: with one for each thread, as glibc has them, an idle
 * server is 20 MB larger (docs/decisions/0008-a-small-server.md).
 */
function environmentOf(program) {
  const env = { MALLOC_ARENA_MAX: '1', ...process.env };
  if (!isAbsolute(program)) return env;
  return { ...env, PATH: `${dirname(program)}${delimiter}${env.PATH ?? ''}` };
}
