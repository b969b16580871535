import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { closedEvent, KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { makeSquads, revealTie, TEAM_GROUPS } from './ties.factory.ts';

/** An event of so many teams with squads, drawn and published, on its day. */
async function teamDay(
  server: TestApp,
  {
    teams = 4,
    format = KNOCKOUT,
    courts = 4,
  }: { teams?: number; format?: EventFormat; courts?: number } = {},
) {
  const event = await closedEvent(server, {
    byHand: teams,
    tournament: { eventType: 'Team', sport: 'table-tennis' },
  });
  const accountId = event.organizer.id;
  await makeSquads(server.services, { eventId: event.eventId, accountId });
  await event.draw(format);
  await event.publish();
  const desk = await openQueue(server, event, { courts });
  const first = (await desk.queue()).matches[0]!;
  const { stageId } = first;
  const reveal = (matchId: string, missing = 0) =>
    revealTie(server.services, {
      ...{ event: { id: event.eventId }, stageId, matchId, accountId, missing },
    });
  /** Saves the result of a rubber, as seen by the first team. */
  const score = async (matchId: string, text: string) => {
    const rubber = await desk.match(matchId);
    const sets = ScoreText.parse(text);
    if (!sets.ok) throw new Error(`not a score: ${text}`);
    return event.phone.call(matches.saveScore, {
      params: { id: uuidv7() },
      body: {
        writeId: uuidv7(),
        baseVersion: rubber.resultVersion,
        match: {
          kind: 'event',
          ...{ tournamentId: event.tournamentId, eventId: event.eventId },
          drawNumber: 1,
          player1Id: rubber.player1?.id ?? '',
          player2Id: rubber.player2?.id ?? '',
          rubber: { stageId, matchId },
          playedOn: '2026-12-04',
        },
        sets: [...sets.value],
        scoreFormat: { id: 'table-tennis-5' },
      },
    });
  };
  return { ...event, desk, stageId, reveal, score };
}

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';

describe('a tie of a knockout', () => {
  test('Before the orders are out the rubbers have no sides, and wait for the orders', async ({
    server,
  }) => {
    const { desk } = await teamDay(server);
    const rubber = await desk.match('1-0r1');
    expect(rubber).toMatchObject({ player1: null, place: { rubber: { number: 1, name: 'S1' } } });
    expect(await desk.obstacles('1-0r1')).toMatchObject([{ code: 'order-missing' }]);
  });

  test('Rubbers are called one after another, and the third win decides the tie', async ({
    server,
  }) => {
    const { desk, reveal, score, look } = await teamDay(server);
    await reveal('1-0');
    expect(await desk.waiting()).toEqual(['1-0r1']);
    for (const at of [1, 2, 3]) {
      await desk.play(`1-0r${at}`);
      expect((await score(`1-0r${at}`, WON)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const { draw } = await look();
    expect(draw?.results).toMatchObject({
      marks: [{ matchId: '1-0', result: { kind: 'score', score: '3-0' } }],
    });
    // The fourth and the fifth are no matches any more.
    const ids = (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect(ids.filter((id) => id.startsWith('1-0'))).toEqual(['1-0r1', '1-0r2', '1-0r3']);
  });
});

describe('a tie of a group', () => {
  test('The result of a tie of a group is that of its rubbers', async ({ server }) => {
    const { desk, reveal, score, look } = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
    await reveal('1-2-3');
    for (const [at, text] of [WON, LOST, WON, WON].entries()) {
      await desk.play(`1-2-3r${at + 1}`);
      expect((await score(`1-2-3r${at + 1}`, text)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const { draw } = await look();
    expect(draw?.results).toMatchObject({ matches: [{ winner: 'player1', status: 'finished' }] });
  });
});
