import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as groups from '#features/groups/groups.contract.ts';
import * as contract from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { hall, leagueMatches, leagueScore, setsOf } from '../../server/practice.people.factory.ts';

const { saveScore, match, removeMatch, restoreMatch } = contract;

describe('a match', () => {
  test('A match is removed and restored, and its pair is open in between', async ({ server }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    const query = { writeId: uuidv7(), baseVersion: 1 };
    expect((await member.call(removeMatch, { params, query })).status).toBe(200);
    expect((await member.call(removeMatch, { params, query })).status).toBe(200);
    expect(await leagueMatches(club, session)).toEqual([]);
    expect((await coach.call(match, { params })).refusal?.code).toBe('MATCH_NOT_FOUND');
    const body = { writeId: uuidv7() };
    expect((await coach.call(restoreMatch, { params, body })).status).toBe(200);
    expect(await leagueMatches(club, session)).toMatchObject([{ sets: '11-7 11-9' }]);
  });

  test('A restoration that is sent again after another removal is answered, and restores nothing', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    const remove = (baseVersion: number) =>
      member.call(removeMatch, { params, query: { writeId: uuidv7(), baseVersion } });
    await remove(1);
    const body = { writeId: uuidv7() };
    expect((await coach.call(restoreMatch, { params, body })).status).toBe(200);
    await remove(3);
    expect((await coach.call(restoreMatch, { params, body })).status).toBe(200);
    expect(await leagueMatches(club, session)).toEqual([]);
  });

  test('A correction that waited on the phone while its match was removed follows the restoration', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    await coach.call(removeMatch, { params, query: { writeId: uuidv7(), baseVersion: 1 } });
    const body = { writeId: uuidv7() };
    await coach.call(restoreMatch, { params, body });
    const waited = leagueScore(session, [aoki, baba], { sets: '11-1 11-1', baseVersion: 1 });
    const following = { ...waited, follows: body.writeId };
    expect((await member.call(saveScore, { params, body: following })).status).toBe(409);
    expect((await coach.call(saveScore, { params, body: following })).status).toBe(200);
    expect(await leagueMatches(club, session)).toMatchObject([{ sets: '11-1 11-1', version: 4 }]);
  });

  test('The id of another write removes and restores nothing', async ({ server }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    const score = leagueScore(session, [aoki, baba]);
    await coach.call(saveScore, { params, body: score });
    const used = { writeId: score.writeId, baseVersion: 1 };
    for (const person of [coach, member]) {
      expect((await person.call(removeMatch, { params, query: used })).status).toBe(404);
    }
    expect(await leagueMatches(club, session)).toHaveLength(1);
    const removal = { writeId: uuidv7(), baseVersion: 1 };
    await coach.call(removeMatch, { params, query: removal });
    const body = { writeId: removal.writeId };
    expect((await coach.call(restoreMatch, { params, body })).status).toBe(404);
    expect(await leagueMatches(club, session)).toEqual([]);
  });

  test('A match that was corrected meanwhile is not removed unseen', async ({ server }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    const correction = leagueScore(session, [aoki, baba], { sets: '11-1 11-1', baseVersion: 1 });
    await coach.call(saveScore, { params, body: correction });
    const query = { writeId: uuidv7(), baseVersion: 1 };
    const answer = await coach.call(removeMatch, { params, query });
    expect(answer.refusal).toMatchObject({ code: 'MATCH_CHANGED', details: { sets: '11-1 11-1' } });
  });

  test('A removal follows the own correction whose answer has not come yet, and that of nobody else', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    const correction = leagueScore(session, [aoki, baba], { sets: '11-1 11-1', baseVersion: 1 });
    await coach.call(saveScore, { params, body: correction });
    const remove = (by: typeof coach) => {
      const query = { writeId: uuidv7(), baseVersion: 1, follows: correction.writeId };
      return by.call(removeMatch, { params, query });
    };
    expect((await remove(member)).refusal?.code).toBe('MATCH_CHANGED');
    expect((await remove(coach)).status).toBe(200);
    expect(await leagueMatches(club, session)).toEqual([]);
  });

  test('A match is not restored over a newer result of its pair', async ({ server }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    await coach.call(removeMatch, { params, query: { writeId: uuidv7(), baseVersion: 1 } });
    const newer = leagueScore(session, [aoki, baba], { sets: '1-11 1-11' });
    await coach.call(saveScore, { params: { id: uuidv7() }, body: newer });
    const answer = await coach.call(restoreMatch, { params, body: { writeId: uuidv7() } });
    expect(answer.refusal).toMatchObject({ code: 'MATCH_CHANGED', details: { sets: '1-11 1-11' } });
  });
});

