import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { asText } from '#domain/scorecard/card-set.ts';
import { fastest } from '#domain/scoring/fastest.ts';
import { FORMATS } from '#domain/scoring/formats.ts';
import { match, saveScore } from '#features/matches/matches.contract.ts';
import { confirmScore } from '#features/matches/matches.policy.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { league } from '../../league/league.contract.ts';
import { hall, leagueScore, setsOf } from '../../server/practice.people.factory.ts';

const BEST_OF_FIVE = { id: 'table-tennis-5' };
const BADMINTON = { id: 'badminton-21' };
const PRO_SET = { id: 'tennis-8-game-pro-set' };
const TO_FIVE = { id: 'custom', custom: { to: 5, lead: 1, bestOf: 3 } };

describe('a score format', () => {
  test.for([
    [BEST_OF_FIVE, '11-9 8-11 11-4 12-10', '3-1'],
    [BEST_OF_FIVE, '15-13 11-0 11-9', '3-0'],
    [BADMINTON, '30-29 21-19', '2-0'],
    [PRO_SET, '8-6', '1-0'],
    [TO_FIVE, '5-4 4-5 5-0', '2-1'],
  ] as const)(
    'A match of %j with %s is saved as %s',
    async ([scoreFormat, sets, result], { server }) => {
      const { coach, session, aoki, baba } = await hall(server);
      const body = { ...leagueScore(session, [aoki, baba], { sets }), scoreFormat };
      const { data } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      expect(data?.match).toMatchObject({
        result,
        sets: setsOf(sets),
        scoreFormat,
        status: 'finished',
        winner: 'player1',
      });
    },
  );

  test('Every format is accepted over the network, and read back as it was sent', async ({
    server,
  }) => {
    const { coach, groupId, aoki, baba } = await hall(server);
    const side = ({ id, name }: typeof aoki) => ({ id, name });
    const sides = { player1: side(aoki), player2: side(baba), playedOn: '2026-11-20' };
    for (const format of FORMATS) {
      const params = { id: uuidv7() };
      const body = {
        writeId: uuidv7(),
        baseVersion: 0,
        match: { kind: 'one-on-one' as const, groupId, ...sides },
        sets: fastest(format, 'player2').map(asText),
        scoreFormat: { id: format.id },
        ending: { status: 'finished' as const, winner: 'player2' as const },
      };
      await coach.call(saveScore, { params, body });
      const { data } = await coach.call(match, { params });
      expect(data?.match).toMatchObject({ sets: body.sets, scoreFormat: body.scoreFormat });
      expect(confirmScore(data!.match)).toMatchObject({ value: { winner: 'player2' } });
    }
  });

  test('A tie-break is saved with the points of its loser', async ({ server }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const sets = [{ player1Score: '8', player2Score: '9', tieBreak: 5 }];
    const body = { ...leagueScore(session, [aoki, baba]), sets, scoreFormat: PRO_SET };
    const { data } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
    expect(data?.match).toMatchObject({ sets, result: '0-1', winner: 'player2' });
  });

  test.for([
    [BEST_OF_FIVE, '11-9 16-13', { unit: 1, reason: 'beyond-end' }],
    [BEST_OF_FIVE, '11-10 11-4', { unit: 0, reason: 'unfinished' }],
    [BEST_OF_FIVE, '11-1 11-2 11-3 11-4', { unit: 3, reason: 'after-decision' }],
    [BADMINTON, '31-29', { unit: 0, reason: 'beyond-end' }],
  ] as const)(
    'A match of %j with %s is refused as impossible',
    async ([scoreFormat, sets, details], { server }) => {
      const { coach, session, aoki, baba } = await hall(server);
      const body = { ...leagueScore(session, [aoki, baba], { sets }), scoreFormat };
      const { refusal } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      expect(refusal).toMatchObject({ code: 'IMPOSSIBLE_SCORE', details });
    },
  );

  test.for([
    [{ scoreFormat: { id: 'table-tennis-9' } }, '11-9 11-9 11-9', 'UNKNOWN_FORMAT'],
    [{ scoreFormat: { id: 'custom' } }, '11-9 11-9 11-9', 'UNKNOWN_FORMAT'],
    [
      { scoreFormat: { id: 'custom', custom: { to: 0, lead: 1, bestOf: 3 } } },
      '11-9 11-9',
      'UNKNOWN_FORMAT',
    ],
    [{ ending: { status: 'retired', winner: 'player1' } }, '11-9 11-9', 'UNKNOWN_FORMAT'],
    [{ ending: { status: 'finished', winner: 'player2' } }, '11-9 11-9', 'WINNER_MISMATCH'],
    [{ scoreFormat: BEST_OF_FIVE }, '11-9 11-9', 'INCOMPLETE_SCORES'],
    [{ scoreFormat: BEST_OF_FIVE }, '11-9 11-', 'INCOMPLETE_SCORES'],
    [
      { scoreFormat: BEST_OF_FIVE, ending: { status: 'finished', winner: 'player2' } },
      '11-9 11-9 11-9',
      'WINNER_MISMATCH',
    ],
    [
      { scoreFormat: BEST_OF_FIVE, ending: { status: 'retired', winner: 'player1' } },
      '11-9 11-9 11-9',
      'ALREADY_DECIDED',
    ],
    [
      { scoreFormat: BEST_OF_FIVE, ending: { status: 'walkover', winner: 'player1' } },
      '11-9',
      'NOTHING_PLAYED',
    ],
  ] as const)(
    'A score with %j and %s is refused with %s',
    async ([change, sets, code], { server }) => {
      const { coach, session, aoki, baba } = await hall(server);
      const body = { ...leagueScore(session, [aoki, baba], { sets }), ...change };
      const { refusal } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      expect(refusal?.code).toBe(code);
    },
  );

  test.for([
    ['walkover', [], '0-0'],
    ['retired', setsOf('11-9 5-3'), '1-0'],
    ['defaulted', setsOf('4-11'), '0-1'],
  ] as const)(
    'A match that ended as %s is saved with its sets and the result %s',
    async ([status, sets, result], { server }) => {
      const { coach, session, aoki, baba } = await hall(server);
      const ending = { status, winner: 'player2' as const };
      const body = {
        ...leagueScore(session, [aoki, baba]),
        scoreFormat: BEST_OF_FIVE,
        sets: [...sets],
        ending,
      };
      const { data } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      expect(data?.match).toMatchObject({ status, result, winner: 'player2', sets: [...sets] });
    },
  );

  test.for(['double-walkover', 'cancelled'] as const)(
    'A match of a league that ended as %s has no winner, and is corrected like any other',
    async (status, { server }) => {
      const { coach, session, aoki, baba } = await hall(server);
      const params = { id: uuidv7() };
      const score = leagueScore(session, [aoki, baba]);
      const ended = { ...score, scoreFormat: BEST_OF_FIVE, sets: [], ending: { status } };
      const { data } = await coach.call(saveScore, { params, body: ended });
      expect(data?.match).toMatchObject({ status, winner: null, result: '0-0', sets: [] });
      const { data: read } = await coach.call(league, { params: { id: session } });
      expect(read?.league.matches).toMatchObject([{ status, winner: null, sets: '' }]);
      const sets = '11-9 11-9 11-9';
      const played = leagueScore(session, [aoki, baba], { sets, baseVersion: 1 });
      const body = { ...played, scoreFormat: BEST_OF_FIVE };
      const after = await coach.call(saveScore, { params, body });
      expect(after.data?.match).toMatchObject({ status: 'finished', winner: 'player1' });
    },
  );

  test('A cancelled match keeps the score of that moment; one in which nobody appeared has none', async ({
    server,
  }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const score = leagueScore(session, [aoki, baba], { sets: '11-9 4-2' });
    const ended = (status: 'double-walkover' | 'cancelled') => ({
      ...score,
      writeId: uuidv7(),
      scoreFormat: BEST_OF_FIVE,
      ending: { status },
    });
    const params = { id: uuidv7() };
    const refused = await coach.call(saveScore, { params, body: ended('double-walkover') });
    expect(refused.refusal?.code).toBe('NOTHING_PLAYED');
    const { data } = await coach.call(saveScore, { params, body: ended('cancelled') });
    expect(data?.match).toMatchObject({ status: 'cancelled', result: '1-0', winner: null });
  });

  test.for(['one-on-one', 'free-practice'] as const)(
    'A match of %s has a winner: an ending without one is refused',
    async (kind, { server }) => {
      const { coach, groupId, aoki, baba } = await hall(server);
      const side = (player: typeof aoki) => ({ id: player.id, name: player.name });
      const sides = { player1: side(aoki), player2: side(baba), playedOn: '2026-11-20' };
      const match = kind === 'one-on-one' ? { kind, groupId, ...sides } : { kind, ...sides };
      const body = {
        writeId: uuidv7(),
        baseVersion: 0,
        match,
        sets: [],
        scoreFormat: BEST_OF_FIVE,
        ending: { status: 'cancelled' as const },
      };
      const { refusal } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      expect(refusal?.code).toBe('NO_CLEAR_WINNER');
    },
  );

  test('A match keeps the format of its first result', async ({ server }) => {
    const { coach, session, aoki, baba } = await hall(server);
    const params = { id: uuidv7() };
    await coach.call(saveScore, { params, body: leagueScore(session, [aoki, baba]) });
    const sets = '11-9 11-9 11-9';
    const later = leagueScore(session, [aoki, baba], { sets, baseVersion: 1 });
    const body = { ...later, scoreFormat: BEST_OF_FIVE };
    const { refusal } = await coach.call(saveScore, { params, body });
    expect(refusal?.code).toBe('FORMAT_CHANGED');
    const { data } = await coach.call(match, { params });
    expect(data?.match).toMatchObject({ scoreFormat: null, result: '2-0', version: 1 });
  });

  test('The ending counts as a part of the score: another ending of the same sets is a conflict', async ({
    server,
  }) => {
    const { coach, member, session, aoki, baba } = await hall(server);
    const score = (status: 'retired' | 'defaulted') => ({
      ...leagueScore(session, [aoki, baba], { sets: '11-9' }),
      scoreFormat: BEST_OF_FIVE,
      ending: { status, winner: 'player1' as const },
    });
    await coach.call(saveScore, { params: { id: uuidv7() }, body: score('retired') });
    const same = await member.call(saveScore, { params: { id: uuidv7() }, body: score('retired') });
    expect(same.data?.match.version).toBe(1);
    const other = await member.call(saveScore, {
      params: { id: uuidv7() },
      body: score('defaulted'),
    });
    expect(other.refusal).toMatchObject({ code: 'MATCH_CHANGED', details: { status: 'retired' } });
  });
});
