import { describe, expect } from 'vitest';
import { remove as removeGroup } from '#features/groups/groups.contract.ts';
import { updateSport } from '#features/groups/server/groups.store.ts';
import { match, removeMatch } from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { makeFreeMatch, makeLeague, makeOneOnOne } from '../../server/practice.factory.ts';
import { accountIdOf, makeClub } from '../../server/practice.people.factory.ts';
import { practiceDays, practiceFormats, practiceMatches } from '../records.contract.ts';

async function season(server: Parameters<typeof makeClub>[0]) {
  const club = await makeClub(server);
  const { db } = server.services;
  const now = server.clock.now();
  const options = { accountId: await accountIdOf(club.coach), groupId: club.groupId, now };
  const scores = ['11-7 11-9', '9-11 11-9 11-9', '5-11 5-11'];
  await makeLeague(db, { ...options, playedOn: '2026-11-18', scores, externals: ['ﾀﾅｶ ケン'] });
  const [player1, player2] = club.players as [never, never];
  const stats = { longestRally: 24, comments: 'What a rally' };
  await makeOneOnOne(db, { ...options, playedOn: '2026-11-18', player1, player2, stats });
  await makeOneOnOne(db, { ...options, playedOn: '2026-11-20', player1, player2 });
  return { ...club, ...options, db };
}

describe('the records', () => {
  test('The records list only days with matches, newest first, with the formats of each', async ({
    server,
  }) => {
    const { member } = await season(server);
    const { data } = await member.call(practiceDays, { query: {} });
    expect(data).toEqual({
      days: [
        { id: '2026-11-20', matches: 1, formats: [{ format: 'one-on-one', matches: 1 }] },
        {
          id: '2026-11-18',
          matches: 4,
          formats: [
            { format: 'league', matches: 3 },
            { format: 'one-on-one', matches: 1 },
          ],
        },
      ],
      next: null,
    });
  });

  test('The records give 45 days in pages without missing one', async ({ server }) => {
    const { member, db, ...options } = await season(server);
    const [player1, player2] = options.players as [never, never];
    for (let at = 0; at < 43; at += 1) {
      const playedOn = new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10);
      await makeOneOnOne(db, { ...options, playedOn, player1, player2 });
    }
    const days: string[] = [];
    let before: string | undefined;
    do {
      const { data } = await member.call(practiceDays, { query: before ? { before } : {} });
      days.push(...data!.days.map(({ id }) => id));
      before = data!.next ?? undefined;
    } while (before);
    expect(days).toHaveLength(45);
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });

  test('The records give the matches of a day and format, with stats and comments', async ({
    server,
  }) => {
    const { member } = await season(server);
    const params = { dateId: '2026-11-18', formatId: 'one-on-one' as const };
    const { data } = await member.call(practiceMatches, { params, query: {} });
    expect(data?.matches).toMatchObject([
      { format: 'one-on-one', stats: { longestRally: 24, comments: 'What a rally' } },
    ]);
  });

  test('The matches of a group say what its sport is, and those of free practice none', async ({
    server,
  }) => {
    const { member, coach, accountId, groupId, db, now } = await season(server);
    await updateSport(db, groupId, 'badminton');
    const players = { player1Name: 'Sato Ken', player2Name: 'Mori Ai' };
    await makeFreeMatch(db, {
      ...players,
      accountId,
      now,
      playedOn: '2026-11-17',
      score: '11-5 11-5',
      confirmed: true,
    });
    const read = (phone: typeof member, dateId: string) =>
      phone.call(practiceMatches, { params: { dateId, formatId: 'one-on-one' }, query: {} });
    expect((await read(member, '2026-11-18')).data?.matches).toMatchObject([
      { sport: 'badminton' },
    ]);
    const free = (await read(coach, '2026-11-17')).data?.matches ?? [];
    expect(free).toHaveLength(1);
    expect(free[0]).not.toHaveProperty('sport');
  });

  test('The records find players in any width, kana or letter case', async ({ server }) => {
    const { member } = await season(server);
    for (const search of ['たなか', 'タナカ', 'ﾀﾅｶ', 'aoki', 'ＡＯＫＩ']) {
      const { data } = await member.call(practiceDays, { query: { search } });
      expect([search, data?.days.some(({ id }) => id === '2026-11-18')]).toEqual([search, true]);
    }
    for (const search of ['%', '_', 'nobody']) {
      const { data } = await member.call(practiceDays, { query: { search } });
      expect([search, data?.days]).toEqual([search, []]);
    }
  });

  test('The records of a day without practice are empty, and those of an invalid day are refused', async ({
    server,
  }) => {
    const { member } = await season(server);
    const none = await member.call(practiceFormats, {
      params: { dateId: '2020-01-01' },
      query: {},
    });
    expect(none.data).toEqual({ formats: [] });
    const params = { dateId: 'yesterday' };
    const odd = await member.call(practiceFormats, { params, query: {} });
    expect(odd.refusal?.code).toBe('INVALID_INPUT');
  });

  test('The records hide a group from outsiders, and free practice from everybody else', async ({
    server,
  }) => {
    const { member, coach, outsider, db, accountId, now } = await season(server);
    const free = { accountId, now, player1Name: 'A', player2Name: 'B', playedOn: '2026-11-01' };
    await makeFreeMatch(db, { ...free, confirmed: true });
    await makeFreeMatch(db, { ...free, playedOn: '2026-11-02' });
    const daysOf = async (phone: typeof member) =>
      (await phone.call(practiceDays, { query: {} })).data!.days.map(({ id }) => id);
    expect(await daysOf(outsider)).toEqual([]);
    expect(await daysOf(member)).toEqual(['2026-11-20', '2026-11-18']);
    expect(await daysOf(coach)).toEqual(['2026-11-20', '2026-11-18', '2026-11-01']);
  });

  test('The records of a deleted group stay readable for its members', async ({ server }) => {
    const { member, coach, outsider, groupId } = await season(server);
    const params = { dateId: '2026-11-18', formatId: 'one-on-one' as const };
    const before = await member.call(practiceMatches, { params, query: {} });
    await coach.call(removeGroup, { params: { id: groupId } });
    const after = await member.call(practiceMatches, { params, query: {} });
    // Its league can no longer be opened, so the records do not offer it.
    expect(before.data?.openGroups).toEqual([groupId]);
    expect(after.data).toEqual({ ...before.data, openGroups: [] });
    const { id } = before.data!.matches[0]!;
    expect((await member.call(match, { params: { id } })).status).toBe(200);
    expect((await outsider.call(match, { params: { id } })).status).toBe(404);
    const removal = { writeId: id, baseVersion: 1 };
    const refused = await member.call(removeMatch, { params: { id }, query: removal });
    expect(refused.refusal?.code).toBe('MATCH_NOT_FOUND');
  });

  test('The records ask a visitor to sign in', async ({ server }) => {
    const answer = await server.phone().call(practiceDays, { query: {} });
    expect(answer.refusal?.code).toBe('SIGN_IN_REQUIRED');
  });
});
