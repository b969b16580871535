import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '#platform/server/db/database.ts';
import { accounts, credentials, sessions, verifications } from './accounts.tables.ts';

// OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane; 7 to 10 ms of CPU.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const DAY_S = 24 * 60 * 60;

/** Memory-hard hash (argon2id) of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2);
}

/** Passwords and sessions, kept in our database; none of its routes is reachable but through our endpoints. */
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
      maxPasswordLength: 256,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verify(stored, password.normalize('NFKC')),
      },
    },
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S, cookieCache: { enabled: false } },
    // Our own limits count by the connection's address; the library would believe a forwarded header.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'rallydays',
      useSecureCookies: settings.origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: true,
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
