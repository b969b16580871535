import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

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
  return path.replace(/^(\/api\/notices\/unsubscribe|\/calendar)\/.*/, '$1/…');
}

/** The log of everything outside a request: JSON lines on standard output. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({ level: config.logLevel });
}