describe('an outsider', () => {
  test('An outsider may not score, see, remove or restore a match: for them it does not exist', async ({
    server,
  }) => {
    const { coach, outsider, groupId, session, aoki, baba } = await hall(server);
    const params = { id: uuidv7() };
    const body = leagueScore(session, [aoki, baba]);
    await coach.call(saveScore, { params, body });
    const again = leagueScore(session, [aoki, baba], { sets: '1-11 1-11', baseVersion: 1 });
    const other = {
      ...again,
      match: {
        kind: 'one-on-one',
        groupId,
        player1: aoki,
        player2: baba,
        playedOn: '2026-11-20',
      } as const,
    };
    const query = { writeId: uuidv7(), baseVersion: 1 };
    const codes = [
      await outsider.call(saveScore, { params, body: again }),
      await outsider.call(saveScore, { params: { id: uuidv7() }, body: other }),
      await outsider.call(saveScore, { params, body }),
      await outsider.call(match, { params }),
      await outsider.call(removeMatch, { params, query }),
      await outsider.call(restoreMatch, { params, body: { writeId: uuidv7() } }),
    ].map((answer) => answer.refusal?.code);
    expect(codes).toEqual([
      'SESSION_NOT_FOUND',
      'GROUP_NOT_FOUND',
      'SESSION_NOT_FOUND',
      'MATCH_NOT_FOUND',
      'MATCH_NOT_FOUND',
      'MATCH_NOT_FOUND',
    ]);
  });

  test('A visitor who scores a match is asked to sign in', async ({ server }) => {
    const answer = await server.phone().call(match, { params: { id: uuidv7() } });
    expect(answer.refusal?.code).toBe('SIGN_IN_REQUIRED');
  });

  test("An account may not write to another's free practice match", async ({ server }) => {
    const { coach, outsider, aoki, baba } = await hall(server);
    const id = uuidv7();
    const free = {
      kind: 'free-practice' as const,
      player1: aoki,
      player2: baba,
      playedOn: '2026-11-20',
    };
    const body = { writeId: uuidv7(), baseVersion: 0, match: free, sets: setsOf('11-1 11-1') };
    expect((await coach.call(saveScore, { params: { id }, body })).status).toBe(200);
    const theirs = { ...body, writeId: uuidv7(), baseVersion: 1, sets: setsOf('1-11 1-11') };
    expect((await outsider.call(saveScore, { params: { id }, body: theirs })).refusal?.code).toBe(
      'MATCH_NOT_FOUND',
    );
    expect((await outsider.call(saveScore, { params: { id }, body })).refusal?.code).toBe(
      'MATCH_NOT_FOUND',
    );
  });
});

describe('a group deleted while somebody scores in it', () => {
  test('A score in a deleted group is refused to its members as GROUP_NOT_FOUND', async ({
    server,
  }) => {
    const { coach, member, groupId, session, aoki, baba } = await hall(server);
    await coach.call(groups.remove, { params: { id: groupId } });
    const body = leagueScore(session, [aoki, baba]);
    const answer = await member.call(saveScore, { params: { id: uuidv7() }, body });
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'GROUP_NOT_FOUND' } });
  });
});
