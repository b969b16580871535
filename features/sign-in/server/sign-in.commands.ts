import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInMethod } from '#features/accounts/devices/devices.vocabulary.ts';
import { recordSignIn } from '#features/accounts/devices/server/devices.commands.ts';
import * as devices from '#features/accounts/devices/server/devices.store.ts';
import * as factors from '#features/accounts/second-factor/server/second-factor.store.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { findForUpdate, type StoredAccount } from '#features/accounts/server/accounts.store.ts';
import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerAddress } from '#platform/server/http/caller-address.ts';
import {
  type CookieOptions,
  cookiesOf,
  DEVICE_COOKIE,
  setCookie,
} from '#platform/server/http/cookies.ts';
import { deviceName } from '#platform/server/http/device-name.ts';
import { shortAddress } from '#platform/server/http/short-address.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import * as throttling from '../login-throttling/server/login-throttling.store.ts';
import type { Auth } from './sign-in.auth.provider.ts';
import { createLoginStep } from './sign-in.code.commands.ts';
import { DEMO_LEFT_COOKIE, sessionCookieOf, sessionKind } from './sign-in.gate.ts';
import * as store from './sign-in.store.ts';

/** How a sign-in came about. */
export interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly method: SignInMethod;
  /** False when another mail informs the owner: no mail is sent about a new device. */
  readonly announce?: boolean;
}

/**
 * `slowed`: there were too many attempts; this one was not checked. With `step` the password was right and nobody is signed in: a code
 * is asked for next, with this secret.
 */
export type SignInOutcome = 'in' | 'wrong' | 'suspended' | 'slowed' | { readonly step: string };

interface Attempt {
  /** As it was typed; attempts are counted under it when no account has it. */
  readonly loginId: string;
  readonly account: StoredAccount | null;
  readonly password: string;
}

/** A change in the transaction that records a sign-in, with the session that has begun; null where nobody was signed in. */
export type Alongside = (tx: Db, sessionId: string | null) => Promise<void>;

/** Whether what was proven still holds, asked where a session begins, once its account is locked. */
export type Holds = (tx: Db) => Promise<boolean>;

export interface Proof {
  /** When the session before has proven the second factor. */
  readonly provenAt?: Date | null;
  /** Happens in the same transaction, also where a second factor is missing; or nothing does. */
  readonly alongside?: Alongside | undefined;
  readonly holds?: Holds;
}

/** Begins and ends sessions on a reply's cookies. */
export interface SignIn {
  /** Signs in when the password is right. A name that no account has takes as long, and counts as much. */
  begin(arrival: Arrival, attempt: Attempt): Promise<SignInOutcome>;
  /**
   * Signs in a person who is proven in another way, regardless of earlier guesses. False, and nobody is signed in, when the account has
   * a second factor that was not proven, where a passkey proves both, or when the proof holds no longer.
   */
  beginProven(
    arrival: Arrival,
    account: Pick<StoredAccount, 'id'>,
    proof?: Proof,
  ): Promise<boolean>;
  /** Records a wrong code after a right password: its owner sees that somebody knows the password. */
  recordWrongCode(arrival: Arrival, accountId: string): Promise<void>;
  /** Gives the suspended account of this login without signing in, counted like a login. Other accounts are `wrong`. */
  proveSuspended(
    arrival: Arrival,
    given: Pick<Attempt, 'loginId' | 'password'>,
  ): Promise<StoredAccount | 'wrong' | 'slowed'>;
  /** Signs out here. In the demo nobody is signed in until they log in or ask for the demo again. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Gives the browser the cookie of its session for another full time, or it forgets it while the session is in use. */
  renewCookie(request: FastifyRequest, reply: FastifyReply): void;
  /** The options of our cookies other than the session's. */
  cookieOptions(): CookieOptions;
}

const DAY_S = 24 * 60 * 60;
const YEAR_S = 365 * DAY_S;
const SECRET_BYTES = 24;
const NOBODY = 'nobody@rallydays.invalid';

type Begun = { readonly headers: Headers; readonly token: string };

