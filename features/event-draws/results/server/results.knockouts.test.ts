import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { champion } from '#domain/bracket/consequences.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { matches as rowsOfMatches } from '#features/matches/server/matches.tables.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import * as exporting from '#features/personal-data/export/export.contract.ts';
import * as records from '#features/practice/records/records.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as drawn from '../../event-draws.contract.ts';
import { GROUPS } from '../../server/event-draws.referee.factory.ts';
import { saveResult } from '../results.knockouts.contract.ts';
import { firstWins, nobodyWins, playedKnockout, secondWins } from './results.knockouts.factory.ts';

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const FIRST_ROUND = ['1-0', '1-1', '1-2', '1-3'];

/** Enters a win of the upper side for each of these matches, in order. */
async function enterAll({ enter }: Awaited<ReturnType<typeof playedKnockout>>, ids: string[]) {
  for (const id of ids) expect(code(await enter(id))).toEqual([200, undefined]);
}

describe('results of a published knockout', () => {
  test('The winner goes on, and everybody reads it without who entered it', async ({ server }) => {
    const event = await playedKnockout(server);
    const { player1 } = await event.matchOf('1-0');
    expect((await event.enter('1-0')).status).toBe(200);
    expect((await event.matchOf('2-0')).player1).toBe(player1);
    const own = (await event.drawn()).results;
    expect(own.marks).toMatchObject([
      { matchId: '1-0', version: 1, result: { kind: 'score', winner: player1, score: '3-0' } },
    ]);
    expect(own.marks[0]?.scoredBy).toEqual(expect.any(String));
    const marks = own.marks.map((mark) => ({ ...mark, scoredBy: null }));
    expect((await event.look()).draw?.results).toEqual({ ...own, marks });
  });

  test('A published knockout is played to its champion and its third place', async ({ server }) => {
    const event = await playedKnockout(server, { byHand: 8, thirdPlace: true });
    await enterAll(event, [...FIRST_ROUND, '2-0', '2-1']);
    const losers = [(await event.matchOf('2-0')).player2, (await event.matchOf('2-1')).player2];
    const third = await event.matchOf('3-1');
    expect([third.player1, third.player2]).toEqual(losers);
    await enterAll(event, ['3-1', '3-0']);
    const draw = await event.inPlay();
    expect(champion(draw)).toBe((await event.matchOf('3-0')).player1);
    expect((await event.matchOf('3-1')).result?.winner).toBe(losers[0]);
  });

  test('Without a match for third place there is none', async ({ server }) => {
    const event = await playedKnockout(server);
    await enterAll(event, [...FIRST_ROUND, '2-0', '2-1']);
    const sent = { at: { matchId: '3-1' } };
    expect(code(await event.enter('3-0', firstWins, sent))).toEqual([404, 'MATCH_NOT_FOUND']);
  });

  test('A walkover, a double walkover, a retirement and a default are results', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    await event.enter('1-0', ([, winner]) => ({ kind: 'walkover', winner }));
    await event.enter('1-1', nobodyWins);
    await event.enter('1-2', ([winner]) => ({ kind: 'retirement', winner, sets: [] }));
    await event.enter('1-3', ([winner]) => ({ kind: 'default', winner, sets: [] }));
    const first = await event.matchOf('1-0');
    expect(await event.matchOf('2-0')).toMatchObject({
      player1: first.player2,
      player2: null,
      result: { kind: 'unopposed', winner: first.player2 },
    });
    expect((await event.drawn()).results.marks.map(({ result }) => result?.kind)).toEqual([
      'walkover',
      'double-walkover',
      'retirement',
      'default',
    ]);
  });

  test('A result sent again changes nothing, and its history names the writer', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    const writeId = uuidv7();
    const sent = { writeId, baseVersion: 0 };
    await event.enter('1-0', firstWins, sent);
    expect((await event.enter('1-0', firstWins, sent)).status).toBe(200);
    expect(await event.versionOf('1-0')).toBe(1);
    expect((await event.read()).draw?.isOutdated).toBe(false);
  });

  test('Of two who enter the same match at once, the later sees the stored result', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    const by = await event.signedIn();
    const answers = await Promise.all([
      event.enter('1-0', firstWins, { baseVersion: 0 }),
      event.enter('1-0', secondWins, { baseVersion: 0, by }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const later = answers.find(({ status }) => status === 409);
    expect(later?.refusal).toMatchObject({
      code: 'MATCH_CHANGED',
      details: { version: 1, kind: 'score', score: expect.stringMatching(/^(3-0|0-3)$/) },
    });
  });

  test('Referees and operators enter results, players do not', async ({ server }) => {
    const player = await server.playerPhone();
    const event = await playedKnockout(server, { byHand: 7, phones: [player] });
    expect(code(await event.enter('1-0', firstWins, { by: player }))).toEqual([403, 'FORBIDDEN']);
    const referee = await makeReferee(server, event.phone, event.params.id);
    expect((await event.enter('1-0', firstWins, { by: referee })).status).toBe(200);
    expect(code(await event.clear('1-0', { by: player }))).toEqual([403, 'FORBIDDEN']);
    const operator = await server.operatorPhone();
    expect((await event.enter('1-1', firstWins, { by: operator })).status).toBe(200);
  });

  test('Results are refused for what is not published or does not meet', async ({ server }) => {
    const event = await playedKnockout(server);
    const { enter, params } = event;
    const refused = async (at: object, other: object = {}) =>
      code(await enter('1-0', firstWins, { at, ...other }));
    expect(await refused({ id: 999_999 })).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
    expect(await refused({ eventId: params.eventId + 1000 })).toEqual([404, 'EVENT_NOT_FOUND']);
    expect(await refused({ stageId: uuidv7() })).toEqual([404, 'MATCH_NOT_FOUND']);
    expect(await refused({ matchId: '9-9' })).toEqual([404, 'MATCH_NOT_FOUND']);
    expect(await refused({}, { drawNumber: 2 })).toEqual([409, 'DRAW_CHANGED']);
    expect(await refused({}, { player1Id: '99' })).toEqual([409, 'PLAYERS_CHANGED']);
    expect(await refused({ matchId: '2-0' })).toEqual([409, 'PLAYERS_MISSING']);
    expect(code(await enter('1-0', { kind: 'score', sets: [] }))).toEqual([
      422,
      'INCOMPLETE_SCORES',
    ]);
    const scoreFormat = { id: 'table-tennis-5' };
    expect(code(await enter('1-0', firstWins, { scoreFormat }))).toEqual([409, 'FORMAT_CHANGED']);
  });

  test('A stage of another event is not found', async ({ server }) => {
    const event = await playedKnockout(server);
    const other = await playedKnockout(server);
    const at = { stageId: other.stageId };
    expect(code(await event.enter('1-0', firstWins, { at }))).toEqual([404, 'MATCH_NOT_FOUND']);
    expect((await other.drawn()).results.marks).toEqual([]);
  });

  test('Published groups take no result of a knockout', async ({ server }) => {
    const event = await playedKnockout(server);
    await event.takeBack();
    await event.draw(GROUPS);
    await event.publish();
    const { params, stageId, phone } = event;
    const refused = await phone.call(saveResult, {
      params: { ...params, stageId, matchId: '1-0' },
      body: {
        writeId: uuidv7(),
        drawNumber: 2,
        baseVersion: 0,
        player1Id: '1',
        player2Id: '2',
        result: nobodyWins,
      },
    });
    expect(code(refused)).toEqual([404, 'MATCH_NOT_FOUND']);
  });

  test('A cancelled tournament takes no results', async ({ server }) => {
    const event = await playedKnockout(server);
    await event.enter('1-0');
    await updateState(server.services.db, event.params.id, { state: 'cancelled' });
    const cancelled = [409, 'TOURNAMENT_CANCELLED'];
    expect(code(await event.enter('1-1'))).toEqual(cancelled);
    expect(code(await event.clear('1-0'))).toEqual(cancelled);
  });

  test('A draw that was taken back takes no results', async ({ server }) => {
    const event = await playedKnockout(server);
    const body = { baseVersion: 0, drawNumber: 1 };
    const { player1, player2 } = await event.matchOf('1-0');
    await event.takeBack();
    const late = await event.phone.call(saveResult, {
      params: { ...event.params, stageId: event.stageId, matchId: '1-0' },
      body: {
        ...body,
        writeId: uuidv7(),
        player1Id: player1 ?? '',
        player2Id: player2 ?? '',
        result: firstWins,
      },
    });
    expect(code(late)).toEqual([409, 'DRAW_CHANGED']);
  });

  test('After an exchange the results are those of the shown lines', async ({ server }) => {
    const event = await playedKnockout(server);
    await event.takeBack();
    await event.draw();
    await event.exchange({ kind: 'exchange', lines: [1, 3] });
    await event.publish();
    const before = (await event.look()).draw;
    const { made } = before ?? {};
    const lines = made && 'matches' in made ? made.matches : [];
    const shown = [lines[1]?.player1 ?? '', lines[0]?.player2 ?? ''] as const;
    const saved = await event.phone.call(saveResult, {
      params: { ...event.params, stageId: event.stageId, matchId: '1-0' },
      body: {
        writeId: uuidv7(),
        drawNumber: 2,
        baseVersion: 0,
        player1Id: shown[0],
        player2Id: shown[1],
        result: firstWins,
      },
    });
    expect(saved.data?.event.draw?.results).toMatchObject({
      marks: [{ result: { winner: shown[0] } }],
    });
  });
});

