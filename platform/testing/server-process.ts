import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** As `npm start` sets them. */
const flags: string[] = JSON.parse(readFileSync('tools/node-flags.json', 'utf8'));

const endWithParent = `--import=${import.meta.resolve('./end-with-parent.ts')}`;

/** A real server with its own data folder, as `npm start` runs it. */
export interface App {
  /** Such as http://127.0.0.1:40123; the same after a restart. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything that the server has printed, over all its processes. */
  readonly log: string;
  /** How often the server was made to end: a page is then right to fail to reach it. */
  readonly outages: number;
  /** Ends it immediately, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Starts it again on the same data and the same address. */
  restart(): Promise<void>;
  /** Moves its clock on, and runs these recurring jobs in this order; only before a restart. */
  passTime(ms: number, jobs: readonly string[]): Promise<void>;
  /** The time of its clock. */
  now(): Date;
  /** Runs a command of the app, such as `apps/server/operator-create.ts`, with its settings, and gives what that prints. */
  run(file: string, ...parameters: string[]): Promise<string>;
}

/**
 * A process without a server, for a `Server` to start in (apps/server/test-server.ts). It ends with this process.
 */
export function spawnReusable(): ChildProcess {
  return spawnNode('apps/server/test-server.ts', inherited());
}

/** One process of the server after another, on the same data. */
export class Server implements App {
  url = '';
  log = '';
  outages = 0;
  readonly dataDir: string;
  #env: Record<string, string>;
  readonly #entry: string;
  readonly #folder: string | null;
  #process: ChildProcess | undefined;
  #at: string | undefined;
  #aheadMs = 0;
  /** The process that `release` returns, while the server runs in it. */
  #reusable: ChildProcess | undefined;

  /** `folder`: where another version of the app is, which runs instead of this one. */
  constructor(
    dataDir: string,
    env: Record<string, string>,
    entry = 'apps/server/main.ts',
    folder: string | null = null,
  ) {
    this.dataDir = dataDir;
    this.#env = env;
    this.#entry = entry;
    this.#folder = folder;
  }

  /**
   * With `settings` beside the original ones; they hold for later processes too. In the process `reusable`, if given: its
   * modules are loaded and compiled, and its clock can stand at the instant `at`. A restart always takes a new process.
   */
  async start(
    settings: Record<string, string> = {},
    reusable?: ChildProcess,
    at?: string,
  ): Promise<void> {
    this.#env = { ...this.#env, ...settings };
    const port = this.url ? new URL(this.url).port : '0';
    // Nothing but these, so that a setting of this terminal changes no test.
    const env = {
      ...inherited(),
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      ...this.#env,
    };
    this.#process = reusable ?? spawnNode(this.#entry, env, this.#folder);
    this.#reusable = reusable;
    reusable?.send({ env, at });
    this.#at = at;
    this.#aheadMs = 0;
    this.url = await this.#ready(this.#process);
  }

  /** Ends the server, and returns the process that it was given, if that still runs. */
  async release(): Promise<ChildProcess | undefined> {
    const child = this.#reusable;
    if (!child || child !== this.#process || !(await this.ask({ stop: true }))) {
      await this.stop();
      return undefined;
    }
    child.stdout?.removeAllListeners('data');
    child.stderr?.removeAllListeners('data');
    child.removeAllListeners('exit');
    this.#process = undefined;
    return child;
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async passTime(ms: number, jobs: readonly string[]): Promise<void> {
    if ((await this.ask({ later: { ms, jobs } })) !== 'later') throw new Error('time stands still');
    this.#aheadMs += ms;
  }

  now(): Date {
    return new Date((this.#at ? Date.parse(this.#at) : Date.now()) + this.#aheadMs);
  }

  async run(file: string, ...parameters: string[]): Promise<string> {
    const env = { ...inherited(), DATA_DIR: this.dataDir, ...this.#env };
    const command = [...flags, file, ...parameters];
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  }

  /** The exit code of the process; null while it runs, and when a signal has ended it. */
  get exitCode(): number | null {
    return this.#process?.exitCode ?? null;
  }

  /** Undefined before the first start. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Sends a message to a process whose entry point listens to messages, and gives its answer; undefined once it has ended. */
  ask(message: object): Promise<unknown> {
    const child = this.#process;
    if (!child?.connected) return Promise.resolve(undefined);
    return new Promise((done) => {
      const answered = (answer?: unknown) => {
        child.off('message', answered).off('exit', ended);
        done(answer);
      };
      const ended = () => answered();
      child.on('message', answered).on('exit', ended);
      child.send(message, (error) => error && answered());
    });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.outages += 1;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  #ready(child: ChildProcess): Promise<string> {
    return new Promise((ready, failed) => {
      const from = this.log.length;
      const fail = () => failed(new Error(`The server did not become ready:\n${this.log}`));
      const listen = (chunk: string) => {
        this.log += chunk;
        const url = this.log.slice(from).match(/RallyDays is ready at (http\S+)/)?.[1];
        if (url) ready(url);
      };
      child.stdout?.setEncoding('utf8').on('data', listen);
      child.stderr?.setEncoding('utf8').on('data', listen);
      child.once('exit', fail);
      setTimeout(fail, 240_000).unref();
    });
  }
}

/** The settings of this terminal that every process needs, and the one of `npm start` (tools/ready/run.mjs). */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, MALLOC_ARENA_MAX: '1' };
}

function spawnNode(
  entry: string,
  env: Record<string, string>,
  folder: string | null = null,
): ChildProcess {
  return spawn(process.execPath, [...flags, endWithParent, entry], {
    env,
    ...(folder && { cwd: folder }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
