import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  type SessionKind,
  sessionEnd,
} from '#features/accounts/devices/devices.session-length.policy.ts';
import { SEEN_EVERY_MS, updateSeen } from '#features/accounts/devices/server/devices.store.ts';
import { isRecent } from '#features/accounts/second-factor/second-factor.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account, AccountId, Role, SessionGate } from '#platform/server/http/account.ts';
import { cookiesOf } from '#platform/server/http/cookies.ts';
import type { Services } from '#platform/server/services.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#platform/shared/language.ts';
import * as store from './sign-in.store.ts';

/** Set when somebody logs out in the demo: they stay logged out until they log in or ask for the demo again. */
export const DEMO_LEFT_COOKIE = 'rallydays.demo';

/** The one place that determines which account a request is from. `demoAccountId` is null outside the demo world. */
export function sessionGate(
  secret: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  demoAccountId: () => string | null,
): SessionGate {
  return async (request) => {
    const token = sessionCookieOf(request, secret)?.token ?? null;
    const demoId = demoAccountId();
    if (token !== null) {
      const now = clock.now();
      // A person whose session was ended or has expired is asked: they do not silently become the sample player.
      const found = await store.findBySession(db, token, now);
      if (!found || !isProven(found)) return null;
      await recordSeen(db, found, now);
      return asAccount(found, {
        sessionId: found.session.id,
        // The demo's password is published: a login with it gives nobody more than the visitor has.
        demo: found.account.id === demoId,
        ...secondFactorOf(found, now),
      });
    }
    if (!demoId || cookiesOf(request)[DEMO_LEFT_COOKIE] === 'left') return null;
    const found = await store.findWithOrganizer(db, demoId);
    return found && asAccount(found, DEMO_VISITOR);
  };
}

/** Whether a session has taken each step that its account asks for: a server of the version before asks for the password only. */
function isProven({ secondFactorSince, session }: store.SessionWithAccount): boolean {
  return !secondFactorSince || session.provenAt !== null;
}

/** Once in a few minutes, not at each request. */
async function recordSeen(db: Db, found: store.SessionWithAccount, now: Date): Promise<void> {
  const { id, seenAt, createdAt: begunAt } = found.session;
  if (seenAt && now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return;
  const expiresAt = sessionEnd(sessionKind(found), { begunAt, seenAt: now });
  await updateSeen(db, id, { now, expiresAt });
}

function secondFactorOf(
  { secondFactorSince, session: { provenAt } }: store.SessionWithAccount,
  now: Date,
): Pick<Account, 'provenAt' | 'secondFactor'> {
  if (!secondFactorSince) return { provenAt: null, secondFactor: 'off' };
  return { provenAt, secondFactor: isRecent(provenAt, now) ? 'recent' : 'old' };
}

const DEMO_VISITOR = { sessionId: null, demo: true, provenAt: null, secondFactor: 'off' } as const;

/** How long the sessions of an account last. */
export function sessionKind({ account, organizer }: store.AccountWithOrganizer): SessionKind {
  if (account.isOperator) return 'operator';
  return organizer ? 'organizer' : 'player';
}

/** `sessionId` is null for the demo's visitor, who has not logged in. */
function asAccount(
  { account, organizer }: store.AccountWithOrganizer,
  how: Pick<Account, 'sessionId' | 'demo' | 'provenAt' | 'secondFactor'>,
): Account | null {
  if (account.suspendedAt) return null;
  // With a one-time password nobody organizes or operates: the screens lead to choosing another.
  const organizerId = account.mustChangePassword ? null : (organizer?.id ?? null);
  const roles: Role[] = ['player'];
  if (organizerId !== null) roles.push('organizer');
  const operates = account.isOperator && !account.mustChangePassword;
  const awaitsSecondFactor = operates && how.secondFactor === 'off';
  if (operates && !awaitsSecondFactor) roles.push('operator');
  return {
    id: account.id as AccountId,
    name: account.name,
    email: account.email,
    language: isLanguage(account.language) ? account.language : DEFAULT_LANGUAGE,
    roles,
    organizerId,
    awaitsSecondFactor,
    ...how,
  };
}

/**
 * The cookie of a session that this server has begun in this browser, and which may have ended since; null without one.
 * A cookie of another secret does not count: it is from an emptied data folder, or from another server on this machine.
 */
export function sessionCookieOf(
  request: FastifyRequest,
  secret: string,
): { readonly name: string; readonly value: string; readonly token: string } | null {
  for (const [name, value = ''] of Object.entries(cookiesOf(request))) {
    if (!name.endsWith('rallydays.session_token')) continue;
    const token = signedValue(value, secret);
    if (token !== null) return { name, value, token };
  }
  return null;
}

/** As better-auth signs its cookies: the value, a dot, and its HMAC in base64. */
function signedValue(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.');
  const value = cookie.slice(0, dot);
  const signature = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(value).digest();
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs ? value : null;
}
