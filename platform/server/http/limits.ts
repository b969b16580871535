import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../hash-of.ts';
import { callerAddress } from './caller-address.ts';
import { cookiesOf, DEVICE_COOKIE } from './cookies.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How many requests of one caller a window of time has room for. */
export interface Budget {
  readonly max: number;
  readonly timeWindow: number;
  /** Who is counted; null when this budget does not know the caller, who is then not counted by it. */
  readonly caller: (request: FastifyRequest) => string | null;
  /** Requests beyond `max` are slowed down instead of refused. */
  readonly beyond?: Spacing;
}

/** Requests that wait for their turn, one in `everyMs`; a request that would wait longer than `longestMs` is refused. */
export interface Spacing {
  readonly everyMs: number;
  readonly longestMs: number;
}

/** A person takes longer than this to register: a class does not notice the limit, and a program gains nothing. */
const SLOWLY: Spacing = { everyMs: 5 * SECOND, longestMs: 20 * SECOND };

/**
 * Budgets of requests, by name; a request must find room in every budget of its limit. All endpoints of a limit share its budgets:
 * trying a password at another endpoint gains nothing, and several servers add up the same counts. Signed-in work is counted by
 * account, the rest by the address of the connection: never by a header that the caller can write, unless the same
 * request is counted by its address as well. A school is often one address for 400 people.
 */
export const LIMITS = {
  /** login-throttling.policy.ts counts guesses by account and device; this limit only protects the processor. */
  login: [{ max: 1200, timeWindow: 5 * MINUTE, caller: byAddress }],
  /** A tablet that goes round a class, and a school whose pupils register in one lesson. */
  registration: [
    { max: 40, timeWindow: HOUR, caller: byDevice, beyond: SLOWLY },
    { max: 400, timeWindow: HOUR, caller: byAddress, beyond: SLOWLY },
  ],
  /** Room for a school whose pupils register in one lesson. The list behind it is public, so this limit only protects the server. */
  passwordCheck: [{ max: 600, timeWindow: 10 * MINUTE, caller: byAddress }],
  /** Each of these may send a mail to somebody who did not ask for it. */
  forgotten: [
    { max: 5, timeWindow: 15 * MINUTE, caller: byLoginName },
    { max: 100, timeWindow: 15 * MINUTE, caller: byAddress },
  ],
  /**
   * The current password is asked: too few tries to guess it from an unlocked phone. Somebody who sets up codes and two passkeys
   * needs eight.
   */
  proof: [{ max: 20, timeWindow: 10 * MINUTE, caller: byAccount }],
  verification: [{ max: 5, timeWindow: HOUR, caller: byAccount }],
  /** Secrets of links cannot be guessed; this limit only protects the server. A school opens mails, invitations and logins at once. */
  link: [{ max: 3000, timeWindow: 10 * MINUTE, caller: byAddress }],
  entry: [{ max: 60, timeWindow: MINUTE, caller: byAccount }],
  payment: [{ max: 30, timeWindow: MINUTE, caller: byAccount }],
  /** By a link, without an account: enough for typing errors, too few to try out numbers of cards. */
  paymentByLink: [
    { max: 10, timeWindow: 10 * MINUTE, caller: bySecret },
    { max: 120, timeWindow: 10 * MINUTE, caller: byAddress },
  ],
  application: [{ max: 20, timeWindow: HOUR, caller: byAddress }],
  /** An organizer who closes, draws and publishes sixty events in the hour before a tournament. */
  publishing: [{ max: 300, timeWindow: HOUR, caller: byAccount }],
  /** Every event of a large tournament, each drawn again several times; every draw is stored. */
  drawing: [{ max: 400, timeWindow: HOUR, caller: byAccount }],
  /** Each of these may go to hundreds of people. */
  mailing: [{ max: 10, timeWindow: HOUR, caller: byAccount }],
  /** Enough for one person's typing errors, too few to guess codes. */
  joining: [{ max: 30, timeWindow: 10 * MINUTE, caller: byAccount }],
  /** A teacher who makes the groups of a whole school in one evening. */
  grouping: [{ max: 60, timeWindow: HOUR, caller: byAccount }],
  /** Leagues and knockouts: a practice day with a session for each court, made again after each mistake. */
  practice: [{ max: 240, timeWindow: HOUR, caller: byAccount }],
  /**
   * One phone records a tournament day of 128 players, each match corrected twice, in one go: all of it may have been waiting
   * for a signal. The phone's outbox holds the rest and sends it later.
   */
  score: [{ max: 1000, timeWindow: 10 * MINUTE, caller: byAccount }],
  /**
   * The device of a court sends a running score every three seconds, and results. Ten tablets and the phones with slips are behind
   * the address of one hall; what it allows only protects the server from tokens that are made up.
   */
  courtLink: [
    { max: 60, timeWindow: MINUTE, caller: byToken },
    { max: 6000, timeWindow: MINUTE, caller: byAddress },
  ],
  /** The screen of a court asks every few seconds, and several devices may show it. */
  courtScreen: [
    { max: 240, timeWindow: MINUTE, caller: byToken },
    { max: 12_000, timeWindow: MINUTE, caller: byAddress },
  ],
  /** Reading all data about a person, or trying a password to delete the account. */
  personalData: [{ max: 20, timeWindow: 10 * MINUTE, caller: byAccount }],
  /** Each sends a mail to an address that somebody typed. */
  naming: [{ max: 20, timeWindow: HOUR, caller: byAccount }],
  /**
   * By the link of a guardian or payer, which nobody can guess: what a family does on all of its devices, each of which reads
   * four times a minute on the day. Parents in one hall are behind one address.
   */
  guardian: [
    { max: 600, timeWindow: 10 * MINUTE, caller: bySecret },
    { max: 24_000, timeWindow: 10 * MINUTE, caller: byAddress },
  ],
  /** Parents in one hall behind one connection; each of these may send a mail to somebody who did not ask for it. */
  guardianLink: [
    { max: 5, timeWindow: 10 * MINUTE, caller: byMailbox },
    { max: 100, timeWindow: 10 * MINUTE, caller: byAddress },
  ],
  /** Each of these notifies two phones; a busy hall calls a match every few seconds at most. */
  calling: [{ max: 60, timeWindow: 10 * MINUTE, caller: byAccount }],
  /** One address may be a calendar service that reads for thousands of people. */
  calendar: [{ max: 600, timeWindow: 10 * MINUTE, caller: byAddress }],
  /** Switching pushes on and off; each try stores an address. */
  device: [{ max: 30, timeWindow: 10 * MINUTE, caller: byAccount }],
  diagnostics: [{ max: 30, timeWindow: MINUTE, caller: byAddress }],
  /** A payment provider reports every charge and refund of a cancelled tournament, from few addresses. */
  webhook: [{ max: 6000, timeWindow: MINUTE, caller: byAddress }],
  /** Every other write: far more than a person does by hand. */
  write: [{ max: 1200, timeWindow: 10 * MINUTE, caller: byAccount }],
} as const satisfies Readonly<Record<string, readonly Budget[]>>;

