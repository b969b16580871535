import { describe, expect } from 'vitest';
import { test } from '../../../../apps/server/test-app.ts';
import { makeOneOnOne } from '../../server/practice.factory.ts';
import { accountIdOf, makeClub } from '../../server/practice.people.factory.ts';
import { oneOnOneMatches } from '../one-on-one.contract.ts';

describe('the match records of a group', () => {
  test('The match records of a group are read newest first, page by page, each once', async ({
    server,
  }) => {
    const { coach, member, groupId, players } = await makeClub(server);
    const [player1, player2] = players as [never, never];
    const accountId = await accountIdOf(coach);
    for (let day = 1; day <= 35; day += 1) {
      const playedOn =
        day > 30 ? `2026-11-0${day - 30}` : `2026-10-${String(day).padStart(2, '0')}`;
      const options = { accountId, groupId, player1, player2, playedOn, now: server.clock.now() };
      await makeOneOnOne(server.services.db, options);
    }
    const first = await member.call(oneOnOneMatches, { query: { groupId } });
    const after = first.data!.next!;
    const second = await member.call(oneOnOneMatches, { query: { groupId, after } });
    const days = [...first.data!.matches, ...second.data!.matches].map(({ playedOn }) => playedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(days).size).toBe(35);
    expect([first.data!.matches.length, second.data!.next]).toEqual([30, null]);
  });

  test('The match records of a group do not exist for outsiders', async ({ server }) => {
    const { outsider, groupId } = await makeClub(server);
    const answer = await outsider.call(oneOnOneMatches, { query: { groupId } });
    expect(answer.refusal?.code).toBe('GROUP_NOT_FOUND');
  });
});
