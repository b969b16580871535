import type { FastifyRequest } from 'fastify';

const MINUTE = 60_000;

/**
 * Budgets of requests. Signed-in work is counted by account, the rest by the address of the connection: never by a
 * header that the caller can write.
 */
export const LIMITS = {
  /** Guesses are counted by account and device (guessing.policy.ts); this only spares the processor. */
  login: { max: 1200, timeWindow: 5 * MINUTE, keyGenerator: byAddress },
  registration: { max: 40, timeWindow: 60 * MINUTE, keyGenerator: byAddress },
  /** Each of these may send a mail to somebody who did not ask for it. */
  forgotten: { max: 5, timeWindow: 15 * MINUTE, keyGenerator: byLoginName },
  /** The password in use is asked: too few tries to guess it from an unlocked phone. */
  proof: { max: 10, timeWindow: 10 * MINUTE, keyGenerator: byAccount },
  verification: { max: 5, timeWindow: 60 * MINUTE, keyGenerator: byAccount },
  /** Secrets of links cannot be guessed; this only spares the server. */
  link: { max: 120, timeWindow: 10 * MINUTE, keyGenerator: byAddress },
  entry: { max: 60, timeWindow: MINUTE, keyGenerator: byAccount },
  payment: { max: 30, timeWindow: MINUTE, keyGenerator: byAccount },
  application: { max: 20, timeWindow: 60 * MINUTE, keyGenerator: byAddress },
  publishing: { max: 60, timeWindow: 60 * MINUTE, keyGenerator: byAccount },
  /** Each of these may go to hundreds of people. */
  mailing: { max: 10, timeWindow: 60 * MINUTE, keyGenerator: byAccount },
  /** Enough for one person's slips, too few to try out codes. */
  joining: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: byAccount },
  /** Reading everything about somebody, or trying a password to leave. */
  personalData: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: byAccount },
  /** Each sends a mail to an address that somebody typed. */
  naming: { max: 20, timeWindow: 60 * MINUTE, keyGenerator: byAccount },
  /** Enough for a family on one connection, too few to try out links or to flood a mailbox. */
  guardian: { max: 120, timeWindow: 10 * MINUTE, keyGenerator: byAddress },
  guardianLink: { max: 10, timeWindow: 10 * MINUTE, keyGenerator: byAddress },
  /** Each of these rings two phones; a busy hall calls a match every few seconds at most. */
  calling: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: byAccount },
  /** One address may be a calendar service that asks for thousands of people. */
  calendar: { max: 600, timeWindow: 10 * MINUTE, keyGenerator: byAddress },
  /** Switching pushes on and off; each try stores an address. */
  device: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: byAccount },
  diagnostics: { max: 30, timeWindow: MINUTE, keyGenerator: byAddress },
} as const;

export type LimitName = keyof typeof LIMITS;

function byAddress(request: FastifyRequest): string {
  return request.ip;
}

function byAccount(request: FastifyRequest): string {
  return request.account && !request.account.demo ? request.account.id : request.ip;
}

function byLoginName(request: FastifyRequest): string {
  const { loginId } = (request.body ?? {}) as { loginId?: unknown };
  return `${request.ip} ${typeof loginId === 'string' ? loginId.trim().toLowerCase() : ''}`;
}
