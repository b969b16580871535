import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { z } from 'zod';
import * as matches from '#features/matches/matches.contract.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import * as exporting from '#features/personal-data/export/export.contract.ts';
import * as freePractice from '#features/practice/free-practice/free-practice.contract.ts';
import * as records from '#features/practice/records/records.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as drawn from '../../event-draws.contract.ts';
import { KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import * as withdrawing from '../../withdrawing/withdrawing.contract.ts';
import type { drawResults } from '../results.record.contract.ts';
import { ONE_GROUP, playedEvent } from './results.referee.factory.ts';

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const pairsOf = (ids: readonly string[]) => {
  const [a = '', b = '', c = ''] = ids;
  return { a, b, c };
};

interface WithDraw {
  readonly draw: { readonly results: z.output<typeof drawResults> | null } | null;
}

/** The results of its groups; undefined where nothing is published, or a knockout. */
function ofGroups({ draw }: WithDraw) {
  return draw?.results && 'matches' in draw.results ? draw.results : undefined;
}

describe('results of a published group', () => {
  test('The organizer enters a result, which everybody can read', async ({ server }) => {
    const { groups, score, read, look } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    expect((await score([b, a], '11-9 7-11 11-4')).status).toBe(200);
    const own = ofGroups(await read());
    expect(own?.matches).toMatchObject([
      { player1Id: b, player2Id: a, sets: '11-9 7-11 11-4', winner: 'player1', version: 1 },
    ]);
    expect(own).toMatchObject({ ruleBook: 'table-tennis', scoreFormat: null, lots: [], out: [] });
    expect(ofGroups(await look())).toEqual(own);
  });

  test('A result sent again changes nothing, and a correction names what it replaces', async ({
    server,
  }) => {
    const { groups, score, read } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    const writeId = uuidv7();
    const first = await score([a, b], '11-9 11-9', { writeId });
    expect(await score([a, b], '11-9 11-9', { writeId })).toEqual(first);
    expect(code(await score([a, b], '9-11 9-11'))).toEqual([409, 'MATCH_CHANGED']);
    expect((await score([b, a], '11-3 11-4', { baseVersion: 1 })).status).toBe(200);
    expect(ofGroups(await read())?.matches).toMatchObject([
      { player1Id: b, sets: '11-3 11-4', version: 2 },
    ]);
  });

  test('Of two who enter the same match at once, the later sees the stored result', async ({
    server,
  }) => {
    const { groups, score, signedIn, read } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    const second = await signedIn();
    const answers = await Promise.all([
      score([a, b], '11-9 11-9'),
      score([b, a], '11-2 11-2', { by: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(ofGroups(await read())?.matches).toHaveLength(1);
  });

  test.for([
    ['a walkover', '', { status: 'walkover', winner: 'player1' }, 'player1'],
    [
      'a retirement, with its sets',
      '11-9 3-5',
      { status: 'retired', winner: 'player2' },
      'player2',
    ],
    ['a default', '11-9', { status: 'defaulted', winner: 'player2' }, 'player2'],
    ['a double walkover', '', { status: 'double-walkover' }, null],
    ['a cancellation', '', { status: 'cancelled' }, null],
  ] as const)(
    'A match without a format ends by %s',
    async ([, sets, ending, winner], { server }) => {
      const { groups, score, read } = await playedEvent(server, { byHand: 3 });
      const { a, b } = pairsOf(groups[0]!);
      expect((await score([a, b], sets, { ending })).status).toBe(200);
      const { status } = ending;
      expect(ofGroups(await read())?.matches).toMatchObject([{ status, winner, sets }]);
    },
  );

  test.for([
    ['11-9 11-5', { status: 'retired', winner: 'player2' }, 'ALREADY_DECIDED'],
    ['11-9', { status: 'walkover', winner: 'player1' }, 'NOTHING_PLAYED'],
  ] as const)(
    'A match without a format with %s cannot have the end %j',
    async ([sets, ending, refusal], { server }) => {
      const { groups, score, read } = await playedEvent(server, { byHand: 3 });
      const { a, b } = pairsOf(groups[0]!);
      expect(code(await score([a, b], sets, { ending }))).toEqual([422, refusal]);
      expect(ofGroups(await read())?.matches).toEqual([]);
    },
  );

  test('Players enter no results, operators do', async ({ server }) => {
    const player = await server.playerPhone();
    const { groups, score, read } = await playedEvent(server, { byHand: 3, phones: [player] });
    const { a, b } = pairsOf(groups[0]!);
    expect(code(await score([a, b], '11-9 11-9', { by: player }))).toEqual([403, 'FORBIDDEN']);
    const operator = await server.operatorPhone();
    expect((await score([a, b], '11-9 11-9', { by: operator })).status).toBe(200);
    expect(ofGroups(await read())?.matches).toHaveLength(1);
  });

  test('A referee enters results, chooses their format and draws lots', async ({ server }) => {
    const { groups, score, choose, drawLots, phone, params } = await playedEvent(server, {
      byHand: 3,
    });
    const by = await makeReferee(server, phone, params.id);
    const { a, b, c } = pairsOf(groups[0]!);
    const scoreFormat = { id: 'table-tennis-3' };
    expect((await choose(scoreFormat, { by })).status).toBe(200);
    for (const pair of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      expect((await score(pair, '11-9 11-9', { by, scoreFormat })).status).toBe(200);
    }
    expect((await drawLots(1, { by })).status).toBe(200);
  });

  test('Results are refused for who does not meet, and for what is not published', async ({
    server,
  }) => {
    const { groups, score, params, takeBack } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    const played = '11-9 11-9';
    expect(code(await score([a, a], played))).toEqual([422, 'SAME_PLAYER']);
    expect(code(await score([a, '99'], played))).toEqual([409, 'PLAYERS_UNKNOWN']);
    const draw = { drawNumber: 2 };
    expect(code(await score([a, b], played, { match: draw }))).toEqual([409, 'DRAW_CHANGED']);
    const event = { eventId: params.eventId + 1000 };
    expect(code(await score([a, b], played, { match: event }))).toEqual([404, 'EVENT_NOT_FOUND']);
    const tournament = { tournamentId: 999_999 };
    expect(code(await score([a, b], played, { match: tournament }))).toEqual([
      404,
      'TOURNAMENT_NOT_FOUND',
    ]);
    expect(code(await score([a, b], '11-9', {}))).toEqual([422, 'INVALID_SCORES']);
    await takeBack();
    expect(code(await score([a, b], played))).toEqual([409, 'DRAW_CHANGED']);
  });

  test('A cancelled tournament takes no results', async ({ server }) => {
    const { groups, score, choose, drawLots, params } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    const cancelled = [409, 'TOURNAMENT_CANCELLED'];
    expect(code(await score([a, b], '11-9 11-9'))).toEqual(cancelled);
    expect(code(await choose({ id: 'table-tennis-5' }))).toEqual(cancelled);
    expect(code(await drawLots(1))).toEqual(cancelled);
  });

  test('A knockout is no group', async ({ server }) => {
    const { draw, publish, takeBack, score, drawLots, read, groups } = await playedEvent(server, {
      byHand: 4,
    });
    const { a, b } = pairsOf(groups[0]!);
    await takeBack();
    await draw(KNOCKOUT);
    await publish();
    expect((await read()).draw?.results).toMatchObject({ marks: [] });
    const match = { drawNumber: 2 };
    expect(code(await score([a, b], '11-9 11-9', { match }))).toEqual([409, 'PLAYERS_UNKNOWN']);
    expect(code(await drawLots(1, { seenDraw: 2 }))).toEqual([404, 'GROUP_NOT_FOUND']);
  });
});

describe('a wrong result', () => {
  test('The organizer takes it back, nobody else does', async ({ server }) => {
    const player = await server.playerPhone();
    const { groups, score, phone, read } = await playedEvent(server, {
      byHand: 3,
      phones: [player],
    });
    const { a, b } = pairsOf(groups[0]!);
    const id = (await score([a, b], '11-9 11-9')).data?.match.id ?? '';
    const removal = { params: { id }, query: { writeId: uuidv7(), baseVersion: 1 } };
    expect(code(await player.call(matches.removeMatch, removal))).toEqual([404, 'MATCH_NOT_FOUND']);
    expect((await phone.call(matches.removeMatch, removal)).status).toBe(200);
    expect(ofGroups(await read())?.matches).toEqual([]);
    const back = { params: { id }, body: { writeId: uuidv7() } };
    expect((await phone.call(matches.restoreMatch, back)).status).toBe(200);
    expect(ofGroups(await read())?.matches).toHaveLength(1);
  });

  test('A removed result cannot be brought back into another draw', async ({ server }) => {
    const { groups, score, phone, read, takeBack, draw, publish } = await playedEvent(server, {
      byHand: 3,
    });
    const { a, b } = pairsOf(groups[0]!);
    const id = (await score([a, b], '11-9 11-9')).data?.match.id ?? '';
    const query = { writeId: uuidv7(), baseVersion: 1 };
    await phone.call(matches.removeMatch, { params: { id }, query });
    expect((await takeBack()).status).toBe(200);
    await draw(ONE_GROUP);
    await publish();
    const back = { params: { id }, body: { writeId: uuidv7() } };
    expect(code(await phone.call(matches.restoreMatch, back))).toEqual([404, 'MATCH_NOT_FOUND']);
    expect(ofGroups(await read())?.matches).toEqual([]);
  });
});

describe('a draw with results', () => {
  test('A group draw with results is neither taken back, drawn again nor reopened, and its seeding stays', async ({
    server,
  }) => {
    const { groups, score, takeBack, draw, phone, params, look } = await playedEvent(server, {
      byHand: 3,
    });
    const { a, b } = pairsOf(groups[0]!);
    await score([a, b], '11-9 11-9');
    const played = [409, 'MATCH_PLAYED'];
    expect(code(await takeBack())).toEqual(played);
    expect(code(await draw(ONE_GROUP))).toEqual(played);
    expect(code(await phone.call(drawn.reopenEntries, { params }))).toEqual(played);
    const body = { baseVersion: 1, order: [3, 2, 1], seedCount: null };
    expect(code(await phone.call(drawn.saveSeeding, { params, body }))).toEqual(played);
    expect((await look()).draw?.number).toBe(1);
  });
});

describe('the score format of an event', () => {
  test('The score format of an event is chosen before the first result, and judges every match', async ({
    server,
  }) => {
    const { groups, score, choose, read } = await playedEvent(server, { byHand: 3 });
    const { a, b, c } = pairsOf(groups[0]!);
    const scoreFormat = { id: 'table-tennis-5' };
    const version = (await read()).seeding?.version;
    expect((await choose(scoreFormat)).data?.event.draw?.results).toMatchObject({ scoreFormat });
    expect((await choose(scoreFormat)).status).toBe(200);
    expect((await read()).seeding?.version).toBe(version);
    expect(code(await score([a, b], '11-9 11-9'))).toEqual([409, 'FORMAT_CHANGED']);
    const short = await score([a, b], '11-9 11-9', { scoreFormat });
    expect(code(short)).toEqual([422, 'INCOMPLETE_SCORES']);
    const ending = { status: 'walkover', winner: 'player1' } as const;
    expect((await score([a, b], '', { scoreFormat, ending })).status).toBe(200);
    const ret = { status: 'retired', winner: 'player2' } as const;
    expect((await score([a, c], '11-9 3-2', { scoreFormat, ending: ret })).status).toBe(200);
    expect(ofGroups(await read())?.matches.map(({ status }) => status)).toEqual([
      'walkover',
      'retired',
    ]);
    expect(code(await choose(null))).toEqual([409, 'MATCH_PLAYED']);
  });

  test('An unknown one is refused, as is that of another draw', async ({ server }) => {
    const player = await server.playerPhone();
    const { choose } = await playedEvent(server, { byHand: 3, phones: [player] });
    expect(code(await choose({ id: 'nine-pins' }))).toEqual([422, 'UNKNOWN_FORMAT']);
    expect(code(await choose(null, { seenDraw: 2 }))).toEqual([409, 'DRAW_CHANGED']);
    expect(code(await choose(null, { by: player }))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('the rule book', () => {
  test('The rule book is that of the sport unless another is chosen, and frozen with the draw', async ({
    server,
  }) => {
    const { takeBack, draw, publish, look, phone, params } = await playedEvent(server, {
      byHand: 3,
    });
    const chosen = { params: { id: params.id }, body: { sport: 'badminton' as const } };
    await phone.call(publishing.chooseSport, chosen);
    expect(ofGroups(await look())?.ruleBook).toBe('table-tennis');
    await takeBack();
    await draw(ONE_GROUP);
    await publish();
    expect(ofGroups(await look())?.ruleBook).toBe('badminton');
    await takeBack();
    await draw(ONE_GROUP, { ruleBook: 'tennis' });
    await publish();
    expect(ofGroups(await look())?.ruleBook).toBe('tennis');
  });
});

describe('lots', () => {
  test('Lots are drawn once, with a recorded random seed that everybody reads', async ({
    server,
  }) => {
    const { groups, score, drawLots, look } = await playedEvent(server, { byHand: 3 });
    const { a, b, c } = pairsOf(groups[0]!);
    await score([a, b], '11-9 11-9');
    await score([b, c], '11-9 11-9');
    expect(code(await drawLots(1))).toEqual([409, 'LOTS_NOT_NEEDED']);
    await score([c, a], '11-9 11-9');
    const player = await server.playerPhone();
    expect(code(await drawLots(1, { by: player }))).toEqual([403, 'FORBIDDEN']);
    expect(code(await drawLots(2))).toEqual([404, 'GROUP_NOT_FOUND']);
    expect(code(await drawLots(1, { seenDraw: 2 }))).toEqual([409, 'DRAW_CHANGED']);
    expect((await drawLots(1)).status).toBe(200);
    const lots = ofGroups(await look())?.lots;
    expect(lots).toMatchObject([{ group: 1, at: '2026-11-20T03:00:00.000Z' }]);
    await drawLots(1);
    expect(ofGroups(await look())?.lots).toEqual(lots);
  });
});

describe('a side that has withdrawn since the draw', () => {
  test('Everybody reads who it is, and lots wait for nobody who is out', async ({ server }) => {
    const { groups, score, drawLots, look, params, phone } = await playedEvent(server, {
      byHand: 4,
    });
    const [a = '', b = '', c = '', d = ''] = groups[0]!;
    await score([a, b], '11-9 11-9');
    await score([b, c], '11-9 11-9');
    await score([c, a], '11-9 11-9');
    expect(code(await drawLots(1))).toEqual([409, 'LOTS_NOT_NEEDED']);
    const listed = await listEntrants(server.services.db, params.eventId);
    const { entryId = '' } = listed.find(({ number }) => String(number) === d) ?? {};
    const body = { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' } as const;
    await phone.call(withdrawing.decide, { params: { ...params, entryId }, body });
    expect(ofGroups(await look())?.out).toEqual([d]);
    expect((await drawLots(1)).status).toBe(200);
  });
});

describe('whose match it is', () => {
  test('A match of a group is in nobody’s records, free practice or single reads', async ({
    server,
  }) => {
    const { groups, score, phone } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    const id = (await score([a, b], '11-9 11-9')).data?.match.id ?? '';
    expect(code(await phone.call(matches.match, { params: { id } }))).toEqual([
      404,
      'MATCH_NOT_FOUND',
    ]);
    expect((await phone.call(records.practiceDays, { query: {} })).data?.days).toEqual([]);
    expect((await phone.call(freePractice.freeMatches)).data?.matches).toEqual([]);
  });

  test('What is noted beside the score is not stored', async ({ server }) => {
    const { groups, score } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    const noted = { notes: 'Mori was late', stats: { comments: 'Mori was late' } };
    const saved = await score([a, b], '11-9 11-9', noted);
    expect(saved.data?.match).toMatchObject({ notes: '', stats: null });
  });

  test('The export of its scorer names the write, and without the account the result stays', async ({
    server,
  }) => {
    await makeOperator(server.services);
    const operator = await server.operatorPhone();
    const { groups, score, look } = await playedEvent(server, { byHand: 3 });
    const { a, b } = pairsOf(groups[0]!);
    const id = (await score([a, b], '11-9 11-9', { by: operator })).data?.match.id;
    const { data } = await operator.call(exporting.everything);
    const writes = data?.parts.practiceWrites;
    expect(writes).toMatchObject([{ kind: 'score', matchId: id }]);
    expect(data?.parts.practiceMatches).toEqual([]);
    const before = (await look()).draw;
    expect(
      (await operator.call(leave, { body: { password: operator.operator.password } })).status,
    ).toBe(200);
    expect((await look()).draw).toEqual(before);
  });
});
