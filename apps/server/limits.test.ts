import { describe, expect } from 'vitest';
import * as emailAddress from '#features/accounts/email-address/email-address.contract.ts';
import * as password from '#features/sign-in/password/password.contract.ts';
import { LIMITS } from '#platform/server/http/limits.ts';
import { startTestApp, test } from './test-app.ts';
import { type Route, routesOf } from './test-routes.ts';

const GUESSED_PASSWORD = {
  currentPassword: 'a guess',
  password: 'rallydays-of-tomorrow',
  confirmPassword: 'rallydays-of-tomorrow',
};
const GUESSED_EMAIL = { currentPassword: 'a guess', email: 'somebody@example.com' };

describe('Every endpoint that writes', () => {
  test('Every endpoint that writes has a limit, except the one that many mail services share', async ({
    server,
  }) => {
    const writes = (await routesOf(server)).filter(({ method }) => method !== 'GET');
    const unlimited = writes.filter(({ limit }) => limit === null).map(({ name }) => name);
    expect(unlimited).toEqual(['POST /api/notices/unsubscribe/{secret}']);
  });

  test('Every endpoint that creates groups, sessions or scores has a specific limit', async ({
    server,
  }) => {
    const routes = await routesOf(server);
    const limits = Object.fromEntries(routes.map(({ name, limit }) => [name, limit]));
    expect(limits).toMatchObject({
      'POST /api/groups': 'grouping',
      'POST /api/practice/leagues': 'practice',
      'POST /api/practice/knockouts': 'practice',
      'POST /api/practice/knockouts/{id}/redraw': 'practice',
      'PUT /api/practice/knockouts/{id}/matches/{matchId}': 'score',
      'PUT /api/tournaments/{id}/events/{eventId}/stages/{stageId}/matches/{matchId}': 'score',
      'PUT /api/practice/matches/{id}': 'score',
      'POST /api/practice/free-matches': 'score',
    } satisfies Record<string, Route['limit']>);
  });
});

test.for([
  ['that counts alone', {}],
  [
    'whose counts other servers know',
    { DATABASE_URL: 'postgres://db/x', SESSION_SECRET: 'x'.repeat(32) },
  ],
] as const)(
  'All endpoints of a limit have one budget for a caller, on a server %s',
  async ([, settings]) => {
    const server = await startTestApp(settings);
    const phone = await server.playerPhone();
    const statuses = new Set<number>();
    for (let tries = 0; tries < LIMITS.proof[0].max; tries += 2) {
      statuses.add((await phone.call(password.change, { body: GUESSED_PASSWORD })).status);
      statuses.add((await phone.call(emailAddress.change, { body: GUESSED_EMAIL })).status);
    }
    expect([...statuses]).toEqual([403]);
    expect((await phone.call(password.change, { body: GUESSED_PASSWORD })).status).toBe(429);
    expect((await phone.call(emailAddress.change, { body: GUESSED_EMAIL })).status).toBe(429);
    await server.close();
  },
);
