import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { DatabaseUser } from './database-user.ts';
import { noPrograms } from './programs.ts';

export interface Program {
  /** The folder with `initdb` and `postgres`. */
  readonly programs: string;
  readonly user: DatabaseUser;
}

/** The reason that a program of PostgreSQL gave for its end. */
export class ProgramFailed extends Error {}

/** Runs one of PostgreSQL's programs to its end, with `input` to read. Throws `ProgramFailed` with its reason. */
export async function runProgram(
  { programs, user }: Program,
  name: 'initdb' | 'postgres' | 'pg_ctl',
  parameters: readonly string[],
  input = '',
): Promise<void> {
  const child = spawn(join(programs, name), parameters, {
    ...user,
    cwd: programs,
    env: programEnv(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => {
    child.once('error', () => done(127));
    child.once('exit', done);
  });
  child.stdin.once('error', () => {}).end(input);
  const [code, words] = await Promise.all([ended, text(child.stderr)]);
  if (isMissing(code)) throw noPrograms();
  const reason = reasonIn(words);
  if (code !== 0 || reason) throw new ProgramFailed(reason ?? `${name} ended with ${code}`);
}

/** This process's environment, without what would change PostgreSQL or the language of its messages. */
export function programEnv(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(others), LC_ALL: 'C', TZ: 'UTC' };
}

/** Messages of a shell and a loader for a program that is missing, or not for this machine. */
export function isMissing(code: number | null): boolean {
  return code === 126 || code === 127;
}

/** The reason among a program's messages; undefined when there is none. */
export function reasonIn(words: string): string | undefined {
  const reason = /(?:ERROR|FATAL|PANIC|error): +(.+)/.exec(words)?.[1];
  const detail = /DETAIL: +(.+?)\.?$/m.exec(words)?.[1];
  return detail ? `${reason}. ${detail}` : reason;
}
