import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { test } from '../../../../apps/server/test-app.ts';
import { practiceMatches, saveStats } from '../../records/records.contract.ts';
import { redrawKnockout } from '../knockout.contract.ts';
import { clearResult, saveResult } from '../knockout.results.contract.ts';
import { enter, type Hall, hall, matchOf, resultFor } from './knockout.people.factory.ts';

async function recorded({ coach }: Hall) {
  const params = { dateId: '2026-11-20', formatId: 'tournament' as const };
  const { data } = await coach.call(practiceMatches, { params });
  return data!.matches;
}

const clearing = (baseVersion: number) => ({ writeId: uuidv7(), drawNumber: 1, baseVersion });

describe('a result', () => {
  test('A result brings the winner into the next match, with its notes and its scorer', async ({
    server,
  }) => {
    const { member, knockout } = await hall(server);
    const { player2 } = matchOf(knockout, '1-1');
    const change = { sets: '9-11 11-8 7-11', notes: 'Good rallies' };
    const after = await enter(member, knockout, '1-1', change);
    expect(matchOf(after, '1-1').result).toMatchObject({ winner: player2, score: '1-2' });
    expect(matchOf(after, '2-0').player2).toBe(player2);
    expect(after.marks).toMatchObject([
      { matchId: '1-1', version: 1, notes: 'Good rallies', scoredBy: 'Endo Rin' },
    ]);
  });

  test('The result of a played match is in the practice records, with its round', async ({
    server,
  }) => {
    const club = await hall(server, 4);
    const ready = club.knockout.draw.matches.find(({ result, player1 }) => !result && player1)!;
    await enter(club.coach, club.knockout, ready.id, { sets: '11-9 - 11-5 3-' });
    expect(await recorded(club)).toMatchObject([
      {
        format: 'knockout',
        groupName: 'Sakura Club',
        sets: [
          { player1Score: '11', player2Score: '9' },
          { player1Score: '11', player2Score: '5' },
        ],
        result: '2-0',
        winner: 'player1',
        round: 1,
        rounds: 4,
        scoredBy: 'Coach Kondo',
      },
    ]);
  });

  test('A retirement is in the practice records, a walkover is not', async ({ server }) => {
    const club = await hall(server);
    const { player1 } = matchOf(club.knockout, '1-0');
    const walked = await enter(club.coach, club.knockout, '1-0', { walkover: 'player1' });
    expect(matchOf(walked, '1-0').result).toEqual({ kind: 'walkover', winner: player1 });
    const retirement = { retirement: 'player2', sets: '11-9 3-' } as const;
    const retired = await enter(club.coach, walked, '1-1', retirement);
    expect(matchOf(retired, '1-1').result).toMatchObject({ kind: 'retirement', score: '1-0' });
    const expected = { result: '1-0', winner: 'player2' };
    expect(await recorded(club)).toMatchObject([{ ...expected, retired: true }]);
  });

  test('A retirement that is corrected to a score is no longer a retirement', async ({
    server,
  }) => {
    const club = await hall(server);
    const retirement = { retirement: 'player2', sets: '3-' } as const;
    const retired = await enter(club.coach, club.knockout, '1-0', retirement);
    expect(await recorded(club)).toMatchObject([{ result: '0-0', sets: [], retired: true }]);
    await enter(club.coach, retired, '1-0', { sets: '11-9' });
    expect(await recorded(club)).toMatchObject([{ result: '1-0', retired: false }]);
  });

  test('Notes beside a score go with the score when it is cleared or becomes a walkover', async ({
    server,
  }) => {
    const club = await hall(server);
    let state = await enter(club.coach, club.knockout, '1-0');
    for (const without of ['clear', 'walkover']) {
      const [match] = await recorded(club);
      const body = { seen: null, stats: { comments: 'A long rally' } };
      const noted = await club.coach.call(saveStats, { params: { id: match!.id }, body });
      expect(noted.status).toBe(200);
      const params = { id: club.id, matchId: '1-0' };
      const { version } = state.marks[0]!;
      if (without === 'clear') {
        const { data } = await club.coach.call(clearResult, { params, query: clearing(version) });
        state = data!.knockout;
      } else state = await enter(club.coach, state, '1-0', { walkover: 'player1' });
      expect(await recorded(club)).toEqual([]);
      state = await enter(club.coach, state, '1-0');
      expect(await recorded(club)).toMatchObject([{ stats: null }]);
    }
  });

  test('A result is corrected while the next match is open, in the records as well', async ({
    server,
  }) => {
    const club = await hall(server);
    const { player1, player2 } = matchOf(club.knockout, '1-0');
    const first = await enter(club.coach, club.knockout, '1-0');
    expect(matchOf(first, '2-0').player1).toBe(player1);
    const corrected = await enter(club.member, first, '1-0', { sets: '9-11' });
    expect(matchOf(corrected, '2-0').player1).toBe(player2);
    expect(await recorded(club)).toMatchObject([{ result: '0-1', winner: 'player2' }]);
    await enter(club.coach, corrected, '1-0', { walkover: 'player1' });
    expect(await recorded(club)).toEqual([]);
  });

  test('A result can be cleared and entered again', async ({ server }) => {
    const club = await hall(server);
    const first = await enter(club.coach, club.knockout, '1-0');
    const params = { id: club.id, matchId: '1-0' };
    const query = clearing(1);
    const { data } = await club.member.call(clearResult, { params, query });
    await club.member.call(clearResult, { params, query });
    expect(matchOf(data!.knockout, '1-0').result).toBeNull();
    expect(matchOf(data!.knockout, '2-0').player1).toBeNull();
    expect(await recorded(club)).toEqual([]);
    const late = await club.coach.call(saveResult, { params, body: resultFor(first, '1-0') });
    expect(late).toMatchObject({ status: 409, refusal: { code: 'MATCH_CHANGED' } });
    await enter(club.coach, data!.knockout, '1-0');
    expect(await recorded(club)).toHaveLength(1);
  });

  test.for([
    ['1-0', '- - -', 422, 'INCOMPLETE_SCORES'],
    ['1-0', '11- 3-', 422, 'INCOMPLETE_SCORES'],
    ['2-0', '11-9', 409, 'PLAYERS_MISSING'],
    ['7-7', '11-9', 404, 'MATCH_NOT_FOUND'],
  ] as const)(
    'A result of match %s with the sets %s is refused: %i %s',
    async ([matchId, sets, status, code], { server }) => {
      const { coach, id, knockout } = await hall(server);
      const body = { ...resultFor(knockout, '1-0', { sets }) };
      const answer = await coach.call(saveResult, { params: { id, matchId }, body });
      expect(answer).toMatchObject({ status, refusal: { code } });
    },
  );

  test('A result of a bye, or for somebody who does not play in the match, is refused', async ({
    server,
  }) => {
    const { coach, id, knockout } = await hall(server, 5);
    const bye = knockout.draw.matches.find(({ result }) => result?.kind === 'bye')!;
    const ready = knockout.draw.matches.find(({ player1, player2 }) => player1 && player2)!;
    const body = resultFor(knockout, ready.id, { walkover: 'player1' });
    const ofBye = await coach.call(saveResult, { params: { id, matchId: bye.id }, body });
    expect(ofBye).toMatchObject({ status: 404, refusal: { code: 'MATCH_NOT_FOUND' } });
    const params = { id, matchId: ready.id };
    const result = { kind: 'walkover' as const, winner: 'somebody' };
    const stranger = await coach.call(saveResult, { params, body: { ...body, result } });
    expect(stranger).toMatchObject({ status: 409, refusal: { code: 'PLAYERS_CHANGED' } });
  });

  test('A result is refused when a correction has exchanged its players', async ({ server }) => {
    const { coach, member, id, knockout } = await hall(server);
    const both = await enter(coach, await enter(coach, knockout, '1-0'), '1-1');
    const semi = resultFor(both, '2-0');
    await enter(member, both, '1-0', { sets: '9-11' });
    const answer = await coach.call(saveResult, { params: { id, matchId: '2-0' }, body: semi });
    expect(answer).toMatchObject({ status: 409, refusal: { code: 'PLAYERS_CHANGED' } });
  });

  test('A result for a bracket that was drawn again is refused', async ({ server }) => {
    const { coach, member, id, knockout } = await hall(server);
    const redraw = { writeId: uuidv7(), drawNumber: 1 };
    await coach.call(redrawKnockout, { params: { id }, body: redraw });
    const params = { id, matchId: '1-0' };
    const refused = { status: 409, refusal: { code: 'BRACKET_REDRAWN' } };
    const body = resultFor(knockout, '1-0');
    expect(await member.call(saveResult, { params, body })).toMatchObject(refused);
    expect(await member.call(clearResult, { params, query: clearing(1) })).toMatchObject(refused);
  });
});

