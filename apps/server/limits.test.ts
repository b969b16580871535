import { describe, expect } from 'vitest';
import { test } from './test-app.ts';
import { type Route, routesOf } from './test-routes.ts';

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
