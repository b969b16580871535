import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import { makeDeskHelper } from '#features/referees/server/referees.factory.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
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

  test('A desk helper enters an order that is missing, and changes neither one that is filed or out nor when they are due', async ({
    server,
  }) => {
    const made = await makeTie(server);
    const { file, tournamentId: id, stageId, matchId, eventId } = made;
    const helper = await makeDeskHelper(server, made.desk, id);
    const params = { id, stageId, matchId };
    const enter = (side: 'player1' | 'player2', players: readonly number[], more = {}) =>
      helper.call(desk.enter, {
        params: { ...params, side },
        body: { players, baseVersion: 0, reason: 'Hurt', ...more },
      });
    await file('player1', ORDER);
    const filed = await enter('player1', OTHER, { baseVersion: 1 });
    expect(filed.refusal?.code).toBe('FORBIDDEN');
    expect((await enter('player2', ORDER)).status).toBe(200);
    const list = await helper.call(desk.listForDesk, { params: { id } });
    expect(list.data).toMatchObject({ mayReferee: false, ties: [{ state: 'revealed' }] });
    // The same again is the answer to a lost one.
    expect((await enter('player2', ORDER)).status).toBe(200);
    const refused = [
      await enter('player2', OTHER, { baseVersion: 1 }),
      await helper.call(desk.setTime, { params, body: { time: '10:00' } }),
      await helper.call(desk.findRules, { params: { id, eventId } }),
    ];
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(refused.map(() => 'FORBIDDEN'));
    const squad = await helper.call(squads.find, { params: { entryId: made.one.entryId } });
    expect(squad.refusal?.code).toBe('ENTRY_NOT_FOUND');
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

describe('an order that was filed before its squad changed', () => {
  test('Once both orders are out, both sides and the desk read that it names somebody who has left', async ({
    server,
  }) => {
    const {
      file,
      find,
      one,
      desk: phone,
      tournamentId: id,
    } = await makeTie(server, {
      squad: ['青木', '井上', '上田', '江口', '小川', '加藤', '木村'],
    });
    await file('player1', ORDER);
    const players = [1, 2, 4, 5, 6, 7].map((number) => ({ kind: 'member' as const, number }));
    const saved = await one.phone.call(squads.save, {
      params: { entryId: one.entryId },
      body: { seenVersion: 1, groupId: null, players },
    });
    expect(saved.status).toBe(200);
    const none = { player1: [], player2: [] };
    expect((await find('player2')).data?.tie.breaches).toEqual(none);
    await file('player2', OTHER);
    const broken = { player1: [{ rule: 'not-in-squad', lines: [2] }], player2: [] };
    expect((await find('player1')).data?.tie.breaches).toEqual(broken);
    expect((await find('player2')).data?.tie.breaches).toEqual(broken);
    const { data } = await phone.call(desk.listForDesk, { params: { id } });
    expect(data?.ties[0]?.breaches).toEqual(broken);
    expect((await find('player1')).data?.tie.order).toMatchObject({ version: 1 });
  });
});

describe('an order and the call of the first rubber', () => {
  /** A tie whose orders are out on its open day; `change` gives the first team another player in the first rubber. */
  const openTie = async (server: TestApp) => {
    const made = await makeTie(server, {
      squad: ['青木', '井上', '上田', '江口', '小川', '加藤', '木村'],
    });
    const { file, tournamentId: id, eventId, stageId, matchId } = made;
    await file('player1', ORDER);
    await file('player2', OTHER);
    const queue = await openQueue(server, { phone: made.desk, params: { id, eventId } });
    const change = () =>
      made.desk.call(desk.enter, {
        params: { id, stageId, matchId, side: 'player1' },
        body: { players: [7, 2, 3, 4, 5, 6], baseVersion: 1, reason: '発熱' },
      });
    const listed = async () =>
      (await made.desk.call(desk.listForDesk, { params: { id } })).data!.ties[0]!;
    return { ...made, queue, change, listed, first: () => queue.match(`${matchId}r1`) };
  };

  test('Once the first rubber is called nobody changes an order, until the desk takes the call back', async ({
    server,
  }) => {
    const { queue, first, change, listed, file } = await openTie(server);
    expect((await listed()).hasBegun).toBe(false);
    await queue.call(await first());
    const called = await change();
    expect([called.status, called.refusal?.code]).toEqual([409, 'TIE_BEGUN']);
    expect((await listed()).hasBegun).toBe(true);
    expect((await file('player1', OTHER, { baseVersion: 1 })).refusal?.code).toBe(
      'ORDERS_REVEALED',
    );
    await queue.take(await first(), { kind: 'start' });
    expect((await change()).refusal?.code).toBe('TIE_BEGUN');
    expect((await first()).state).toBe('playing');
    await queue.take(await first(), { kind: 'back' });
    expect((await change()).status).toBe(200);
    expect((await first()).player1?.name).toContain('木村');
  });

  test('Of a call and a change of the order at once the first one counts', async ({ server }) => {
    const { queue, first, change } = await openTie(server);
    const { db } = server.services;
    const seen = await first();
    const call = () => queue.call(seen);
    const codes = async (calls: readonly (typeof call | typeof change)[]) => {
      const answers = await inTurn<{ refusal: { code: string } | null }>(db, 'days', calls);
      return answers.map(({ refusal }) => refusal?.code ?? 'done');
    };
    expect(await codes([call, change])).toEqual(['done', 'TIE_BEGUN']);
    await queue.take(await first(), { kind: 'back' });
    const again = await first();
    expect(await codes([change, () => queue.call(again)])).toEqual(['done', 'QUEUE_CHANGED']);
  });
});