describe('a correction in a published knockout', () => {
  test('Another winner clears later results only when the writer agrees', async ({ server }) => {
    const event = await playedKnockout(server);
    await enterAll(event, ['1-0', '1-1', '2-0']);
    expect(code(await event.enter('1-0', secondWins))).toEqual([409, 'NEXT_MATCH_PLAYED']);
    const clears = [{ matchId: '2-0', version: 1 }];
    expect((await event.enter('1-0', secondWins, { clears })).status).toBe(200);
    const { player2 } = await event.matchOf('1-0');
    expect(await event.matchOf('2-0')).toMatchObject({ player1: player2, result: null });
    expect(await event.versionOf('2-0')).toBe(2);
    expect((await event.enter('2-0')).status).toBe(200);
  });

  test('Another loser of a semi-final clears the match for third place', async ({ server }) => {
    const event = await playedKnockout(server, { byHand: 8, thirdPlace: true });
    await enterAll(event, [...FIRST_ROUND, '2-0', '2-1', '3-1']);
    expect(code(await event.enter('2-0', secondWins))).toEqual([409, 'NEXT_MATCH_PLAYED']);
    const clears = [{ matchId: '3-1', version: 1 }];
    expect((await event.enter('2-0', secondWins, { clears })).status).toBe(200);
    const { player1 } = await event.matchOf('2-0');
    expect(await event.matchOf('3-1')).toMatchObject({ player1, result: null });
  });

  test('A result is cleared, with later ones when the writer agrees', async ({ server }) => {
    const event = await playedKnockout(server);
    await enterAll(event, ['1-0', '1-1', '2-0']);
    expect(code(await event.clear('1-0'))).toEqual([409, 'NEXT_MATCH_PLAYED']);
    expect(code(await event.clear('1-0', { baseVersion: 7 }))).toEqual([409, 'MATCH_CHANGED']);
    expect((await event.clear('1-0', { clears: '2-0:1' })).status).toBe(200);
    expect((await event.inPlay()).matches.filter(({ result }) => result)).toHaveLength(1);
  });
});