export type LimitName = keyof typeof LIMITS;

/** An IPv6 connection owns at least a /64: its addresses count as one. Requests whose connection has ended count as one, too. */
function byAddress(request: FastifyRequest): string {
  return normalizeIP(callerAddress(request));
}

function byAccount(request: FastifyRequest): string {
  return request.account && !request.account.demo ? request.account.id : byAddress(request);
}

/** Only a browser in which somebody has signed in before has this cookie. */
function byDevice(request: FastifyRequest): string | null {
  return cookiesOf(request)[DEVICE_COOKIE] || null;
}

function byToken({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization ? hashOf(authorization) : null;
}

/** By the secret of a link, which the body has. The counters hold no secret. */
function bySecret(request: FastifyRequest): string | null {
  const { secret } = (request.body ?? {}) as { secret?: unknown };
  return typeof secret === 'string' ? hashOf(secret) : null;
}

function byLoginName(request: FastifyRequest): string {
  return byTyped(request, 'loginId');
}

function byMailbox(request: FastifyRequest): string {
  return byTyped(request, 'email');
}

/** A name that the body has, from one address: nobody uses up the tries of others. */
function byTyped(request: FastifyRequest, field: 'loginId' | 'email'): string {
  const typed = ((request.body ?? {}) as Record<string, unknown>)[field];
  const name = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  return `${byAddress(request)} ${name}`;
}
