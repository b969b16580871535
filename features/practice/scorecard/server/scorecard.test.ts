import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as contract from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { hall, leagueMatches, leagueScore, setsOf } from '../../server/practice.people.factory.ts';

const { saveScore, match } = contract;

describe('a scorecard', () => {
  test('The scorecard of a league pair is saved with sets, result and winner', async ({
    server,
  }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const body = leagueScore(session, [aoki, baba], { sets: '11-9 9-11 11-' });
    const { data } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
    expect(data?.match).toMatchObject({
      format: 'league',
      sets: setsOf('11-9 9-11 11-0'),
      result: '2-1',
      winner: 'player1',
      version: 1,
      scoredBy: 'Coach Kondo',
      playedOn: '2026-11-20',
      groupName: 'Sakura Club',
    });
  });

  test('The scorecard of a one-on-one match is saved with its notes and can be corrected', async ({
    server,
  }) => {
    const { coach, member, groupId, aoki, baba } = await hall(server);
    const id = uuidv7();
    const score = {
      writeId: uuidv7(),
      baseVersion: 0,
      match: {
        kind: 'one-on-one' as const,
        groupId,
        player1: aoki,
        player2: baba,
        playedOn: '2026-11-18',
      },
      sets: setsOf('11-9 11-9'),
      notes: 'Good serves',
    };
    await coach.call(saveScore, { params: { id }, body: score });
    const corrected = { ...score, writeId: uuidv7(), baseVersion: 1, sets: setsOf('9-11 9-11') };
    const answer = await member.call(saveScore, { params: { id }, body: corrected });
    expect(answer.data?.match).toMatchObject({ result: '0-2', winner: 'player2', version: 2 });
    const { data } = await coach.call(match, { params: { id } });
    expect(data?.match).toMatchObject({ notes: 'Good serves', playedOn: '2026-11-18' });
  });

  test.for([
    ['11-9', 'INVALID_SCORES'],
    ['11-9 9-11', 'NO_CLEAR_WINNER'],
    ['9-9 9-9 11-2', 'NO_CLEAR_WINNER'],
  ] as const)('A scorecard of %s is refused with %s', async ([sets, code], { server }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const body = leagueScore(session, [aoki, baba], { sets });
    const answer = await coach.call(saveScore, { params: { id: uuidv7() }, body });
    expect(answer).toMatchObject({ status: 422, refusal: { code } });
  });

  test('A scorecard of a player against himself, or of somebody not in the league, is refused', async ({
    server,
  }) => {
    const { coach, session, aoki } = await hall(server);
    const params = { id: uuidv7() };
    const himself = leagueScore(session, [aoki, aoki]);
    expect((await coach.call(saveScore, { params, body: himself })).refusal?.code).toBe(
      'SAME_PLAYER',
    );
    const stranger = { id: 4711, name: 'Nobody', external: false };
    const body = leagueScore(session, [aoki, stranger]);
    expect((await coach.call(saveScore, { params, body })).refusal?.code).toBe('PLAYERS_UNKNOWN');
  });
});

describe('two scorers', () => {
  test('Of two scorers who save one pair concurrently, the later one receives the stored score, and nothing is overwritten', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const first = leagueScore(session, [aoki, baba], { sets: '11-7 11-9' });
    const second = leagueScore(session, [baba, aoki], { sets: '11-5 11-5' });
    const answers = await Promise.all([
      coach.call(saveScore, { params: { id: uuidv7() }, body: first }),
      member.call(saveScore, { params: { id: uuidv7() }, body: second }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const coachWon = answers[0].status === 200;
    const refused = coachWon ? answers[1] : answers[0];
    expect(refused.refusal).toMatchObject({
      code: 'MATCH_CHANGED',
      details: coachWon
        ? { sets: '7-11 9-11', result: '0-2', winner: 'player2', scoredBy: 'Coach Kondo' }
        : { sets: '5-11 5-11', result: '0-2', winner: 'player2', scoredBy: 'Endo Rin' },
    });
    expect(await leagueMatches(club, session)).toMatchObject([
      { sets: coachWon ? '11-7 11-9' : '11-5 11-5', version: 1 },
    ]);
  });

  test('A scorer who has seen the stored score may replace it', async ({ server }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    const seen = leagueScore(session, [baba, aoki], { sets: '11-5 11-5', baseVersion: 1 });
    const answer = await member.call(saveScore, { params: { id: uuidv7() }, body: seen });
    expect(answer.data?.match).toMatchObject({
      id: params.id,
      version: 2,
      player1: { name: baba.name },
    });
    expect(await leagueMatches(club, session)).toMatchObject([{ sets: '11-5 11-5', version: 2 }]);
  });

  test('Two scorers who enter the same score meet no conflict', async ({ server }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const scores = [
      leagueScore(session, [aoki, baba], { sets: '11-7 11-9' }),
      leagueScore(session, [baba, aoki], { sets: '7-11 9-11' }),
    ];
    await coach.call(saveScore, { params: { id: uuidv7() }, body: scores[0]! });
    const answer = await member.call(saveScore, { params: { id: uuidv7() }, body: scores[1]! });
    expect(answer.status).toBe(200);
    expect(await leagueMatches(club, session)).toMatchObject([{ sets: '11-7 11-9', version: 1 }]);
  });
});

describe('a correction made before the first score was answered', () => {
  test('A correction before the first score was answered is accepted, unless somebody else has scored in between', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    const first = leagueScore(session, [aoki, baba], { sets: '11-7 11-9' });
    await coach.call(saveScore, { params, body: first });
    const second = leagueScore(session, [aoki, baba], { sets: '11-8 11-9' });
    const follows = { ...second, follows: first.writeId };
    expect((await coach.call(saveScore, { params, body: follows })).status).toBe(200);
    const other = leagueScore(session, [aoki, baba], { sets: '1-11 1-11', baseVersion: 2 });
    await member.call(saveScore, { params, body: other });
    const third = leagueScore(session, [aoki, baba], { sets: '11-9 11-9' });
    const late = { ...third, follows: second.writeId };
    expect((await coach.call(saveScore, { params, body: late })).status).toBe(409);
    expect(await leagueMatches(club, session)).toMatchObject([{ sets: '1-11 1-11', version: 3 }]);
  });
});

describe('a score sent again', () => {
  test('A score that is sent again changes nothing, even after somebody has corrected it', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, member, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    const body = leagueScore(session, [aoki, baba], { sets: '11-7 11-9' });
    await coach.call(saveScore, { params, body });
    const correction = leagueScore(session, [aoki, baba], { sets: '11-8 11-9', baseVersion: 1 });
    await member.call(saveScore, { params, body: correction });
    const again = await coach.call(saveScore, { params, body });
    expect(again.data?.match).toMatchObject({ version: 2 });
    expect(await leagueMatches(club, session)).toMatchObject([{ sets: '11-8 11-9', version: 2 }]);
  });

  test('A score that is sent five times concurrently makes one match', async ({ server }) => {
    const club = await hall(server);
    const { coach, session, aoki, baba } = club;
    const params = { id: uuidv7() };
    const body = leagueScore(session, [aoki, baba]);
    const sends = Array.from({ length: 5 }, () => coach.call(saveScore, { params, body }));
    expect((await Promise.all(sends)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await leagueMatches(club, session)).toMatchObject([{ id: params.id, version: 1 }]);
  });
});
