import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/db/database.ts';
import type { Account, AccountId, Role, SessionGate } from '#platform/server/http/account.ts';
import { cookiesOf } from '#platform/server/http/cookies.ts';
import type { Services } from '#platform/server/services.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#platform/shared/language.ts';
import { SEEN_EVERY_MS, updateSeen } from '../devices/server/devices.store.ts';
import type { Auth } from './accounts.auth.ts';
import * as store from './accounts.store.ts';

/** Set when somebody logs out in the demo: they stay logged out until they log in or ask for the demo again. */
export const DEMO_LEFT_COOKIE = 'rallydays.demo';

/** The one place where an account is proven. `demoAccountId` is null outside the demo world. */
export function sessionGate(
  auth: () => Auth,
  secret: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  demoAccountId: () => string | null,
): SessionGate {
  /** Once in a few minutes, not at each request. */
  const noteSeen = async ({ id, seenAt }: { id: string; seenAt?: Date | null | undefined }) => {
    const now = clock.now();
    if (!seenAt || now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) {
      await updateSeen(db, id, now);
    }
  };
  return async (request) => {
    const hadSession = hasSessionCookie(request, secret);
    const session = hadSession
      ? await auth().api.getSession({ headers: fromNodeHeaders(request.headers) })
      : null;
    const demoId = demoAccountId();
    if (session) {
      await noteSeen(session.session);
      const { id } = session.user;
      // Its password is published: a login with it gives nobody more than the visitor has.
      return proven(db, { id, sessionId: session.session.id, demo: id === demoId });
    }
    // Whose session has ended, on another device or by time, is asked: they do not silently become the sample player.
    if (!demoId || hadSession || cookiesOf(request)[DEMO_LEFT_COOKIE] === 'left') return null;
    return proven(db, { id: demoId, sessionId: null, demo: true });
  };
}

/** `sessionId` is null for the demo's visitor, who has not logged in. */
async function proven(
  db: Db,
  { id, ...how }: { id: string; sessionId: string | null; demo: boolean },
): Promise<Account | null> {
  const found = await store.findWithOrganizer(db, id);
  if (!found || found.account.suspendedAt) return null;
  const { account } = found;
  // With a one-time password one can do nothing but choose another.
  const organizerId = account.mustChangePassword ? null : found.organizerId;
  const roles: Role[] = ['player'];
  if (organizerId !== null) roles.push('organizer');
  if (account.isOperator && !account.mustChangePassword) roles.push('operator');
  return {
    id: account.id as AccountId,
    name: account.name,
    email: account.email,
    language: isLanguage(account.language) ? account.language : DEFAULT_LANGUAGE,
    roles,
    organizerId,
    ...how,
  };
}

/**
 * Whether this server has begun a session in this browser, perhaps one that has ended since. A cookie of another secret
 * is none: it was left by an emptied data folder, or by another server on this machine.
 */
function hasSessionCookie(request: FastifyRequest, secret: string): boolean {
  return Object.entries(cookiesOf(request)).some(
    ([name, value]) => name.endsWith('rallydays.session_token') && isSigned(value ?? '', secret),
  );
}

/** As better-auth signs its cookies: the value, a dot, and its HMAC in base64. */
function isSigned(cookie: string, secret: string): boolean {
  const dot = cookie.lastIndexOf('.');
  const signature = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(cookie.slice(0, dot)).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
