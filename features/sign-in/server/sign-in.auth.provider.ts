import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import { LONGEST_PASSWORD } from '#features/accounts/accounts.form.ts';
import {
  accounts,
  credentials,
  sessions,
  verifications,
} from '#features/accounts/server/accounts.tables.ts';
import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashPassword, verifyPassword } from '#platform/server/password-hash.ts';

const DAY_S = 24 * 60 * 60;

/** Passwords and sessions, stored in our database; its routes are reachable only through our endpoints. */
export function createAuth(db: Db, settings: { secret: string; origin: string }) {
  return betterAuth({
    baseURL: settings.origin,
    secret: settings.secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: accounts,
        session: sessions,
        account: credentials,
        verification: verifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verifyPassword(stored, password),
      },
    },
    session: {
      expiresIn: RETENTION.session.days * DAY_S,
    },
    // Our own limits count by the connection's address; the library would trust a forwarded header.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'rallydays',
      useSecureCookies: settings.origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: true,
    },
    plugins: [provenSignIn()],
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** Starts a session for a person proven by a mail's link or a passkey. Without a path, only this server can call it. */
function provenSignIn() {
  return {
    id: 'proven-sign-in',
    endpoints: {
      signInProven: createAuthEndpoint(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

export type Auth = ReturnType<typeof createAuth>;
