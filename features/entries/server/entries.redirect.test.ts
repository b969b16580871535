import { expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';

test.for([
  ['/tournaments/12', '/confirm-tournament-application/12'],
  ['/tournaments/12?lang=ja', '/confirm-tournament-application/12?lang=ja'],
  ['/tournaments/%2F%2Fevil.example', '/confirm-tournament-application/%2F%2Fevil.example'],
  ['/tournaments/a%0Ab', '/confirm-tournament-application/a%0Ab'],
] as const)(
  'The short address %s of a tournament leads to %s',
  async ([url, location], { server }) => {
    const { statusCode, headers } = await server.app.http.inject({ url });
    expect([statusCode, headers.location]).toEqual([302, location]);
  },
);
