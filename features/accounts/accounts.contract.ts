import { z } from 'zod';
import { LEVELS } from '#domain/rating/rating.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { LANGUAGES } from '#platform/shared/language.ts';
import { loginSchema } from './accounts.form.ts';

export const ratingOutput = z
  .object({
    points: z.int(),
    rank: z.enum(LEVELS),
    place: z.int(),
    players: z.int(),
  })
  .meta({ id: 'Rating' });

const sessionOutput = z
  .object({
    account: z
      .object({
        id: z.string(),
        name: z.string(),
        language: z.enum(LANGUAGES),
        roles: z.array(z.enum(['player', 'organizer', 'operator'])),
        organizationName: z.nullable(z.string()),
        /** The one-time password is still in use: nothing else opens until the owner chooses another. */
        mustChangePassword: z.boolean(),
        /** The person has proven that they read this e-mail address. */
        emailVerified: z.boolean(),
        /** An operator who has to set up a second factor first; the role is missing until then. */
        awaitsSecondFactor: z.boolean(),
        demo: z.boolean(),
      })
      .nullable(),
    /** The demo world runs here, so a visitor can be offered to enter it. */
    demoOffered: z.boolean(),
  })
  .meta({ id: 'Session' });

export const session = endpoint({
  operationId: 'accounts.session',
  method: 'GET',
  path: '/api/accounts/session',
  summary: 'Who is signed in',
  output: sessionOutput,
  refusals: {},
});

export const login = endpoint({
  operationId: 'accounts.login',
  method: 'POST',
  path: '/api/accounts/login',
  summary: 'Sign in with an e-mail address or an organizer ID',
  body: loginSchema,
  output: z.object({
    mustChangePassword: z.boolean(),
    /** Nobody is signed in yet: a code is asked for next, with this secret (`secondFactor.logIn`). */
    step: z.string().nullable(),
  }),
  refusals: { LOGIN_FAILED: 401, ACCOUNT_SUSPENDED: 403 },
});

export const logout = endpoint({
  operationId: 'accounts.logout',
  method: 'POST',
  path: '/api/accounts/logout',
  summary: 'Sign out on this device',
  output: z.object({}),
  refusals: {},
});

export const enterDemo = endpoint({
  operationId: 'accounts.enterDemo',
  method: 'POST',
  path: '/api/accounts/demo',
  summary: 'Go back to the demo world as its sample player',
  output: z.object({}),
  refusals: { NO_DEMO: 404 },
});

export const chooseLanguage = endpoint({
  operationId: 'accounts.chooseLanguage',
  method: 'PUT',
  path: '/api/accounts/language',
  summary: 'Remember the language for mails',
  body: z.object({ language: z.enum(LANGUAGES) }),
  output: z.object({}),
  refusals: {},
});
