import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as desk from '../tie-orders.desk.contract.ts';
import { makeTie, ORDER } from './tie-orders.factory.ts';

const OTHER = [6, 5, 1, 2, 4, 3];

describe('the desk and the orders of coaches', () => {
  test('The desk cannot try out which order a coach has filed, and finds its own again', async ({
    server,
  }) => {
    const { file, find, desk: phone, tournamentId: id, stageId, matchId } = await makeTie(server);
    await file('player1', ORDER);
    const enter = (side: 'player1' | 'player2', players: readonly number[], baseVersion = 0) =>
      phone.call(desk.enter, {
        params: { id, stageId, matchId, side },
        body: { players, baseVersion, reason: '' },
      });
    const tries = [await enter('player1', ORDER), await enter('player1', OTHER)];
    expect(tries.map(({ refusal }) => refusal?.code)).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED']);
    expect((await find('player1')).data?.tie.order).toMatchObject({ version: 1 });
    expect((await enter('player1', ORDER, 1)).status).toBe(200);
    // Sent again after a lost answer.
    expect((await enter('player1', ORDER, 1)).status).toBe(200);
    expect((await find('player1')).data?.tie.order).toMatchObject({ version: 2 });
  });

  test('What an operator does with the ties of a tournament is in the audit log', async ({
    server,
  }) => {
    const { tournamentId: id, stageId, matchId } = await makeTie(server);
    const operator = await server.operatorPhone();
    const params = { id, stageId, matchId };
    const body = { players: ORDER, baseVersion: 0, reason: '' };
    const side = 'player1' as const;
    await operator.call(desk.enter, { params: { ...params, side }, body });
    await operator.call(desk.setTime, { params, body: { time: null } });
    const logged = await server.services.db.select().from(auditLog);
    expect(logged.map(({ action }) => action)).toEqual([
      'tournament-changed',
      'tournament-changed',
    ]);
  });
});
