import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { furtherSteps } from '#features/event-draws/server/event-draws.further.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../tie-orders.contract.ts';
import * as desk from '../tie-orders.desk.contract.ts';
import { makeTeamEvent, ORDER } from './tie-orders.factory.ts';

/** Ties whose teams become others. */

const SQUAD = ['青木', '井上', '上田', '江口', '小川', '加藤', '木村'];

async function countOf(phone: Phone, kind: 'orders-due' | 'orders-revealed') {
  const { data } = await phone.call(notifications.list, { query: {} });
  return data!.notifications.filter((one) => one.kind === kind).length;
}

/** What the desk of an event enters. */
function deskOf({
  desk: phone,
  tournamentId: id,
  eventId,
}: Awaited<ReturnType<typeof makeTeamEvent>>) {
  const decide = async (stageId: string, matchId: string, outcome: 'player1' | 'player2') => {
    const params = { id, stageId, matchId };
    const body = { eventId, drawNumber: 1, outcome };
    expect((await phone.call(ties.decide, { params, body })).status).toBe(200);
  };
  const listed = async () => (await phone.call(desk.listForDesk, { params: { id } })).data!.ties;
  return { decide, listed };
}

describe('a tie whose orders are out when another team comes into it', () => {
  /** A final whose orders are out, and both again after its first team was corrected. */
  async function correctedFinal(server: TestApp) {
    const event = await makeTeamEvent(server, { teams: ['A', 'B', 'C', 'D'], squad: SQUAD });
    const { desk: phone, tournamentId: id, stageId, coaches } = event;
    const { decide, listed } = deskOf(event);
    await decide(stageId, '1-0', 'player1');
    await decide(stageId, '1-1', 'player1');
    const enter = async (side: 'player1' | 'player2', players = ORDER, baseVersion = 0) => {
      const params = { id, stageId, matchId: '2-0', side };
      const body = { players, baseVersion, reason: '発熱' };
      expect((await phone.call(desk.enter, { params, body })).status).toBe(200);
    };
    const reveal = async () => {
      await enter('player1');
      await enter('player2');
    };
    const final = async () => (await listed()).find(({ matchId }) => matchId === '2-0')!;
    await reveal();
    const both = coaches.get((await final()).player2)!.phone;
    const seen = async () => {
      const params = { stageId, matchId: '2-0', side: 'player2' as const };
      return (await both.call(contract.find, { params })).data!.tie;
    };
    return { enter, reveal, both, seen, correct: () => decide(stageId, '1-0', 'player2') };
  }

  test('The other teams do not read why an order was changed before', async ({ server }) => {
    const { enter, reveal, seen, correct } = await correctedFinal(server);
    await enter('player1', [7, 2, 3, 4, 5, 6], 1);
    expect((await seen()).changes).toMatchObject([{ reason: '発熱' }]);
    await correct();
    expect(await seen()).toMatchObject({ state: 'open', changes: [] });
    await reveal();
    expect(await seen()).toMatchObject({ state: 'revealed', changes: [] });
  });

  test('The team that stays hears of both exchanges', async ({ server }) => {
    const { reveal, both, correct } = await correctedFinal(server);
    expect(await countOf(both, 'orders-revealed')).toBe(1);
    await correct();
    await reveal();
    expect(await countOf(both, 'orders-revealed')).toBe(2);
  });
});

describe('a lucky loser who comes when the usual time of the orders is over', () => {
  test('Orders are due so many minutes later, and both coaches are reminded and file', async ({
    server,
  }) => {
    const event = await makeTeamEvent(server, {
      teams: ['A', 'B', 'C', 'D', 'E', 'F'],
      format: { kind: 'groups', size: 3, next: 'first-two' },
    });
    const { desk: phone, tournamentId: id, eventId, coaches } = event;
    const { decide, listed } = deskOf(event);
    for (const { stageId, matchId } of await listed()) await decide(stageId, matchId, 'player1');
    const params = { id, eventId };
    const read = async () => (await phone.call(eventDraws.prepared, { params })).data!.event;
    const main = furtherSteps({ phone, params, read }).stageAt(1);
    await main.draw();
    expect((await main.publish()).status).toBe(200);
    const tie = (await listed()).find(({ matchId }) => matchId === '1-0')!;
    const { clock, jobs } = server.services;
    // At noon of its day the tournament has begun long ago.
    const noon = Date.parse('2026-12-04T12:00:00+09:00');
    server.clock.advance({ seconds: (noon - clock.now().getTime()) / 1000 });
    await jobs.drain();
    const { entrants } = (await phone.call(withdrawing.list, { params })).data!.event;
    const leaver = entrants.find(({ name }) => name === tie.player1)!;
    const made = (await read()).draw!.made;
    const groups = isGroupsDraw(made) ? made.groups : [];
    const third = Number(groups.find((group) => group.includes(String(leaver.number)))?.[2]);
    const decided = await phone.call(withdrawing.decide, {
      params: { ...params, entryId: leaver.entryId },
      body: {
        writeId: uuidv7(),
        seenRequest: null,
        decision: 'alternate',
        word: '',
        seen: { draw: 1, amendments: 0, alternate: third },
      },
    });
    expect(decided.status).toBe(200);
    await jobs.drain();
    const loser = entrants.find(({ number }) => number === third)!.name;
    for (const [side, team] of [['player1', loser] as const, ['player2', tie.player2] as const]) {
      const coach = coaches.get(team)!.phone;
      expect(await countOf(coach, 'orders-due')).toBe(1);
      const filed = await coach.call(contract.file, {
        params: { stageId: tie.stageId, matchId: '1-0', side },
        body: { players: ORDER, baseVersion: 0 },
      });
      expect(filed.status).toBe(200);
      expect(filed.data?.tie.dueAt).toBe('2026-12-04T03:10:00.000Z');
    }
  });
});
