import { describe, expect } from 'vitest';
import { type TestApp, test } from './test-app.ts';

/**
 * Who may call what: every endpoint once. A new endpoint must be added here, by somebody who has thought about it.
 * "signed-in" endpoints decide by the row whether it is the caller's own; their features' tests show who may not.
 */
const ACCESS: Readonly<Record<string, 'public' | 'signed-in' | 'organizer' | 'operator'>> = {
  'GET /api/account/data': 'signed-in',
  'POST /api/accounts': 'public',
  'POST /api/accounts/demo': 'public',
  'GET /api/accounts/devices': 'signed-in',
  'POST /api/accounts/devices/sign-out-others': 'signed-in',
  'DELETE /api/accounts/devices/{id}': 'signed-in',
  'POST /api/accounts/email/resend': 'signed-in',
  'POST /api/accounts/email/verify': 'public',
  'POST /api/accounts/first-password': 'signed-in',
  'PUT /api/accounts/language': 'signed-in',
  'POST /api/accounts/login': 'public',
  'POST /api/accounts/logout': 'public',
  'POST /api/accounts/password/forgotten': 'public',
  'POST /api/accounts/password/link': 'public',
  'POST /api/accounts/password/reset': 'public',
  'GET /api/accounts/profile': 'signed-in',
  'GET /api/accounts/session': 'public',
  'POST /api/diagnostics/not-found': 'public',
  'GET /api/entries': 'signed-in',
  'POST /api/entries': 'signed-in',
  'GET /api/entries/current': 'signed-in',
  'GET /api/entries/waiting': 'signed-in',
  'POST /api/entries/waiting': 'signed-in',
  'POST /api/entries/waiting/{id}/leave': 'signed-in',
  'GET /api/entries/{id}': 'signed-in',
  'POST /api/entries/{id}/withdraw': 'signed-in',
  'GET /api/groups': 'signed-in',
  'POST /api/groups': 'signed-in',
  'POST /api/groups/join': 'signed-in',
  'DELETE /api/groups/{id}': 'signed-in',
  'GET /api/groups/{id}': 'signed-in',
  'PUT /api/groups/{id}': 'signed-in',
  'POST /api/groups/{id}/leave': 'signed-in',
  'GET /api/guardians/mine': 'signed-in',
  'PUT /api/guardians/mine': 'signed-in',
  'GET /api/home': 'public',
  'GET /api/notices': 'signed-in',
  'GET /api/notices/announcements': 'public',
  'GET /api/notices/choices': 'signed-in',
  'PUT /api/notices/choices': 'signed-in',
  'POST /api/notices/unsubscribe': 'public',
  'POST /api/notices/unsubscribe/link': 'public',
  'POST /api/notices/unsubscribe/{secret}': 'public',
  'POST /api/notices/read': 'signed-in',
  'PUT /api/notices/{id}/read': 'signed-in',
  'GET /api/operator/accounts': 'operator',
  'POST /api/operator/accounts/{id}/reinstate': 'operator',
  'POST /api/operator/accounts/{id}/suspend': 'operator',
  'GET /api/operator/announcements': 'operator',
  'POST /api/operator/announcements': 'operator',
  'PUT /api/operator/announcements/{id}': 'operator',
  'POST /api/operator/announcements/{id}/publish': 'operator',
  'POST /api/operator/announcements/{id}/withdraw': 'operator',
  'GET /api/operator/applications': 'operator',
  'POST /api/operator/applications/{id}/approve': 'operator',
  'POST /api/operator/applications/{id}/decline': 'operator',
  'POST /api/operator/applications/{id}/undo': 'operator',
  'GET /api/operator/log': 'operator',
  'GET /api/operator/mails': 'operator',
  'GET /api/operator/mails/{id}': 'operator',
  'POST /api/operator/mails/{id}/retry': 'operator',
  'GET /api/operator/overview': 'operator',
  'GET /api/operator/refunds': 'operator',
  'POST /api/operator/refunds/{id}/retry': 'operator',
  'GET /api/operator/tournaments': 'operator',
  'POST /api/operator/tournaments/{id}/reinstate': 'operator',
  'POST /api/operator/tournaments/{id}/suspend': 'operator',
  'POST /api/organizers/applications': 'public',
  'POST /api/payments': 'signed-in',
  'GET /api/payments/options': 'signed-in',
  'POST /api/payments/webhook': 'public',
  'GET /api/payments/{id}': 'signed-in',
  'GET /api/practice/free-matches': 'signed-in',
  'POST /api/practice/free-matches': 'signed-in',
  'POST /api/practice/free-matches/confirm': 'signed-in',
  'GET /api/practice/groups/{groupId}/participants': 'signed-in',
  'GET /api/practice/knockouts': 'signed-in',
  'POST /api/practice/knockouts': 'signed-in',
  'DELETE /api/practice/knockouts/{id}': 'signed-in',
  'GET /api/practice/knockouts/{id}': 'signed-in',
  'DELETE /api/practice/knockouts/{id}/matches/{matchId}': 'signed-in',
  'PUT /api/practice/knockouts/{id}/matches/{matchId}': 'signed-in',
  'POST /api/practice/knockouts/{id}/redraw': 'signed-in',
  'POST /api/practice/knockouts/{id}/restore': 'signed-in',
  'POST /api/practice/knockouts/{id}/share': 'signed-in',
  'POST /api/practice/knockouts/{id}/unshare': 'signed-in',
  'GET /api/practice/leagues': 'signed-in',
  'POST /api/practice/leagues': 'signed-in',
  'DELETE /api/practice/leagues/{id}': 'signed-in',
  'GET /api/practice/leagues/{id}': 'signed-in',
  'PATCH /api/practice/leagues/{id}': 'signed-in',
  'POST /api/practice/leagues/{id}/restore': 'signed-in',
  'DELETE /api/practice/matches/{id}': 'signed-in',
  'GET /api/practice/matches/{id}': 'signed-in',
  'PUT /api/practice/matches/{id}': 'signed-in',
  'POST /api/practice/matches/{id}/restore': 'signed-in',
  'PUT /api/practice/matches/{id}/stats': 'signed-in',
  'GET /api/practice/one-on-one': 'signed-in',
  'GET /api/practice/records/days': 'signed-in',
  'GET /api/practice/records/days/{dateId}': 'signed-in',
  'GET /api/practice/records/days/{dateId}/{formatId}': 'signed-in',
  'GET /api/public/brackets/{token}': 'public',
  'GET /api/tournaments': 'public',
  'POST /api/tournaments': 'organizer',
  'GET /api/tournaments/mine': 'organizer',
  'GET /api/tournaments/{id}': 'public',
  'PUT /api/tournaments/{id}': 'signed-in',
  'POST /api/tournaments/{id}/cancel': 'signed-in',
  'POST /api/tournaments/{id}/close': 'signed-in',
  'GET /api/tournaments/{id}/entries': 'signed-in',
  'POST /api/tournaments/{id}/entries': 'signed-in',
  'GET /api/tournaments/{id}/entries/csv': 'signed-in',
  'DELETE /api/tournaments/{id}/entries/{entryId}': 'signed-in',
  'POST /api/tournaments/{id}/messages': 'signed-in',
  'GET /api/tournaments/{id}/own': 'signed-in',
  'POST /api/tournaments/{id}/reopen': 'signed-in',
  'GET /api/tournaments/{id}/takings': 'signed-in',
  'GET /api/tournaments/{id}/takings/csv': 'signed-in',
};

interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly access: string;
}

describe('access', () => {
  test('is decided for every endpoint in this table, and for no other', async ({ server }) => {
    const routes = await routesOf(server);
    expect(Object.fromEntries(routes.map(({ name, access }) => [name, access]))).toEqual(ACCESS);
  });

  test('is refused to a visitor wherever one must be signed in, before the input is looked at', async ({
    server,
  }) => {
    for (const route of await closedRoutes(server)) {
      expect([route.name, await status(server, route)]).toEqual([route.name, 401]);
    }
  });

  test("to the organizers' and the operator's endpoints is refused to a player", async ({
    server,
  }) => {
    const { cookies } = await server.playerPhone();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const route of await closedRoutes(server)) {
      if (route.access === 'signed-in') continue;
      expect([route.name, await status(server, route, cookie)]).toEqual([route.name, 403]);
    }
  });
});

async function closedRoutes(server: TestApp): Promise<Route[]> {
  return (await routesOf(server)).filter(({ access }) => access !== 'public');
}

async function status({ app }: TestApp, route: Route, cookie = ''): Promise<number> {
  const { method, url } = route;
  const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const headers = { 'x-rallydays': '1', cookie };
  return (await app.http.inject({ method, url, headers, ...body })).statusCode;
}

async function routesOf({ app }: TestApp): Promise<Route[]> {
  const { paths } = (await app.http.inject('/api/openapi.json')).json();
  return Object.entries(paths as Record<string, Record<string, { 'x-access': string }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Route['method'],
        url: path.replace(/\{\w+\}/g, '1'),
        access: operation['x-access'],
      })),
  );
}