export function createSignIn(
  auth: () => Promise<Auth>,
  secret: string,
  services: Pick<Services, 'db' | 'clock' | 'mailer' | 'origin' | 'config' | 'publish'>,
): SignIn {
  const { db, clock, origin, config } = services;
  const cookieOptions = (): CookieOptions => ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR_S,
    secure: origin().startsWith('https:'),
  });

  async function arrive(
    { request, reply, method, announce = true }: Arrival,
    accountId: string,
    { headers, token, provenAt = null, alongside, holds = always }: Begun & Proof,
  ): Promise<boolean> {
    const found = await store.findWithOrganizer(db, accountId);
    const kind = found ? sessionKind(found) : 'player';
    const visitor = visitorOf(request);
    const deviceSecret = visitor.deviceSecret ?? systemRandomness.secret(SECRET_BYTES);
    const replacedSessionId = request.account?.sessionId ?? null;
    const here = { visitor, deviceSecret, token, replacedSessionId, kind, provenAt };
    const signedIn = { accountId, method, announce, ...here };
    try {
      const hasBegun = await db.transaction(async (tx) => {
        await findForUpdate(tx, accountId);
        if (!(await holds(tx))) return false;
        const sessionId = await recordSignIn(services, tx, signedIn);
        await alongside?.(tx, sessionId);
        return true;
      });
      if (!hasBegun) {
        await devices.deleteBegun(db, token);
        return false;
      }
    } catch (error) {
      await devices.deleteBegun(db, token);
      throw error;
    }
    setCookie(reply, DEVICE_COOKIE, deviceSecret, cookieOptions());
    forwardCookies(reply, headers);
    return true;
  }

  /** The budgets that an attempt is taken from: the device's, or those of strangers. */
  async function budgetsOf(request: FastifyRequest, { account, loginId }: Attempt) {
    const { deviceSecret } = visitorOf(request);
    const known = await devices.isKnown(db, account?.id ?? '', deviceSecret);
    const name = account?.id ?? loginId.trim();
    return known
      ? [{ budget: 'knownDevice', name, from: deviceSecret ?? '' } as const]
      : [{ budget: 'address', name, from: callerAddress(request) } as const, strangers(name)];
  }

  async function mayTry(budgets: readonly throttling.Tried[]): Promise<boolean> {
    for (const budget of budgets) {
      const tried = { ...budget, now: clock.now() };
      if (!(await throttling.updateTried(db, secret, tried))) return false;
    }
    return true;
  }

  async function fail({ request, method }: Arrival, accountId: string): Promise<void> {
    const visitor = visitorOf(request);
    const knownDevice = await devices.isKnown(db, accountId, visitor.deviceSecret);
    const tried = { accountId, outcome: 'failure', method, visitor, knownDevice } as const;
    await devices.insertSignIn(db, { ...tried, now: clock.now() });
  }

  async function begin(arrival: Arrival, attempt: Attempt): Promise<SignInOutcome> {
    const { account, password } = attempt;
    const budgets = await budgetsOf(arrival.request, attempt);
    if (!(await mayTry(budgets))) return 'slowed';
    const hash = account && (await passwords.findHash(db, account.id));
    const begun = await byPassword(await auth(), account?.email ?? NOBODY, password);
    if (!account || !begun || hash === null) {
      if (account) await fail(arrival, account.id);
      return 'wrong';
    }
    await throttling.deleteTried(db, secret, budgets);
    const outcome = await enter(arrival, account, { ...begun, hash });
    if (outcome === 'wrong') await fail(arrival, account.id);
    return outcome;
  }

  /** What a right password opens; `wrong` where another has been chosen since it was checked. */
  async function enter(
    arrival: Arrival,
    account: StoredAccount,
    { hash, ...begun }: Begun & { readonly hash: string },
  ): Promise<SignInOutcome> {
    if (account.suspendedAt) {
      await passwords.deleteSessions(db, account.id);
      return 'suspended';
    }
    if ((await factors.find(db, account.id))?.onSince) {
      await devices.deleteBegun(db, begun.token);
      const step = await createLoginStep(services, { accountId: account.id, hash });
      return step ? { step } : 'wrong';
    }
    const holds = (tx: Db) => passwords.isStillProven(tx, account.id, hash);
    return (await arrive(arrival, account.id, { ...begun, holds })) ? 'in' : 'wrong';
  }

  return {
    begin,
    recordWrongCode: fail,
    async proveSuspended(arrival, given) {
      const found = await store.findByLoginId(db, given.loginId);
      const account = found?.suspendedAt ? found : null;
      const outcome = await begin(arrival, { ...given, account });
      if (outcome === 'slowed') return 'slowed';
      return account && outcome === 'suspended' ? account : 'wrong';
    },
    async beginProven(arrival, { id }, { alongside, holds = always, ...proof } = {}) {
      const provenAt = arrival.method === 'passkey' ? clock.now() : (proof.provenAt ?? null);
      if (!provenAt && (await factors.find(db, id))?.onSince) {
        if (!alongside) return false;
        await db.transaction(async (tx) => {
          if (await holds(tx)) await alongside(tx, null);
        });
        return false;
      }
      await throttling.deleteTried(db, secret, [strangers(id)]);
      const { api } = await auth();
      const { headers, response } = await api.signInProven({
        body: { userId: id },
        returnHeaders: true,
      });
      const begun = { headers, token: response.token };
      return arrive(arrival, id, { ...begun, provenAt, alongside, holds });
    },
    async end(request, reply) {
      const { api } = await auth();
      const { headers } = await api.signOut({
        headers: new Headers({ cookie: request.headers.cookie ?? '' }),
        returnHeaders: true,
      });
      forwardCookies(reply, headers);
      if (config.demo) setCookie(reply, DEMO_LEFT_COOKIE, 'left', cookieOptions());
    },
    renewCookie(request, reply) {
      const cookie = sessionCookieOf(request, secret);
      if (!cookie) return;
      const maxAge = RETENTION.session.days * DAY_S;
      setCookie(reply, cookie.name, cookie.value, { ...cookieOptions(), maxAge });
    },
    cookieOptions,
  };
}

const always: Holds = async () => true;
const strangers = (name: string) => ({ budget: 'strangers', name }) as const;

function visitorOf(request: FastifyRequest): devices.Visitor {
  return {
    deviceSecret: cookiesOf(request)[DEVICE_COOKIE] ?? null,
    device: deviceName(request.headers['user-agent']),
    address: shortAddress(callerAddress(request)),
  };
}

async function byPassword(auth: Auth, email: string, password: string): Promise<Begun | null> {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    });
    return { headers, token: response.token };
  } catch (error) {
    const { APIError } = await import('better-auth/api');
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

function forwardCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}
