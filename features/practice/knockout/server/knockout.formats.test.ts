import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { practiceMatches } from '../../records/records.contract.ts';
import { chooseScoreRules, scoreRules } from '../../score-rules/score-rules.contract.ts';
import * as contract from '../knockout.contract.ts';
import { clearResult, saveResult } from '../knockout.results.contract.ts';
import { setsOf } from './knockout.factory.ts';
import { enter, type Hall, hall, matchOf, resultFor } from './knockout.people.factory.ts';

const BEST_OF_FIVE = { id: 'table-tennis-5' };
const BADMINTON = { id: 'badminton-21' };
const PRO_SET = { id: 'tennis-8-game-pro-set' };
const score = (sets: string): EnteredResult => ({ kind: 'score', sets: setsOf(sets) });
const gameOfTieBreak = { player1: 9, player2: 8, tieBreak: 5 };

async function refusedWith(
  { coach, knockout }: Hall,
  change: Parameters<typeof resultFor>[2],
  state = knockout,
) {
  const body = resultFor(state, '1-0', change);
  const { refusal } = await coach.call(saveResult, {
    params: { id: knockout.id, matchId: '1-0' },
    body,
  });
  return refusal;
}

describe('the score format of a knockout', () => {
  test('A knockout stores the format with which it is started, and without one has scores as entered', async ({
    server,
  }) => {
    const plain = await hall(server);
    expect(plain.knockout.scoreFormat).toBeNull();
    const body = {
      id: uuidv7(),
      groupId: plain.groupId,
      practiceDate: '2026-11-20',
      players: plain.knockout.players,
    };
    const { coach } = plain;
    const chosen = await coach.call(contract.createKnockout, {
      body: { ...body, scoreFormat: BEST_OF_FIVE },
    });
    expect(chosen.data?.knockout.scoreFormat).toEqual(BEST_OF_FIVE);
    const unknown = await coach.call(contract.createKnockout, {
      body: { ...body, id: uuidv7(), scoreFormat: { id: 'spec-5' } },
    });
    expect([unknown.status, unknown.refusal?.code]).toEqual([422, 'UNKNOWN_FORMAT']);
  });

  test('A group remembers the rules of its knockouts beside those of its leagues', async ({
    server,
  }) => {
    const { coach, member, groupId } = await hall(server);
    const params = { groupId, kind: 'knockout' as const };
    const body = { writeId: uuidv7(), seen: null, scoreFormat: BADMINTON };
    await member.call(chooseScoreRules, { params, body });
    const found = await coach.call(scoreRules, { params });
    expect(found.data?.rules.scoreFormat).toEqual(BADMINTON);
    const league = await coach.call(scoreRules, { params: { groupId, kind: 'league' } });
    expect(league.data?.rules.scoreFormat).toBeNull();
  });
});

