import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { saveScore } from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { leagueScore, makeClub, openLeague } from '../../server/practice.people.factory.ts';
import { changeLeague, createLeague, league } from '../league.contract.ts';

const BEST_OF_FIVE = { id: 'table-tennis-5' };
const BADMINTON = { id: 'badminton-21' };

describe('the score format of a league', () => {
  test('A league stores the format with which it is opened, and without one has scores as entered', async ({
    server,
  }) => {
    const { coach, groupId, players } = await makeClub(server);
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: [...players] };
    const plain = await coach.call(createLeague, { body });
    expect(plain.data?.league.scoreFormat).toBeNull();
    const chosen = await coach.call(createLeague, {
      body: { ...body, id: uuidv7(), scoreFormat: BEST_OF_FIVE },
    });
    expect(chosen.data?.league.scoreFormat).toEqual(BEST_OF_FIVE);
    const unknown = await coach.call(createLeague, {
      body: { ...body, id: uuidv7(), scoreFormat: { id: 'custom' } },
    });
    expect([unknown.status, unknown.refusal?.code]).toEqual([422, 'UNKNOWN_FORMAT']);
  });

  test('A league that changes its format keeps the scores and formats of its scored matches', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague(club);
    const [a, b, c] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
    await coach.call(saveScore, {
      params: { id: uuidv7() },
      body: leagueScore(id, [a, b], { sets: '11-9 11-7' }),
    });
    const change = { writeId: uuidv7(), baseVersion: 1, scoreFormat: BEST_OF_FIVE };
    await coach.call(changeLeague, { params: { id }, body: change });
    const walkover = {
      ...leagueScore(id, [a, c]),
      sets: [],
      scoreFormat: BEST_OF_FIVE,
      ending: { status: 'walkover' as const, winner: 'player2' as const },
    };
    await coach.call(saveScore, { params: { id: uuidv7() }, body: walkover });
    const { data } = await coach.call(league, { params: { id } });
    expect(data?.league).toMatchObject({ scoreFormat: BEST_OF_FIVE, preset: 'table-tennis' });
    expect(data?.league.matches).toHaveLength(2);
    expect(data?.league.matches).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ scoreFormat: null, status: 'finished', sets: '11-9 11-7' }),
        expect.objectContaining({ scoreFormat: BEST_OF_FIVE, status: 'walkover', sets: '' }),
      ]),
    );
  });

  test('Two coaches who choose different formats do not overwrite each other, and other changes merge', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, member, players } = club;
    const params = { id: await openLeague(club) };
    const ids = players.map(({ id }) => id);
    const seen = { players: ids, preset: 'table-tennis' as const, scoreFormat: null };
    const body = { baseVersion: 1, seen };
    await coach.call(changeLeague, {
      params,
      body: { ...body, writeId: uuidv7(), scoreFormat: BEST_OF_FIVE },
    });
    const other = await member.call(changeLeague, {
      params,
      body: { ...body, writeId: uuidv7(), scoreFormat: BADMINTON },
    });
    expect(other.refusal?.code).toBe('SESSION_CHANGED');
    const merged = await member.call(changeLeague, {
      params,
      body: { ...body, writeId: uuidv7(), players: players.slice(1) },
    });
    expect(merged.data?.league.scoreFormat).toEqual(BEST_OF_FIVE);
    expect(merged.data?.league.players).toHaveLength(players.length - 1);
  });

  test('A change to an unknown format is refused', async ({ server }) => {
    const club = await makeClub(server);
    const params = { id: await openLeague(club) };
    const body = { writeId: uuidv7(), baseVersion: 1, scoreFormat: { id: 'spec-3' } };
    const { status, refusal } = await club.coach.call(changeLeague, { params, body });
    expect([status, refusal?.code]).toEqual([422, 'UNKNOWN_FORMAT']);
  });
});
