import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import {
  openQueue,
  type Queue,
  type QueueMatch,
} from '#features/day/queue/server/queue.factory.ts';
import * as matches from '#features/matches/matches.contract.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { closedEvent, KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { makeSquads, revealTie } from './ties.factory.ts';

const TEAMS = 8;
const COURTS = 3;
const RUBBER_S = 20 * 60;
/** The first or the second side wins, taken in turn. */
const SCORES = ['11-5 11-6 11-7', '5-11 6-11 7-11', '11-9 9-11 11-6 11-8'];

/** An event of so many teams on its day, with a knockout and squads. */
async function opened(server: TestApp) {
  const event = await closedEvent(server, {
    byHand: TEAMS,
    tournament: { eventType: 'Team', sport: 'table-tennis' },
  });
  await makeSquads(server.services, { eventId: event.eventId, accountId: event.organizer.id });
  await event.draw(KNOCKOUT);
  await event.publish();
  return { event, desk: await openQueue(server, event, { courts: COURTS }) };
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function listTies({ event }: Opened) {
  const { data } = await event.phone.call(ties.list, { params: { id: event.tournamentId } });
  return data?.ties.ties ?? [];
}

/** Reveals every tie whose teams are known. */
async function revealAll(server: TestApp, day: Opened) {
  const { eventId, organizer } = day.event;
  for (const { stageId, matchId, team1, team2, isRevealed } of await listTies(day)) {
    if (!team1 || !team2 || isRevealed) continue;
    const request = { event: { id: eventId }, stageId, matchId, accountId: organizer.id };
    await revealTie(server.services, request);
  }
}

async function score({ event, desk }: Opened, { matchId }: QueueMatch, text: string) {
  const { stageId, player1, player2, resultVersion } = await desk.match(matchId);
  const sets = ScoreText.parse(text);
  if (!sets.ok) throw new Error(`not a score: ${text}`);
  const { status } = await event.phone.call(matches.saveScore, {
    params: { id: uuidv7() },
    body: {
      writeId: uuidv7(),
      baseVersion: resultVersion,
      match: {
        kind: 'event',
        tournamentId: event.tournamentId,
        eventId: event.eventId,
        drawNumber: 1,
        player1Id: player1?.id ?? '',
        player2Id: player2?.id ?? '',
        rubber: { stageId, matchId },
        playedOn: '2026-12-04',
      },
      sets: [...sets.value],
      scoreFormat: { id: 'table-tennis-5' },
    },
  });
  expect(status).toBe(200);
}

const onCourt = ({ matches: all }: Queue) =>
  all.filter(({ state }) => state === 'called' || state === 'playing');

/** Nobody is on two courts, and no tie has more courts than it asks for. */
function judge(queue: Queue) {
  const people = onCourt(queue).flatMap(({ player1, player2 }) =>
    [player1, player2].flatMap((side) => side?.people.map(({ id }) => id) ?? []),
  );
  expect(new Set(people).size).toBe(people.length);
  const tiesThere = onCourt(queue).map(({ matchId }) => matchId.split('r')[0]);
  expect(new Set(tiesThere).size).toBe(tiesThere.length);
}

test('Teams play a whole knockout through the queue, each tie until a team has three rubbers', async ({
  server,
}) => {
  const day = await opened(server);
  let played = 0;
  for (let wave = 0; wave < 100; wave++) {
    await revealAll(server, day);
    const queue = await day.desk.queue();
    const ready = queue.courts.flatMap(({ proposal }) => proposal?.key ?? []);
    if (ready.length === 0 && queue.counts.open === 0) break;
    for (const { matchId } of queue.matches.filter(({ key }) => ready.includes(key))) {
      await day.desk.play(matchId);
    }
    const now = await day.desk.queue();
    judge(now);
    server.clock.advance({ seconds: RUBBER_S });
    for (const match of onCourt(now)) {
      await score(day, match, SCORES[played % SCORES.length]!);
      played += 1;
    }
  }
  const over = await listTies(day);
  expect(over).toHaveLength(TEAMS - 1);
  expect(over.every(({ isOver }) => isOver)).toBe(true);
  for (const { score: won, rubbers } of over) {
    expect(Math.max(won.player1, won.player2)).toBe(3);
    expect(rubbers.filter(({ result }) => result).length).toBe(won.player1 + won.player2);
  }
  expect((await day.desk.queue()).counts).toMatchObject({ open: 0, finished: played });
});