describe('a knockout with results', () => {
  test('A knockout with results is neither taken back, drawn again nor reopened, and its seeding stays', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    await event.enter('1-0', nobodyWins);
    const played = [409, 'MATCH_PLAYED'];
    const { phone, params } = event;
    expect(code(await event.takeBack())).toEqual(played);
    expect(code(await event.draw())).toEqual(played);
    expect(code(await phone.call(drawn.reopenEntries, { params }))).toEqual(played);
    const body = { baseVersion: 1, order: [1, 2, 3, 4, 5, 6, 7, 8], seedCount: 0 };
    expect(code(await phone.call(drawn.saveSeeding, { params, body }))).toEqual(played);
    expect(code(await event.choose('table-tennis-5'))).toEqual(played);
  });

  test('Once every result is cleared it can be drawn again, and the new draw is played', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    await event.enter('1-0');
    await event.clear('1-0');
    expect((await event.takeBack()).status).toBe(200);
    await event.draw();
    await event.publish();
    expect((await event.drawn()).results.marks).toEqual([]);
    expect((await event.enter('1-0')).status).toBe(200);
    expect(await event.versionOf('1-0')).toBe(1);
  });

  test('The format of a knockout is chosen before the first result, and judges every match', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    expect((await event.choose('table-tennis-5')).status).toBe(200);
    expect(code(await event.enter('1-0'))).toEqual([409, 'FORMAT_CHANGED']);
    const scoreFormat = { id: 'table-tennis-5' };
    const short = { kind: 'score', sets: [{ player1: 11, player2: 3 }] } as const;
    const sent = { scoreFormat };
    expect(code(await event.enter('1-0', { ...short, sets: [...short.sets] }, sent))).toEqual([
      422,
      'INCOMPLETE_SCORES',
    ]);
    expect((await event.enter('1-0', firstWins, sent)).status).toBe(200);
  });
});

