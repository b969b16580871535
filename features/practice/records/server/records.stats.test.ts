import { describe, expect } from 'vitest';
import { test } from '../../../../apps/server/test-app.ts';
import { makeOneOnOne } from '../../server/practice.factory.ts';
import { accountIdOf, makeClub } from '../../server/practice.people.factory.ts';
import { saveStats } from '../records.contract.ts';

async function played(server: Parameters<typeof makeClub>[0]) {
  const club = await makeClub(server);
  const [player1, player2] = club.players as [never, never];
  const accountId = await accountIdOf(club.coach);
  const options = { accountId, groupId: club.groupId, now: server.clock.now(), player1, player2 };
  return { ...club, params: { id: await makeOneOnOne(server.services.db, options) } };
}

describe('notes on a match', () => {
  test('Every member of the group may write notes on a match, which do not change the version of its score', async ({
    server,
  }) => {
    const { member, params } = await played(server);
    const stats = { longestRally: 24, comments: 'What a rally' };
    const { data } = await member.call(saveStats, { params, body: { seen: null, stats } });
    expect(data?.match).toMatchObject({ stats, version: 1 });
    const again = await member.call(saveStats, { params, body: { seen: null, stats } });
    expect(again.data?.match.stats).toEqual(stats);
  });

  test('Notes of somebody else are not overwritten unseen', async ({ server }) => {
    const { coach, member, params } = await played(server);
    await member.call(saveStats, { params, body: { seen: null, stats: { longestRally: 24 } } });
    const late = { seen: null, stats: { comments: 'Mine' } };
    const { refusal } = await coach.call(saveStats, { params, body: late });
    expect(refusal?.code).toBe('MATCH_CHANGED');
    const seen = { ...late, seen: { longestRally: 24 } };
    expect((await coach.call(saveStats, { params, body: seen })).status).toBe(200);
  });

  test('An outsider may not write notes on a match', async ({ server }) => {
    const { outsider, params } = await played(server);
    const { refusal } = await outsider.call(saveStats, { params, body: { seen: null, stats: {} } });
    expect(refusal?.code).toBe('MATCH_NOT_FOUND');
  });
});
