import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import * as joining from '../../joining/joining.contract.ts';
import { playersOfMembers } from '../../server/groups.factory.ts';
import { findMember, update } from '../../server/groups.members.store.ts';
import { joined, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../merging.contract.ts';
import { CODE, confirmed, listOf, SAKURA, sakura } from './merging.people.factory.ts';

const REN = 1;
const YUI = 2;
const COACH = 3;
const MEI = 4;

const merge = (phone: Phone, memberId: number, intoId: number) =>
  phone.call(contract.merge, { params: { ...SAKURA, memberId }, body: { intoId } });
const undo = (phone: Phone, memberId: number) =>
  phone.call(contract.undo, { params: { ...SAKURA, memberId } });
const mergesOf = async (phone: Phone) =>
  (await phone.call(contract.find, { params: SAKURA })).data?.merges;

const ownMergesOf = async (phone: Phone) => (await phone.call(contract.own)).data?.merges;

/** Which of the first five numbers are the same player: the smallest number of that player, for each. */
async function playersOf({ services }: TestApp): Promise<number[]> {
  const memberNumbers = [1, 2, 3, 4, 5];
  const found = await playersOfMembers(services.db, { groupId: SAKURA.id, memberNumbers });
  const ids = [...found].sort(([a], [b]) => a - b);
  return ids.map(([, id]) => ids.find(([, other]) => other === id)?.[0] ?? 0);
}

describe('Merging a member without an account', () => {
  test('A merged member leaves the list, and the number belongs to the other player', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await joined(server, '蒼木 蓮', CODE);
    expect(await playersOf(server)).toEqual([REN, YUI, COACH, MEI]);
    expect((await merge(coach, REN, MEI)).status).toBe(200);
    expect(await listOf(coach)).toEqual([
      [YUI, '馬場 結衣', false],
      [MEI, '蒼木 蓮', true],
    ]);
    expect(await playersOf(server)).toEqual([REN, YUI, COACH, REN]);
    expect(await mergesOf(coach)).toEqual([
      {
        groupId: SAKURA.id,
        groupName: 'Sakura Tennis Club',
        memberId: REN,
        name: 'Aoki Ren',
        into: '蒼木 蓮',
        linked: false,
        mergedAt: '2026-11-20T03:00:00.000Z',
        undoUntil: '2026-12-20T03:00:00.000Z',
      },
    ]);
  });

  test('A merge that is sent twice merges once, and notifies the person once', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const ren = await joined(server, '蒼木 蓮', CODE);
    for (let time = 0; time < 2; time++) expect((await merge(coach, REN, MEI)).status).toBe(200);
    const { data } = await ren.call(notifications.list, {});
    const news = data?.notifications.filter(({ kind }) => kind === 'member-merged');
    expect(news?.map(({ facts }) => facts)).toEqual([
      { groupId: 1, groupName: 'Sakura Tennis Club' },
    ]);
  });

  test('Two phones that merge two entries into each other at the same time merge one of them', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const answers = await Promise.all([merge(coach, REN, YUI), merge(coach, YUI, REN)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mergesOf(coach)).toHaveLength(1);
    expect(await listOf(coach)).toHaveLength(1);
  });

  test('Merges follow each other: a duplicate of a name whose person registers later is that person', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await merge(coach, REN, YUI);
    const yui = await confirmed(server, coach, '馬場 結衣');
    expect(await playersOf(server)).toEqual([REN, REN, COACH]);
    expect((await ownMergesOf(yui))?.map(({ memberId, into }) => [memberId, into])).toEqual([
      [REN, '馬場 結衣'],
      [YUI, '馬場 結衣'],
    ]);
    await undo(coach, YUI);
    expect(await playersOf(server)).toEqual([REN, REN, COACH, MEI]);
    await undo(coach, REN);
    expect(await playersOf(server)).toEqual([REN, YUI, COACH, MEI]);
  });

  test('A merge is refused where there is nothing to merge', async ({ server }) => {
    const coach = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    await joined(server, 'Mori Aya', CODE);
    await mei.call(groups.leave, { params: SAKURA });
    const codes = [
      await merge(coach, REN, REN),
      await merge(coach, 5, REN),
      await merge(coach, REN, 99),
      await merge(coach, 99, REN),
      await merge(coach, REN, MEI),
      await merge(coach, COACH, REN),
    ].map(({ refusal }) => refusal?.code);
    expect(codes).toEqual([
      'SAME_MEMBER',
      'MEMBER_HAS_ACCOUNT',
      'MEMBER_NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'MEMBER_HAS_ACCOUNT',
    ]);
    await merge(coach, REN, YUI);
    expect((await merge(coach, REN, 5)).refusal?.code).toBe('MEMBER_NOT_FOUND');
    expect(await playersOf(server)).toEqual([REN, REN, COACH, MEI, 5]);
  });

  test('Merging is forbidden to members, and for outsiders the group does not exist', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    const outsider = await server.playerPhone();
    // Not even into the own entry: a name on the list is no proof.
    expect((await merge(mei, REN, MEI)).refusal?.code).toBe('GROUP_NOT_EDITABLE');
    await merge(coach, REN, YUI);
    expect((await undo(mei, REN)).refusal?.code).toBe('GROUP_NOT_EDITABLE');
    expect(await mergesOf(mei)).toEqual([]);
    const answers = [
      await merge(outsider, REN, MEI),
      await undo(outsider, REN),
      await outsider.call(contract.find, { params: SAKURA }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(Array(3).fill('GROUP_NOT_FOUND'));
    expect(await playersOf(server)).toEqual([REN, REN, COACH, MEI]);
  });

  test('Who no longer looks after the group by the time of the lock decides nothing about its people', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    await signedUp(server, '馬場 結衣', CODE);
    const { data } = await coach.call(joining.find, { params: SAKURA });
    const requestId = data?.requests[0]?.id ?? '';
    const { db } = server.services;
    const late = (call: () => Promise<string | undefined>) => {
      const meanwhile = () => update(db, MEI, { role: 'Member' });
      return whileLocked(db, 'groups', { call, meanwhile });
    };
    const body = { answer: 'new-member' as const };
    const calls = [
      async () => (await merge(mei, REN, YUI)).refusal?.code,
      async () => (await undo(mei, REN)).refusal?.code,
      async () =>
        (await mei.call(joining.answer, { params: { ...SAKURA, requestId }, body })).refusal?.code,
      async () =>
        (await mei.call(joining.readmit, { params: { ...SAKURA, memberId: REN } })).refusal?.code,
      async () =>
        (await mei.call(joining.renewCode, { params: SAKURA, body: { instead: CODE } })).refusal
          ?.code,
    ];
    const codes = [];
    for (const call of calls) {
      await update(db, MEI, { role: 'Coach' });
      codes.push(await late(call));
      await merge(coach, REN, YUI);
    }
    expect(codes).toEqual(calls.map(() => 'GROUP_NOT_EDITABLE'));
  });

  test('An edit that began before a coach got a row of their own does not take the role away', async ({
    server,
  }) => {
    const creator = await sakura(server);
    await confirmed(server, creator, '馬場 結衣');
    const { db } = server.services;
    await update(db, YUI, { role: 'Coach' });
    const begun = (await creator.call(groups.find, { params: SAKURA })).data!;
    await undo(creator, YUI);
    const { name, director, coach, manager, version } = begun;
    const body = { name, director, coach, manager, version, members: [], removed: [] };
    const save = { ...body, saveId: uuidv7(), coachAccount: String(YUI) };
    const { refusal } = await creator.call(groups.save, { params: SAKURA, body: save });
    expect(refusal?.code).toBe('GROUP_CHANGED');
    const { data } = await creator.call(groups.find, { params: SAKURA });
    expect(data?.staff.map((one) => [one.name, one.role])).toContainEqual(['馬場 結衣', 'Coach']);
  });

  test('No account id and no address leaves the server with the merges', async ({ server }) => {
    const coach = await sakura(server);
    await joined(server, '蒼木 蓮', CODE);
    await merge(coach, REN, MEI);
    expect(JSON.stringify(await mergesOf(coach))).not.toMatch(
      /account|email|@|[0-9a-f]{8}-[0-9a-f]{4}/i,
    );
  });
});

