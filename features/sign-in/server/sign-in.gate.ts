import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SEEN_EVERY_MS, updateSeen } from '#features/accounts/devices/server/devices.store.ts';
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
    const token = sessionTokenOf(request, secret);
    const demoId = demoAccountId();
    if (token !== null) {
      const now = clock.now();
      // A person whose session was ended or has expired is asked: they do not silently become the sample player.
      const found = await store.findBySession(db, token, now);
      if (!found) return null;
      const { session } = found;
      // Once in a few minutes, not at each request.
      if (!session.seenAt || now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS) {
        await updateSeen(db, session.id, now);
      }
      // The demo's password is published: a login with it gives nobody more than the visitor has.
      return asAccount(found, { sessionId: session.id, demo: found.account.id === demoId });
    }
    if (!demoId || cookiesOf(request)[DEMO_LEFT_COOKIE] === 'left') return null;
    const found = await store.findWithOrganizer(db, demoId);
    return found && asAccount(found, { sessionId: null, demo: true });
  };
}

/** `sessionId` is null for the demo's visitor, who has not logged in. */
function asAccount(
  { account, organizer }: store.AccountWithOrganizer,
  how: { sessionId: string | null; demo: boolean },
): Account | null {
  if (account.suspendedAt) return null;
  // With a one-time password a person can only choose another.
  const organizerId = account.mustChangePassword ? null : (organizer?.id ?? null);
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
 * The token of a session that this server has begun in this browser, and which may have ended since; null without one.
 * A cookie of another secret does not count: it is from an emptied data folder, or from another server on this machine.
 */
function sessionTokenOf(request: FastifyRequest, secret: string): string | null {
  for (const [name, value = ''] of Object.entries(cookiesOf(request))) {
    if (!name.endsWith('rallydays.session_token')) continue;
    const token = signedValue(value, secret);
    if (token !== null) return token;
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
