import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import type { LogOutput } from './log-output.ts';

/** Structured logging; never given personal data, card data or secrets. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** For places without a server around them, such as a test's database. */
export const silentLog: Log = { info() {}, warn() {}, error() {}, debug() {} };

/**
 * What of a request the log keeps. The path goes without its query, which may carry what somebody searched for;
 * bodies, cookies and headers are never logged.
 */
export const requestSerializer = (request: { id: string; method: string; url: string }) => ({
  id: request.id,
  method: request.method,
  path: withoutSecret(request.url.split('?')[0] ?? ''),
});

/** Addresses that open something by themselves are logged without what opens it. */
function withoutSecret(path: string): string {
  return path.replace(
    /^(\/api\/notices\/unsubscribe|\/api\/public\/brackets|\/calendar)\/.*/,
    '$1/…',
  );
}

// A type, not an interface: Fastify wants one that may hold more.
type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** The lines that say where, without the one that repeats the message. */
  readonly stack: string;
  readonly query?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
};

/**
 * What of an error the log keeps. A failed query carries the values that it was given, and the database's own words
 * quote them: the statement, its SQLSTATE and a broken constraint's name say enough.
 */
export function errorSerializer(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, query, constraint, cause } = error as Error & Record<string, unknown>;
  const bySql = typeof query === 'string' || isSqlState(code);
  return {
    type: error.name,
    message: bySql
      ? `the database refused (${isSqlState(code) ? code : 'see cause'})`
      : error.message,
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(typeof query === 'string' && { query }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause !== undefined && { cause: errorSerializer(cause) }),
  };
}

function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}

/** The log of everything outside a request. */
export function createLog(config: Pick<Config, 'logLevel'>, output: LogOutput): Log {
  return pino({ level: config.logLevel, serializers: { err: errorSerializer } }, output);
}
