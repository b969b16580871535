import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { clearsAsText } from '#features/matches/draw-results/draw-results.policy.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { practiceMatches } from '../../records/records.contract.ts';
import { clearResult, saveResult } from '../knockout.results.contract.ts';
import {
  asSeen,
  enter,
  type Hall,
  hall,
  matchOf,
  playThrough,
  resultFor,
} from './knockout.people.factory.ts';

const ALL = ['1-0', '1-1', '1-2', '1-3', '2-0', '2-1', '3-0'];
const refused = { status: 409, refusal: { code: 'NEXT_MATCH_PLAYED' } };

async function recordedRounds({ coach }: Hall) {
  const params = { dateId: '2026-11-20', formatId: 'tournament' as const };
  const { data } = await coach.call(practiceMatches, { params });
  return data!.matches.map(({ round, result }) => `${round}: ${result}`).sort();
}

describe('a correction after the final', () => {
  test('A correction after the final with the same winner is accepted, and leaves the later results unchanged', async ({
    server,
  }) => {
    const club = await hall(server);
    const played = await playThrough(club.coach, club.knockout, ...ALL);
    const corrected = await enter(club.member, played, '1-0', { sets: '11-4 9-11 11-5' });
    const sets = [
      { player1: 11, player2: 4 },
      { player1: 9, player2: 11 },
      { player1: 11, player2: 5 },
    ];
    expect(matchOf(corrected, '1-0').result).toMatchObject({ score: '2-1', sets });
    expect(matchOf(corrected, '2-0')).toEqual(matchOf(played, '2-0'));
    expect(matchOf(corrected, '3-0')).toEqual(matchOf(played, '3-0'));
    expect(await recordedRounds(club)).toHaveLength(7);
  });

  test('A correction of the winner is refused unless it clears the later results', async ({
    server,
  }) => {
    const { coach, id, knockout } = await hall(server);
    const played = await playThrough(coach, knockout, ...ALL);
    const params = { id, matchId: '1-0' };
    const body = resultFor(played, '1-0', { sets: '9-11' });
    expect(await coach.call(saveResult, { params, body })).toMatchObject(refused);
    const onlyNext = { ...body, clears: asSeen(played, '2-0') };
    expect(await coach.call(saveResult, { params, body: onlyNext })).toMatchObject(refused);
    const query = { writeId: uuidv7(), drawNumber: 1, baseVersion: 1 };
    expect(await coach.call(clearResult, { params, query })).toMatchObject(refused);
  });

  test('A correction of the winner clears the later results in one step, in the records as well', async ({
    server,
  }) => {
    const club = await hall(server);
    const played = await playThrough(club.coach, club.knockout, ...ALL);
    const { player2 } = matchOf(played, '1-0');
    const clears = asSeen(played, '2-0', '3-0');
    const corrected = await enter(club.coach, played, '1-0', { sets: '9-11', clears });
    expect(matchOf(corrected, '2-0')).toMatchObject({ player1: player2, result: null });
    expect(matchOf(corrected, '3-0')).toMatchObject({ player1: null, result: null });
    expect(matchOf(corrected, '2-1')).toEqual(matchOf(played, '2-1'));
    expect(await recordedRounds(club)).toEqual(['1: 0-1', '1: 2-1', '1: 2-1', '1: 2-1', '2: 2-1']);
    // Both are played again, by the new opponents.
    await playThrough(club.member, corrected, '2-0', '3-0');
    expect(await recordedRounds(club)).toHaveLength(7);
  });

  test('A correction that is sent again after a lost answer clears no result that was played since', async ({
    server,
  }) => {
    const { coach, id, knockout } = await hall(server);
    const played = await playThrough(coach, knockout, ...ALL);
    const params = { id, matchId: '1-0' };
    const clears = asSeen(played, '2-0', '3-0');
    const body = resultFor(played, '1-0', { sets: '9-11', clears });
    const first = await coach.call(saveResult, { params, body });
    const since = await playThrough(coach, first.data!.knockout, '2-0', '3-0');
    const again = await coach.call(saveResult, { params, body });
    expect(again.data?.knockout.draw).toEqual(since.draw);
  });

  test('A correction does not clear a later result that its writer has not seen', async ({
    server,
  }) => {
    const { coach, member, id, knockout } = await hall(server);
    const played = await playThrough(coach, knockout, ...ALL);
    const clears = asSeen(played, '2-0', '3-0');
    const params = { id, matchId: '1-0' };
    const body = resultFor(played, '1-0', { sets: '9-11', clears });
    await enter(member, played, '3-0', { sets: '11-1' });
    expect(await coach.call(saveResult, { params, body })).toMatchObject(refused);
  });
});

describe('taking back a result after the final', () => {
  test('Clearing a result after the final clears the later results in one step', async ({
    server,
  }) => {
    const club = await hall(server);
    const played = await playThrough(club.coach, club.knockout, ...ALL);
    const clears = clearsAsText(asSeen(played, '2-1', '3-0'));
    const query = { writeId: uuidv7(), drawNumber: 1, baseVersion: 1, clears };
    const params = { id: club.id, matchId: '1-3' };
    const { data } = await club.coach.call(clearResult, { params, query });
    expect(['1-3', '2-1', '3-0'].map((id) => matchOf(data!.knockout, id).result)).toEqual([
      null,
      null,
      null,
    ]);
    expect(await recordedRounds(club)).toEqual(['1: 2-1', '1: 2-1', '1: 2-1', '2: 2-1']);
  });
});

describe('a scorer without a signal', () => {
  test('A scorer without a signal plays on, corrects the first match and enters the next one again, and all is sent later', async ({
    server,
  }) => {
    const { coach, id, knockout } = await hall(server);
    const both = await playThrough(coach, knockout, '1-0', '1-1');
    const send = (matchId: string, body: ReturnType<typeof resultFor> & { follows?: string }) =>
      coach.call(saveResult, { params: { id, matchId }, body });
    // Each written against the version that the phone knew before the signal was lost.
    const semi = resultFor(both, '2-0');
    const clears = [{ matchId: '2-0', version: 0, follows: semi.writeId }];
    const correction = resultFor(both, '1-0', { sets: '9-11', clears });
    const { player2 } = matchOf(both, '1-0');
    const semiAgain = {
      ...resultFor(both, '2-0', { sets: '11-3' }),
      player1Id: player2 ?? '',
      follows: correction.writeId,
    };
    const answers = [
      await send('2-0', semi),
      await send('1-0', correction),
      await send('2-0', semiAgain),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = answers[2]!.data!.knockout;
    expect(matchOf(after, '2-0').result).toMatchObject({ winner: player2, score: '1-0' });
    expect(matchOf(after, '3-0').player1).toBe(player2);
  });
});