describe('personal data of a knockout of an event', () => {
  test('The rows of a knockout name nobody, and nothing that is noted is stored', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    const { player1, player2 } = await event.matchOf('1-0');
    const notes = 'Mori was late';
    await event.enter('1-0', firstWins, { notes });
    const rows = await server.services.db.select().from(rowsOfMatches);
    expect(rows).toMatchObject([
      {
        ownerAccountId: null,
        groupId: null,
        notes: '',
        player1: { id: player1, name: player1 },
        player2: { id: player2, name: player2 },
        playedOn: '2026-12-04',
      },
    ]);
  });

  test('A result of a knockout is in nobody’s records, and is removed only by clearing it', async ({
    server,
  }) => {
    const event = await playedKnockout(server);
    await event.enter('1-0');
    const { phone } = event;
    expect((await phone.call(records.practiceDays, { query: {} })).data?.days).toEqual([]);
    const [row] = await server.services.db.select().from(rowsOfMatches);
    const removal = { params: { id: row?.id ?? '' }, query: { writeId: uuidv7(), baseVersion: 1 } };
    expect(code(await phone.call(matches.removeMatch, removal))).toEqual([404, 'MATCH_NOT_FOUND']);
  });

  test('The export of its scorer names the write, and without the account the result stays', async ({
    server,
  }) => {
    await makeOperator(server.services);
    const by = await server.operatorPhone();
    const event = await playedKnockout(server);
    await event.enter('1-0', firstWins, { by });
    const { data } = await by.call(exporting.everything);
    expect(data?.parts.practiceWrites).toMatchObject([{ kind: 'score', matchId: event.stageId }]);
    const before = (await event.look()).draw;
    expect((await by.call(leave, { body: { password: by.operator.password } })).status).toBe(200);
    expect((await event.look()).draw).toEqual(before);
    expect((await event.drawn()).results.marks).toMatchObject([{ scoredBy: 'Former player' }]);
  });
});
