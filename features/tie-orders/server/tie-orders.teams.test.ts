import { describe, expect } from 'vitest';
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
