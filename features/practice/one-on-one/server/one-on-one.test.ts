import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { test } from '../../../../apps/server/test-app.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import { makeOneOnOne } from '../../server/practice.factory.ts';
import { accountIdOf, makeClub, setsOf } from '../../server/practice.people.factory.ts';
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

  test('A score that a phone sends late has the names of the group, also of somebody who has left it', async ({
    server,
  }) => {
    const { coach, groupId, players } = await makeClub(server);
    const { db } = server.services;
    const [aoki, baba] = players as [Participant, Participant];
    const guest = { id: 900, name: 'Guest', external: true };
    // As the deletion of an account leaves the row.
    await db
      .update(groupMembers)
      .set({ name: FORMER_PLAYER, leftAt: server.clock.now() })
      .where(eq(groupMembers.id, Number(aoki.id)));
    const sides = [
      [aoki, baba, 'Former player'],
      [baba, aoki, baba.name],
      [guest, { ...baba, name: 'Baba Yuka' }, 'Guest'],
    ] as const;
    for (const [player1, player2] of sides) {
      const match = {
        kind: 'one-on-one',
        groupId,
        player1,
        player2,
        playedOn: '2026-11-20',
      } as const;
      const sets = setsOf('11-9 11-9');
      const body = { writeId: uuidv7(), baseVersion: 0, sets, match };
      const saved = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      expect(saved.status).toBe(200);
    }
    const pair = {
      player1: pairOf(aoki, guest),
      player2: pairOf(baba, { id: 901, name: 'Guest 2', external: true }),
    };
    const match = { kind: 'one-on-one', groupId, ...pair, playedOn: '2026-11-20' } as const;
    const body = { writeId: uuidv7(), baseVersion: 0, sets: setsOf('11-9 11-9'), match };
    expect((await coach.call(saveScore, { params: { id: uuidv7() }, body })).status).toBe(200);
    const { data } = await coach.call(oneOnOneMatches, { query: { groupId } });
    expect(new Set(data?.matches.map((one) => one.player1.name))).toEqual(
      new Set([...sides.map(([, , name]) => name), 'Former player・Guest']),
    );
    expect(JSON.stringify(data)).not.toContain(aoki.name);
    expect(JSON.stringify(data)).not.toContain('Baba Yuka');
  });

  test('The match records of a group do not exist for outsiders', async ({ server }) => {
    const { outsider, groupId } = await makeClub(server);
    const answer = await outsider.call(oneOnOneMatches, { query: { groupId } });
    expect(answer.refusal?.code).toBe('GROUP_NOT_FOUND');
  });
});
