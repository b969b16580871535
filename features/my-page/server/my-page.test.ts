import { describe, expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../my-page.contract.ts';

describe('the profile', () => {
  test('The profile shows the person, the rating and the welcome points with their expiry', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '佐藤 花', level: 'S' });
    const { data } = await phone.call(contract.profile);
    expect(data).toMatchObject({
      fullName: '佐藤 花',
      rating: { points: 2000, rank: 'S', place: 100, players: 5000 },
      points: { available: 1500, nextExpiry: { points: 1500, at: '2027-05-20T03:00:00.000Z' } },
    });
  });

  test('The profile is refused to a visitor', async ({ server }) => {
    expect((await server.phone().call(contract.profile)).refusal?.code).toBe('SIGN_IN_REQUIRED');
  });
});