describe('a result with a format', () => {
  test.for([
    [BEST_OF_FIVE, '11-9 8-11 11-4 12-10', '3-1'],
    [BADMINTON, '30-29 21-19', '2-0'],
    [PRO_SET, '8-6', '1-0'],
    [{ id: 'custom', custom: { to: 5, lead: 1, bestOf: 7 } }, '5-4 5-0 5-1 5-2', '4-0'],
  ] as const)(
    'A match of %j with %s is decided %s, and is in the records with its format',
    async ([scoreFormat, sets, result], { server }) => {
      const club = await hall(server, 3, scoreFormat);
      const { player1 } = matchOf(club.knockout, '1-0');
      const after = await enter(club.coach, club.knockout, '1-0', { sets, scoreFormat });
      expect(matchOf(after, '1-0').result).toEqual({
        kind: 'score',
        winner: player1,
        score: result,
        sets: setsOf(sets),
        scoreFormat,
      });
      expect(matchOf(after, '2-0').player1).toBe(player1);
      const params = { dateId: '2026-11-20', formatId: 'tournament' as const };
      const { data } = await club.member.call(practiceMatches, { params });
      expect(data?.matches).toMatchObject([
        { result, scoreFormat, status: 'finished', winner: 'player1' },
      ]);
    },
  );

  test('A tie-break of 9-8(5) is in the bracket, the records and the download, and as TODS', async ({
    server,
  }) => {
    const club = await hall(server, 3, PRO_SET);
    const endo = club.knockout.draw.entrants.find(({ name }) => name === 'Endo Rin')!;
    const match = club.knockout.draw.matches.find(
      ({ player1, player2 }) => player1 === endo.id || player2 === endo.id,
    )!;
    const result: EnteredResult = { kind: 'score', sets: [gameOfTieBreak] };
    const change = { result, scoreFormat: PRO_SET };
    const after = await enter(club.coach, club.knockout, match.id, change);
    expect(matchOf(after, match.id).result).toMatchObject({ sets: [gameOfTieBreak] });
    const params = { dateId: '2026-11-20', formatId: 'tournament' as const };
    const { data } = await club.coach.call(practiceMatches, { params });
    expect(data?.matches).toMatchObject([
      { sets: [{ player1Score: '9', player2Score: '8', tieBreak: 5 }] },
    ]);
    const download = await club.member.call(everything);
    expect(download.data?.parts.practiceMatches).toMatchObject([
      {
        sets: '9-8(5)',
        result: '1-0',
        scoreFormat: PRO_SET.id,
        matchUpFormat: 'SET1-S:8/TB7',
        scoreString: '9-8(5)',
      },
    ]);
  });

  test('The same score with another tie-break is another result', async ({ server }) => {
    const club = await hall(server, 3, PRO_SET);
    const result: EnteredResult = { kind: 'score', sets: [gameOfTieBreak] };
    await enter(club.coach, club.knockout, '1-0', { result, scoreFormat: PRO_SET });
    const same = await refusedWith(club, { result, scoreFormat: PRO_SET });
    expect(same).toBeNull();
    const other: EnteredResult = { kind: 'score', sets: [{ ...gameOfTieBreak, tieBreak: 4 }] };
    const refusal = await refusedWith(club, { result: other, scoreFormat: PRO_SET });
    expect(refusal).toMatchObject({ code: 'MATCH_CHANGED', details: { version: 1 } });
  });

  test.for([
    [BEST_OF_FIVE, '11-9 16-13', { unit: 1, reason: 'beyond-end' }],
    [BEST_OF_FIVE, '11-10 11-4', { unit: 0, reason: 'unfinished' }],
    [BEST_OF_FIVE, '11-1 11-2 11-3 11-4', { unit: 3, reason: 'after-decision' }],
    [BADMINTON, '31-29 21-0', { unit: 0, reason: 'beyond-end' }],
  ] as const)(
    'A match of %j with %s is refused as impossible, and nothing is stored',
    async ([scoreFormat, sets, details], { server }) => {
      const club = await hall(server, 3, scoreFormat);
      const refusal = await refusedWith(club, { sets, scoreFormat });
      expect(refusal).toMatchObject({ code: 'IMPOSSIBLE_SCORE', details });
      const { data } = await club.coach.call(contract.knockout, { params: { id: club.id } });
      expect(data?.knockout.marks).toEqual([]);
    },
  );

  test.for([
    ['UNKNOWN_FORMAT', { id: 'table-tennis-9' }, (): EnteredResult => score('11-9 11-9 11-9')],
    ['UNKNOWN_FORMAT', { id: 'custom' }, (): EnteredResult => ({ kind: 'double-walkover' })],
    ['INCOMPLETE_SCORES', BEST_OF_FIVE, (): EnteredResult => score('11-9 11-9')],
    ['INCOMPLETE_SCORES', BEST_OF_FIVE, (): EnteredResult => score('11-9 11- 11-9')],
    [
      'WINNER_MISMATCH',
      BEST_OF_FIVE,
      (_, second): EnteredResult =>
        ({ ...score('11-9 11-9 11-9'), winner: second }) as EnteredResult,
    ],
    [
      'WINNER_MISMATCH',
      null,
      (_, second): EnteredResult => ({ ...score('11-9'), winner: second }) as EnteredResult,
    ],
    [
      'ALREADY_DECIDED',
      BEST_OF_FIVE,
      (first): EnteredResult => ({
        kind: 'retirement',
        winner: first,
        sets: setsOf('11-9 11-9 11-9'),
      }),
    ],
    [
      'NOTHING_PLAYED',
      BEST_OF_FIVE,
      (first): EnteredResult => ({ kind: 'walkover', winner: first, sets: setsOf('11-9') }),
    ],
    [
      'PLAYERS_CHANGED',
      BEST_OF_FIVE,
      (): EnteredResult => ({ kind: 'walkover', winner: 'nobody' }),
    ],
  ] as const satisfies readonly (readonly [
    string,
    { readonly id: string } | null,
    (first: string, second: string) => EnteredResult,
  ])[])(
    'A result that the rules forbid is refused with %s (%j)',
    async ([code, scoreFormat, resultOf], { server }) => {
      const club = await hall(server);
      const { player1, player2 } = matchOf(club.knockout, '1-0');
      const result = resultOf(player1 ?? '', player2 ?? '');
      expect((await refusedWith(club, { result, scoreFormat }))?.code).toBe(code);
    },
  );

  test.for([
    ['retirement', '11-9 5-3', 'retired', '1-0'],
    ['default', '3-2', 'defaulted', '0-0'],
  ] as const)(
    'A match that ended by %s at %s is in the records as %s with its score',
    async ([kind, sets, status, result], { server }) => {
      const club = await hall(server, 3, BEST_OF_FIVE);
      const { player2 } = matchOf(club.knockout, '1-0');
      const entered = { kind, winner: player2 ?? '', sets: setsOf(sets) } as const;
      const change = { result: entered, scoreFormat: BEST_OF_FIVE };
      const after = await enter(club.coach, club.knockout, '1-0', change);
      const stored = { ...entered, score: result, scoreFormat: BEST_OF_FIVE };
      expect(matchOf(after, '1-0').result).toEqual(stored);
      const params = { dateId: '2026-11-20', formatId: 'tournament' as const };
      const { data } = await club.coach.call(practiceMatches, { params });
      expect(data?.matches).toMatchObject([{ status, result, winner: 'player2' }]);
    },
  );

  test('A match keeps the format of its result until the result is cleared', async ({ server }) => {
    const club = await hall(server);
    const { coach, knockout, id } = club;
    const first = await enter(coach, knockout, '1-0', { sets: '45-3' });
    const other = { sets: '11-9 11-9 11-9', scoreFormat: BEST_OF_FIVE };
    expect((await refusedWith(club, other, first))?.code).toBe('FORMAT_CHANGED');
    const query = { writeId: uuidv7(), drawNumber: 1, baseVersion: 1 };
    const params = { id, matchId: '1-0' };
    const { data } = await coach.call(clearResult, { params, query });
    const again = await enter(coach, data!.knockout, '1-0', other);
    expect(matchOf(again, '1-0').result).toMatchObject({ scoreFormat: BEST_OF_FIVE });
  });
});