describe('two scorers', () => {
  test('Of two scorers who confirm one match concurrently, the later one receives the stored result', async ({
    server,
  }) => {
    const { coach, member, id, knockout } = await hall(server);
    const params = { id, matchId: '1-0' };
    const bodies = [resultFor(knockout, '1-0'), resultFor(knockout, '1-0', { sets: '2-11' })];
    const answers = await Promise.all([
      coach.call(saveResult, { params, body: bodies[0]! }),
      member.call(saveResult, { params, body: bodies[1]! }),
    ]);
    const at = answers.findIndex(({ status }) => status === 200);
    const stood = matchOf(answers[at]!.data!.knockout, '1-0').result!;
    expect(answers[1 - at]).toMatchObject({
      status: 409,
      refusal: {
        code: 'MATCH_CHANGED',
        details: {
          version: 1,
          kind: 'score',
          winner: stood.winner,
          score: at === 0 ? '2-1' : '0-1',
          scoredBy: at === 0 ? 'Coach Kondo' : 'Endo Rin',
        },
      },
    });
    // The later scorer may correct it after seeing it.
    const corrected = await enter(member, answers[at]!.data!.knockout, '1-0', { sets: '1-11' });
    expect(corrected.marks[0]?.version).toBe(2);
  });

  test('Two scorers who enter the same result agree, and the same write again changes nothing', async ({
    server,
  }) => {
    const { coach, member, id, knockout } = await hall(server);
    const params = { id, matchId: '1-0' };
    const body = resultFor(knockout, '1-0');
    const first = await coach.call(saveResult, { params, body });
    const same = await member.call(saveResult, { params, body: { ...body, writeId: uuidv7() } });
    const corrected = await enter(member, first.data!.knockout, '1-0', { sets: '9-11' });
    const again = await coach.call(saveResult, { params, body });
    expect(same.data?.knockout.marks).toEqual(first.data?.knockout.marks);
    expect(again.data?.knockout.marks).toEqual(corrected.marks);
  });

  test('A scorer corrects their own result before its answer arrives', async ({ server }) => {
    const { coach, id, knockout } = await hall(server);
    const params = { id, matchId: '1-0' };
    const first = resultFor(knockout, '1-0');
    const second = { ...resultFor(knockout, '1-0', { sets: '9-11' }), follows: first.writeId };
    await coach.call(saveResult, { params, body: first });
    const answer = await coach.call(saveResult, { params, body: second });
    expect(answer.data?.knockout.marks[0]?.version).toBe(2);
    const query = { ...clearing(0), follows: second.writeId };
    const { data } = await coach.call(clearResult, { params, query });
    expect(matchOf(data!.knockout, '1-0').result).toBeNull();
  });

  test('A scorer corrects their own result that agreed with a stored one', async ({ server }) => {
    const { coach, member, id, knockout } = await hall(server);
    const params = { id, matchId: '1-0' };
    const stored = await enter(coach, knockout, '1-0');
    // The same result, from a phone that has not seen the stored one.
    const same = resultFor(knockout, '1-0');
    const agreed = await member.call(saveResult, { params, body: same });
    expect(agreed.data?.knockout.marks).toEqual(stored.marks);
    const correction = { ...resultFor(knockout, '1-0', { sets: '9-11' }), follows: same.writeId };
    const corrected = await member.call(saveResult, { params, body: correction });
    expect(corrected.status).toBe(200);
    expect(corrected.data?.knockout.marks[0]).toMatchObject({ version: 2, scoredBy: 'Endo Rin' });
  });

  test('Two scorers of two matches do not conflict', async ({ server }) => {
    const { coach, member, id, knockout } = await hall(server);
    const answers = await Promise.all(
      ['1-0', '1-1', '1-2', '1-3'].map((matchId, at) =>
        (at % 2 ? coach : member).call(saveResult, {
          params: { id, matchId },
          body: resultFor(knockout, matchId),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
