import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as everybody from '../event-draws.public.contract.ts';
import { chooseScoreFormat } from '../results/results.contract.ts';
import { saveResult } from '../results/results.knockouts.contract.ts';
import { ONE_GROUP } from '../results/server/results.referee.factory.ts';
import { groupsInPlay, groupsPlayedOut } from './event-draws.further.factory.ts';
import { GROUPS, KNOCKOUT } from './event-draws.referee.factory.ts';

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const linesIn = (draw: StageDraw | undefined) => (draw && !isGroupsDraw(draw) ? linesOf(draw) : []);
const ELEVEN = { byHand: 11 };

describe('the draw after the groups', () => {
  test('The first two of each group are drawn, those of one group into opposite halves', async ({
    server,
  }) => {
    const { groups, stageAt, read, look } = await groupsPlayedOut(server, ELEVEN);
    expect(groups.map(({ length }) => length)).toEqual([3, 4, 4]);
    const main = stageAt(1);
    expect((await read()).further).toMatchObject([
      { position: 1, places: { from: 1, to: 2 }, isMain: true, state: 'ready', draw: null },
    ]);
    const { data } = await main.draw();
    const made = data?.event.further[0]?.draw?.made;
    const lines = linesIn(made);
    expect(lines).toHaveLength(8);
    for (const [first = '', second = ''] of groups) {
      expect(lines.indexOf(first) < 4).not.toBe(lines.indexOf(second) < 4);
    }
    expect(made && 'constraints' in made && made.constraints).toContainEqual({
      constraint: 'same-group',
      broken: 0,
    });
    expect((await look()).further).toEqual([]);
    const published = (await main.publish()).data?.event.further[0];
    expect(published).toMatchObject({ state: 'published', draw: { number: 1, isOutdated: false } });
    const [stage] = (await look()).further;
    expect(stage).toMatchObject({ position: 1, isMain: true, draw: { number: 1 }, earlier: [] });
    expect(stage?.draw && checkDraw(stage.draw.made)).toEqual({ verdict: 'equal' });
    expect(stage?.draw?.made).toEqual(made);
  });

  test('The list of draws says which stages are out', async ({ server }) => {
    const { stageAt, params } = await groupsPlayedOut(server, ELEVEN);
    const listed = async () => {
      const { data } = await server.phone().call(everybody.publicDraws, { params });
      return data?.events[0]?.further;
    };
    await stageAt(1).draw();
    expect(await listed()).toEqual([]);
    await stageAt(1).publish();
    expect(await listed()).toEqual([{ position: 1, places: { from: 1, to: 2 }, isMain: true }]);
  });

  test('By place, everybody plays in a draw of their own place', async ({ server }) => {
    const format = { ...GROUPS, next: 'placing' } as const;
    const { groups, stageAt, read, look } = await groupsPlayedOut(server, { ...ELEVEN, format });
    for (const position of [3, 1, 2]) {
      expect((await stageAt(position).draw()).status).toBe(200);
      await stageAt(position).publish();
    }
    const { further } = await read();
    expect(further.map(({ isMain }) => isMain)).toEqual([false, false, false]);
    const people = further.map(({ draw }) => draw?.made.entrants.map(({ id }) => id).toSorted());
    expect(people).toEqual([
      groups.map((group) => group[0]!).toSorted(),
      groups.map((group) => group[1]!).toSorted(),
      groups.flatMap((group) => group.slice(2)).toSorted(),
    ]);
    expect((await look()).further.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  test('The id of a draw by place does not pass for the draw of another place', async ({
    server,
  }) => {
    const format = { ...GROUPS, next: 'placing' } as const;
    const { stageAt, read } = await groupsPlayedOut(server, { ...ELEVEN, format });
    const sent = { writeId: uuidv7(), seenDraw: 0 };
    const first = await stageAt(1).draw(sent);
    expect(first.status).toBe(200);
    expect(code(await stageAt(2).draw(sent))).toEqual([404, 'STAGE_NOT_FOUND']);
    expect((await read()).further[1]?.draw).toBeNull();
    expect(await stageAt(1).draw(sent)).toEqual(first);
  });

  test('One side alone needs no match', async ({ server }) => {
    const format = { ...ONE_GROUP, next: 'first' } as const;
    const { stageAt, read } = await groupsPlayedOut(server, { byHand: 3, format });
    expect((await read()).further[0]?.state).toBe('too-few');
    expect(code(await stageAt(1).draw())).toEqual([422, 'TOO_FEW']);
  });

  test('Nothing follows groups that are final, nor groups that are not published', async ({
    server,
  }) => {
    const final = await groupsPlayedOut(server, { byHand: 3, format: ONE_GROUP });
    expect((await final.read()).further).toEqual([]);
    expect(code(await final.stageAt(1).draw())).toEqual([404, 'STAGE_NOT_FOUND']);
    const drafted = await groupsInPlay(server, { byHand: 6 });
    await drafted.takeBack();
    expect((await drafted.read()).further).toEqual([]);
    expect(code(await drafted.stageAt(1).draw())).toEqual([404, 'STAGE_NOT_FOUND']);
    expect(code(await final.stageAt(2).draw())).toEqual([404, 'STAGE_NOT_FOUND']);
  });

  test('The draw after the groups waits for every match, and for lots', async ({ server }) => {
    const { groups, stageAt, read, playOut, score, drawLots } = await groupsInPlay(server, {
      byHand: 6,
      format: { ...GROUPS, size: 3 },
    });
    await playOut([0]);
    expect((await read()).further[0]?.state).toBe('groups-open');
    expect(code(await stageAt(1).draw())).toEqual([409, 'GROUPS_OPEN']);
    const [a = '', b = '', c = ''] = groups[1]!;
    await score([a, b], '11-9 11-9');
    await score([b, c], '11-9 11-9');
    await score([c, a], '11-9 11-9');
    expect((await read()).further[0]?.state).toBe('lots-needed');
    expect(code(await stageAt(1).draw())).toEqual([409, 'LOTS_NEEDED']);
    await drawLots(2);
    expect((await stageAt(1).draw()).status).toBe(200);
  });

  test('The draw after the groups is a knockout without consolation', async ({ server }) => {
    const { stageAt } = await groupsPlayedOut(server, { byHand: 6 });
    const consolation = { ...KNOCKOUT, consolation: true };
    expect(code(await stageAt(1).draw({}, consolation))).toEqual([422, 'KNOCKOUT_ONLY']);
    expect(code(await stageAt(1).draw({}, GROUPS))).toEqual([422, 'KNOCKOUT_ONLY']);
    const third = { ...KNOCKOUT, thirdPlace: true, tradition: 'table-tennis' } as const;
    const { data } = await stageAt(1).draw({}, third);
    expect(data?.event.further[0]?.draw?.format).toEqual(third);
  });
});

describe('the life of a draw after the groups', () => {
  test('Drawing again counts up, and everybody can read how often', async ({ server }) => {
    const { stageAt, look } = await groupsPlayedOut(server, { byHand: 6 });
    const writeId = uuidv7();
    const first = await stageAt(1).draw({ writeId, seenDraw: 0 });
    expect(await stageAt(1).draw({ writeId, seenDraw: 0 })).toEqual(first);
    expect(code(await stageAt(1).draw({ seenDraw: 0 }))).toEqual([409, 'DRAW_CHANGED']);
    await stageAt(1).draw();
    await stageAt(1).publish();
    expect((await look()).further[0]).toMatchObject({
      draw: { number: 2 },
      earlier: [{ number: 1, publishedAt: null }],
    });
    expect(code(await stageAt(1).draw())).toEqual([409, 'DRAW_PUBLISHED']);
  });

  test('Two lines of its draft change places, with a reason', async ({ server }) => {
    const { stageAt, read } = await groupsPlayedOut(server, ELEVEN);
    await stageAt(1).draw();
    const change = { kind: 'exchange', lines: [1, 8] } as const;
    expect((await stageAt(1).exchange(change)).status).toBe(200);
    const { draw, further } = await read();
    expect(draw?.amendments).toEqual([]);
    expect(further[0]?.draw?.amendments).toMatchObject([{ change, reason: 'Both asked for it' }]);
    await stageAt(1).publish();
    expect(code(await stageAt(1).exchange(change))).toEqual([409, 'DRAW_PUBLISHED']);
  });

  test('Only those who go on are notified', async ({ server }) => {
    const phones = [await server.playerPhone(), await server.playerPhone()];
    const { stageAt, groups, read } = await groupsPlayedOut(server, { phones, byHand: 4 });
    await stageAt(1).draw();
    await stageAt(1).publish();
    const goingOn = new Set(groups.flatMap((group) => group.slice(0, 2)));
    const numbers = (await read()).draw?.people ?? [];
    for (const { player } of phones) {
      const own = numbers.find(({ name }) => name === player.fullName)?.id ?? '';
      expect(own).not.toBe('');
      const mails = (await mailsTo(server, player.email)).filter(
        ({ kind }) => kind === 'draw-published',
      );
      expect(mails).toHaveLength(goingOn.has(own) ? 2 : 1);
      if (goingOn.has(own)) expect(mails[1]?.textBody).toContain('?stage=1');
    }
  });

  test('A draft of groups that have changed since cannot be published', async ({ server }) => {
    const { stageAt, groups, score, read } = await groupsPlayedOut(server, { byHand: 6 });
    await stageAt(1).draw();
    const [first = '', second = ''] = groups[0]!;
    await score([first, second], '3-11 5-11', { baseVersion: 1 });
    expect((await read()).further[0]).toMatchObject({ state: 'drawn', draw: { isOutdated: true } });
    expect(code(await stageAt(1).publish())).toEqual([409, 'DRAW_OUTDATED']);
    await stageAt(1).draw();
    expect((await stageAt(1).publish()).status).toBe(200);
  });

  test('Matches after the groups are scored like those of the groups, and their winners go on', async ({
    server,
  }) => {
    const { stageAt, read, look, phone, params } = await groupsPlayedOut(server, { byHand: 6 });
    await stageAt(1).draw();
    await stageAt(1).publish();
    const main = async () => {
      const draw = (await read()).further[0]?.draw;
      if (!draw?.results || !('marks' in draw.results) || isGroupsDraw(draw.made)) {
        throw new Error('no main draw is published');
      }
      return { ...draw, made: draw.made, results: draw.results };
    };
    const { made, number, results } = await main();
    const { id: matchId, player1, player2 } = made.matches[0]!;
    const choose = (scoreFormat: { id: string } | null) =>
      phone.call(chooseScoreFormat, {
        params,
        body: { position: 1, seenDraw: number, scoreFormat },
      });
    expect((await choose({ id: 'table-tennis-3' })).status).toBe(200);
    const saved = await phone.call(saveResult, {
      params: { ...params, stageId: results.stageId, matchId },
      body: {
        writeId: uuidv7(),
        drawNumber: number,
        baseVersion: 0,
        player1Id: player1 ?? '',
        player2Id: player2 ?? '',
        result: {
          kind: 'score',
          sets: [
            { player1: 11, player2: 5 },
            { player1: 11, player2: 7 },
          ],
        },
        scoreFormat: { id: 'table-tennis-3' },
      },
    });
    expect(saved.status).toBe(200);
    expect((await main()).results.marks).toMatchObject([{ matchId, result: { winner: player1 } }]);
    expect((await look()).further[0]?.draw?.results).toMatchObject({
      marks: [{ matchId, result: { winner: player1 }, scoredBy: null }],
    });
    expect((await read()).draw?.results).toMatchObject({ scoreFormat: null });
    expect(code(await choose(null))).toEqual([409, 'MATCH_PLAYED']);
    expect(code(await stageAt(1).takeBack())).toEqual([409, 'MATCH_PLAYED']);
  });

  test('While it is published, a score is corrected only where the same people go on', async ({
    server,
  }) => {
    const { stageAt, groups, score, read, takeBack, phone } = await groupsPlayedOut(server, {
      byHand: 6,
    });
    await stageAt(1).draw();
    await stageAt(1).publish();
    const [first = '', second = ''] = groups[0]!;
    const correct = () => score([first, second], '3-11 5-11', { baseVersion: 2 });
    expect((await score([first, second], '11-9 13-11', { baseVersion: 1 })).status).toBe(200);
    expect(code(await correct())).toEqual([409, 'NEXT_STAGE_DRAWN']);
    const { results } = (await read()).draw ?? {};
    const { id, version = 0 } = (results && 'matches' in results && results.matches[0]) || {};
    const remove = () =>
      phone.call(matches.removeMatch, {
        params: { id: id ?? '' },
        query: { writeId: uuidv7(), baseVersion: version },
      });
    expect(code(await remove())).toEqual([404, 'MATCH_NOT_FOUND']);
    expect(code(await takeBack())).toEqual([409, 'MATCH_PLAYED']);
    expect((await stageAt(1).takeBack()).data?.event.further[0]).toMatchObject({
      state: 'ready',
      draw: { withdrawn: { reason: 'A score was wrong' } },
    });
    expect((await correct()).status).toBe(200);
    expect((await stageAt(1).takeBack()).status).toBe(200);
  });

  test('The reason for taking a draw back is public until the stage is drawn again', async ({
    server,
  }) => {
    const { stageAt, look } = await groupsPlayedOut(server, { byHand: 6 });
    await stageAt(1).draw();
    expect(code(await stageAt(1).takeBack())).toEqual([409, 'NOT_PUBLISHED']);
    await stageAt(1).publish();
    await stageAt(1).takeBack();
    expect((await look()).further[0]).toMatchObject({
      draw: null,
      withdrawn: { number: 1, reason: 'A score was wrong' },
    });
    expect(code(await stageAt(1).publish())).toEqual([409, 'DRAW_WITHDRAWN']);
    await stageAt(1).draw();
    await stageAt(1).publish();
    expect((await look()).further[0]).toMatchObject({ draw: { number: 2 }, withdrawn: null });
  });

  test('Referees draw and publish it; players and other organizers do not', async ({ server }) => {
    const player = await server.playerPhone();
    const { stageAt, phone, params } = await groupsPlayedOut(server, {
      byHand: 6,
      phones: [player],
    });
    expect(code(await stageAt(1).draw({}, KNOCKOUT, player))).toEqual([403, 'FORBIDDEN']);
    const referee = await makeReferee(server, phone, params.id);
    expect((await stageAt(1).draw({}, KNOCKOUT, referee)).status).toBe(200);
    expect(code(await stageAt(1).publish({}, player))).toEqual([403, 'FORBIDDEN']);
    expect((await stageAt(1).publish({}, referee)).status).toBe(200);
    expect(code(await stageAt(1).takeBack(player))).toEqual([403, 'FORBIDDEN']);
    expect((await stageAt(1).takeBack(referee)).status).toBe(200);
  });

  test('Nothing is drawn in a cancelled tournament', async ({ server }) => {
    const { stageAt, tournamentId } = await groupsPlayedOut(server, { byHand: 6 });
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect(code(await stageAt(1).draw())).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });

  test('Of two who draw at once, the later one is refused', async ({ server }) => {
    const { stageAt, signedIn } = await groupsPlayedOut(server, { byHand: 6 });
    const second = await signedIn();
    const answers = await Promise.all([
      stageAt(1).draw({ seenDraw: 0 }),
      stageAt(1).draw({ seenDraw: 0 }, KNOCKOUT, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