describe('Undoing a merge', () => {
  test('A row that got its place in the order of strength by a merge has none after the undo', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const { db } = server.services;
    const strengths = async () => {
      const rows = [await findMember(db, 1, REN), await findMember(db, 1, YUI)];
      return rows.map((row) => row?.strength);
    };
    await update(db, REN, { strength: 3 });
    await merge(coach, REN, YUI);
    expect(await strengths()).toEqual([3, 3]);
    await undo(coach, REN);
    expect(await strengths()).toEqual([3, null]);

    await update(db, YUI, { strength: 1 });
    await merge(coach, REN, YUI);
    await undo(coach, REN);
    expect(await strengths()).toEqual([3, 1]);
  });

  test('An undone merge brings the member back to the same place, and twice is no error', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const before = await listOf(coach);
    await merge(coach, REN, YUI);
    for (let time = 0; time < 2; time++) expect((await undo(coach, REN)).status).toBe(200);
    expect(await listOf(coach)).toEqual(before);
    expect(await playersOf(server)).toEqual([REN, YUI, COACH]);
    expect(await mergesOf(coach)).toEqual([]);
    expect((await undo(coach, 99)).refusal?.code).toBe('MEMBER_NOT_FOUND');
  });

  test('The person undoes a merge with their player', async ({ server }) => {
    const coach = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    await merge(coach, REN, MEI);
    expect((await ownMergesOf(mei))?.map(({ memberId }) => memberId)).toEqual([REN]);
    for (let time = 0; time < 2; time++) expect((await undo(mei, REN)).status).toBe(200);
    expect(await listOf(mei)).toEqual([
      [REN, 'Aoki Ren', false],
      [YUI, '馬場 結衣', false],
      [MEI, 'Ono Mei', true],
    ]);
  });

  test('The person undoes a merge after leaving the group, and after its deletion', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    const undoAway = async () => {
      expect(await ownMergesOf(mei)).toMatchObject([{ groupId: SAKURA.id, memberId: REN }]);
      for (let time = 0; time < 2; time++) expect((await undo(mei, REN)).status).toBe(200);
      expect(await ownMergesOf(mei)).toEqual([]);
      expect(await playersOf(server)).toEqual([REN, YUI, COACH, MEI]);
    };
    await merge(coach, REN, MEI);
    await mei.call(groups.leave, { params: SAKURA });
    await undoAway();
    expect(await listOf(coach)).toEqual([
      [REN, 'Aoki Ren', false],
      [YUI, '馬場 結衣', false],
    ]);
    expect((await mei.call(joining.join, { body: { teamId: CODE } })).status).toBe(200);
    await merge(coach, REN, MEI);
    expect((await coach.call(groups.remove, { params: SAKURA })).status).toBe(200);
    await undoAway();
  });

  test('The answer that an account is a listed member merges their players, and can be undone', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const yui = await confirmed(server, coach, '馬場 結衣');
    expect(await ownMergesOf(yui)).toMatchObject([{ memberId: YUI, linked: true }]);
    expect((await undo(yui, YUI)).status).toBe(200);
    expect(await listOf(yui)).toEqual([
      [REN, 'Aoki Ren', false],
      [YUI, '馬場 結衣', false],
      [MEI, '馬場 結衣', true],
    ]);
    expect(await playersOf(server)).toEqual([REN, YUI, COACH, MEI]);
  });

  test('An undone answer leaves an account that was removed from the list barred, and frees the name', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const yui = await confirmed(server, coach, '馬場 結衣');
    const { data } = await coach.call(groups.find, { params: SAKURA });
    const edit = { name: 'Sakura', members: [], removed: [YUI], version: data?.version ?? 0 };
    const saveId = '019a9d1c-0000-7000-8000-000000000001';
    const { status } = await coach.call(groups.save, { params: SAKURA, body: { saveId, ...edit } });
    expect(status).toBe(200);
    expect((await undo(coach, YUI)).status).toBe(200);
    expect(await listOf(coach)).toEqual([
      [REN, 'Aoki Ren', false],
      [YUI, '馬場 結衣', false],
    ]);
    const again = await yui.call(joining.join, { body: { teamId: CODE } });
    expect(again.refusal?.code).toBe('JOINING_BARRED');
  });

  test('A merge can be undone for 30 days, and is then no longer offered', async ({ server }) => {
    const coach = await sakura(server);
    await merge(coach, REN, YUI);
    await merge(coach, YUI, COACH);
    // In between the login is used, which extends it.
    server.clock.advance({ days: 20 });
    expect(await mergesOf(coach)).toHaveLength(2);
    server.clock.advance({ days: 10 });
    expect((await undo(coach, YUI)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(await mergesOf(coach)).toEqual([]);
    expect((await undo(coach, REN)).refusal?.code).toBe('UNDO_EXPIRED');
    expect(await playersOf(server)).toEqual([REN, REN, COACH]);
  });
});
