import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { scoreOf } from '#domain/scorecard/card-set.ts';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as knockouts from '#features/event-draws/results/results.knockouts.contract.ts';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { playedToday } from './handshake.factory.ts';

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';

/** A match whose result is disputed. */
async function disputed(server: TestApp, options: Parameters<typeof playedToday>[1] = {}) {
  const event = await playedToday(server, options);
  const match = await event.first();
  await event.enter(match.phone, match, WON);
  await event.dispute(match.opponent, match, LOST);
  expect(await event.open()).toHaveLength(1);
  const typed = ScoreText.parse(WON);
  if (!typed.ok) throw new Error(typed.code);
  return { ...event, match, sets: [...typed.value] };
}

test('The desk settles a dispute by entering the very score that stands in a knockout', async ({
  server,
}) => {
  const { match, sets, desk, params, open, own } = await disputed(server);
  const { stageId, matchId, player1, player2, scoreFormat } = match;
  const answer = await desk.call(knockouts.saveResult, {
    params: { ...params, stageId, matchId },
    body: {
      writeId: uuidv7(),
      drawNumber: match.drawNumber,
      baseVersion: 1,
      player1Id: player1.id,
      player2Id: player2.id,
      result: { kind: 'score', winner: player1.id, sets: sets.map(scoreOf) },
      scoreFormat,
    },
  });
  expect(answer.status).toBe(200);
  expect(await open()).toEqual([]);
  expect((await own(match.phone))?.matches[0]).toMatchObject({
    version: 1,
    handshake: { state: 'confirmed' },
  });
});

test('The desk settles a dispute by entering the very score that stands in a group', async ({
  server,
}) => {
  const { match, sets, desk, params, open } = await disputed(server, { format: ONE_GROUP });
  const answer = await desk.call(matches.saveScore, {
    params: { id: uuidv7() },
    body: {
      writeId: uuidv7(),
      baseVersion: 1,
      match: {
        kind: 'event',
        tournamentId: params.id,
        eventId: params.eventId,
        drawNumber: match.drawNumber,
        player1Id: match.player1.id,
        player2Id: match.player2.id,
        playedOn: '2026-11-20',
      },
      sets,
      scoreFormat: match.scoreFormat,
    },
  });
  expect(answer.status).toBe(200);
  expect(await open()).toEqual([]);
});
