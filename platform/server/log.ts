import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import type { LogOutput } from './log-output.ts';

/** Structured logging; never given personal data, card data or secrets. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** For code without a server, such as a test's database. */
export const silentLog: Log = { info() {}, warn() {}, error() {}, debug() {} };

/**
 * The parts of a request that are logged. The path is logged without its query, which may hold search words; bodies,
 * cookies and headers are never logged.
 */
export const requestSerializer = (request: { id: string; method: string; url: string }) => ({
  id: request.id,
  method: request.method,
  path: withoutSecret(request.url),
});

/**
 * The path of an address as it is logged: without its query, and without a secret in it. Behind "#" there is a mailed secret, which
 * mail programs and gateways may encode so that it arrives as a part of the path.
 */
export function withoutSecret(address: string): string {
  const path = address.split(/[?#]|%(?:25)*23/, 1)[0] ?? '';
  return path.replace(
    /^(\/api\/notices\/unsubscribe|\/api\/public\/brackets|\/calendar|\/join|\/[bcmp])\/.*/i,
    '$1/…',
  );
}

// A type, not an interface: Fastify requires an index signature.
type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** The lines of the stack, without the one that repeats the message. */
  readonly stack: string;
  readonly query?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
};

/**
 * The parts of an error that are logged. A failed query carries its values, and the database's messages quote them. The
 * statement, its SQLSTATE and the name of a violated constraint are enough.
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