describe('another score format for an open knockout', () => {
  const change = (scoreFormat: { id: string } | null, seen: { id: string } | null = null) => ({
    writeId: uuidv7(),
    seen,
    scoreFormat,
  });

  test('Every member changes it, for the matches without a result; the others keep theirs', async ({
    server,
  }) => {
    const club = await hall(server);
    await enter(club.coach, club.knockout, '1-0', { sets: '45-3 45-3' });
    const params = { id: club.id };
    const body = change(BEST_OF_FIVE);
    const { data } = await club.member.call(contract.changeKnockout, { params, body });
    expect(data?.knockout.scoreFormat).toEqual(BEST_OF_FIVE);
    expect(matchOf(data!.knockout, '1-0').result).not.toHaveProperty('scoreFormat');
    const corrected = await enter(club.coach, data!.knockout, '1-0', { sets: '45-3 45-4' });
    expect(matchOf(corrected, '1-0').result).toMatchObject({ score: '2-0' });
  });

  test('A change that is sent again changes nothing, also after another one', async ({
    server,
  }) => {
    const { coach, id } = await hall(server);
    const params = { id };
    const body = change(BEST_OF_FIVE);
    await coach.call(contract.changeKnockout, { params, body });
    await coach.call(contract.changeKnockout, { params, body: change(null, BEST_OF_FIVE) });
    const again = await coach.call(contract.changeKnockout, { params, body });
    expect(again.data?.knockout.scoreFormat).toBeNull();
  });

  test('Another format is refused on top of rules that somebody else has changed, the same choice is not', async ({
    server,
  }) => {
    const { coach, member, id } = await hall(server);
    const params = { id };
    await coach.call(contract.changeKnockout, { params, body: change(BEST_OF_FIVE) });
    const same = await member.call(contract.changeKnockout, { params, body: change(BEST_OF_FIVE) });
    expect(same.data?.knockout.scoreFormat).toEqual(BEST_OF_FIVE);
    const other = await member.call(contract.changeKnockout, { params, body: change(BADMINTON) });
    expect([other.status, other.refusal?.code]).toEqual([409, 'RULES_CHANGED']);
  });

  test('Another format is refused for rules that are none, and for a knockout that the person cannot see', async ({
    server,
  }) => {
    const { coach, outsider, id } = await hall(server);
    const params = { id };
    const body = change({ id: 'table-tennis-9' });
    const unknown = await coach.call(contract.changeKnockout, { params, body });
    expect([unknown.status, unknown.refusal?.code]).toEqual([422, 'UNKNOWN_FORMAT']);
    const hidden = await outsider.call(contract.changeKnockout, { params, body: change(null) });
    expect([hidden.status, hidden.refusal?.code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });
});
