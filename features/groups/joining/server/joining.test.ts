import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import { register } from '#features/registration/registration.contract.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import { joined, newGroup, registration, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../joining.contract.ts';

const params = { id: 1 };
const CODE = 'SAKURA01';

/** A group with Aoki Ren and 馬場 結衣 on its list, neither with an account, on its creator's phone. */
async function sakura(server: TestApp, change: Parameters<typeof newGroup>[0] = {}) {
  const creator = await signedUp(server, 'Kato Jun');
  await creator.call(groups.create, { body: newGroup(change) });
  return creator;
}

const join = (phone: Phone, teamId = CODE) => phone.call(contract.join, { body: { teamId } });
const listed = async (phone: Phone) =>
  (await phone.call(groups.find, { params })).data?.members.map(({ id, name, joined: has }) => [
    id,
    name,
    has,
  ]);
const waiting = async (coach: Phone) =>
  (await coach.call(contract.find, { params })).data!.requests;

async function answer(coach: Phone, given: 'same-person' | 'new-member' | 'refused', at = 0) {
  const request = (await waiting(coach))[at];
  const target = { ...params, requestId: request?.id ?? '' };
  return coach.call(contract.answer, { params: target, body: { answer: given } });
}

/** The notifications of a player, the newest first. */
async function notificationsOf(phone: Phone) {
  const { data } = await phone.call(notifications.list, {});
  return data!.notifications
    .filter(({ kind }) => kind !== 'welcome')
    .map(({ kind, facts }) => [kind, facts.groupName, facts.memberName]);
}

describe('Joining with a Team Identification Code', () => {
  test('A registration with a code makes the player a member', async ({ server }) => {
    await sakura(server);
    const mei = await signedUp(server, 'Ono Mei', 'sakura01');
    expect((await mei.call(groups.listMine)).data?.groups).toMatchObject([
      { id: 1, role: 'Member', memberCount: 3 },
    ]);
  });

  test('Joining twice adds one member, and the code works in any width and case', async ({
    server,
  }) => {
    await sakura(server);
    const mei = await signedUp(server, 'Ono Mei');
    for (const teamId of [CODE, ' ｓａｋｕｒａ０１ ']) {
      const { data } = await join(mei, teamId);
      expect(data).toEqual({ id: 1, name: 'Sakura Tennis Club', outcome: 'joined' });
    }
    expect(await listed(mei)).toEqual([
      [1, 'Aoki Ren', false],
      [2, '馬場 結衣', false],
      [4, 'Ono Mei', true],
    ]);
  });

  test('Joining under the name of the coach gives no rights', async ({ server }) => {
    await sakura(server, { coach: 'Sato Aki' });
    const sato = await joined(server, 'Sato Aki', CODE);
    expect((await sato.call(groups.find, { params })).data).toMatchObject({
      role: 'Member',
      may: { edit: false },
    });
  });

  test('Joining with an unknown code is refused on its field', async ({ server }) => {
    await sakura(server);
    const mei = await signedUp(server, 'Ono Mei');
    const unknown = await join(mei, 'NOBODY01');
    expect(unknown).toMatchObject({
      status: 404,
      refusal: { code: 'TEAM_CODE_UNKNOWN', fields: { teamId: 'codeUnknown' } },
    });
    expect((await join(mei, 'SAKURA')).refusal?.fields).toEqual({ teamId: 'codeLength' });
    expect((await join(mei, '')).refusal?.fields).toEqual({ teamId: 'codeMissing' });
  });

  test('Joining notifies everybody who looks after the group, once, and nobody else', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const coach = await joined(server, 'Sato Aki', CODE);
    const members = (await creator.call(groups.find, { params })).data!.members;
    const seat = String(members.find(({ name }) => name === 'Sato Aki')?.id);
    const roster = members.map(({ id, name }) => ({ memberId: id, name }));
    await creator.call(groups.save, {
      params,
      body: save({ coachAccount: seat, members: roster }),
    });
    const mei = await joined(server, 'Ono Mei', CODE);
    await join(mei);
    const news = ['member-joined', 'Sakura Tennis Club', 'Ono Mei'];
    expect(await notificationsOf(coach)).toEqual([news]);
    expect(await notificationsOf(creator)).toEqual([
      news,
      ['member-joined', 'Sakura Tennis Club', 'Sato Aki'],
    ]);
    expect(await notificationsOf(mei)).toEqual([]);
  });
});

describe('A name that is on the list without an account', () => {
  test('A name on the list is not given to an account that registers under it: the coach is asked', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const phone = server.phone();
    const body = registration('馬場　結衣', CODE);
    const first = await phone.call(register, { body });
    expect(first.data).toMatchObject({ club: 'asked', clubName: 'Sakura Tennis Club' });
    const again = await phone.call(register, { body });
    expect(again.data).toEqual(first.data);
    expect((await join(phone)).data?.outcome).toBe('asked');
    expect((await phone.call(groups.find, { params })).refusal?.code).toBe('GROUP_NOT_FOUND');
    expect((await phone.call(groups.listMine)).data?.groups).toEqual([]);
    expect((await phone.call(contract.listMine)).data?.requests).toEqual([
      { groupId: 1, groupName: 'Sakura Tennis Club', askedAt: '2026-11-20T03:00:00.000Z' },
    ]);
    expect(await waiting(creator)).toMatchObject([
      { name: '馬場 結衣', rows: [{ memberId: 2, place: 2 }] },
    ]);
    expect(await notificationsOf(creator)).toEqual([
      ['join-asked', 'Sakura Tennis Club', '馬場 結衣'],
    ]);
  });

  test('A name on the list, with its practice records, goes to the account that the coach confirms', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const yui = await signedUp(server, '馬場 結衣', CODE);
    expect((await answer(creator, 'same-person')).status).toBe(200);
    expect(await listed(yui)).toEqual([
      [1, 'Aoki Ren', false],
      [2, '馬場 結衣', true],
    ]);
    expect(await notificationsOf(yui)).toEqual([
      ['join-accepted', 'Sakura Tennis Club', undefined],
    ]);
    expect((await yui.call(contract.listMine)).data?.requests).toEqual([]);
    expect(await waiting(creator)).toEqual([]);
  });

  test('A name on the list remains free if the coach answers that the person is another one of that name', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const yui = await signedUp(server, '馬場 結衣', CODE);
    await answer(creator, 'new-member');
    expect(await listed(yui)).toEqual([
      [1, 'Aoki Ren', false],
      [2, '馬場 結衣', false],
      [4, '馬場 結衣', true],
    ]);
  });

  test('A person whom the coach refuses sees nothing of the group and cannot join with the code', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const thief = await signedUp(server, '馬場 結衣', CODE);
    await answer(creator, 'refused');
    expect(await notificationsOf(thief)).toEqual([
      ['join-refused', 'Sakura Tennis Club', undefined],
    ]);
    expect((await join(thief)).refusal?.code).toBe('JOINING_BARRED');
    expect(await listed(creator)).toEqual([
      [1, 'Aoki Ren', false],
      [2, '馬場 結衣', false],
    ]);
  });

  test('A name that two people ask for goes to one of them, and the other can still be added', async ({
    server,
  }) => {
    const creator = await sakura(server);
    await signedUp(server, '馬場 結衣', CODE);
    const second = await signedUp(server, '馬場 結衣', CODE);
    await answer(creator, 'same-person');
    expect(await waiting(creator)).toMatchObject([{ rows: [] }]);
    expect((await answer(creator, 'same-person')).refusal?.code).toBe('MEMBER_TAKEN');
    expect((await answer(creator, 'new-member')).status).toBe(200);
    expect(await listed(second)).toHaveLength(3);
  });

  test('A withdrawn request to join is no longer listed and cannot be answered', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const yui = await signedUp(server, '馬場 結衣', CODE);
    const [request] = await waiting(creator);
    for (let time = 0; time < 2; time++) {
      expect((await yui.call(contract.withdraw, { params })).status).toBe(200);
    }
    expect(await waiting(creator)).toEqual([]);
    const late = { ...params, requestId: request?.id ?? '' };
    const body = { answer: 'same-person' as const };
    const refused = await creator.call(contract.answer, { params: late, body });
    expect(refused.refusal?.code).toBe('REQUEST_NOT_FOUND');
  });

  test('A person with a name on the list joins beside it if nobody looks after the group', async ({
    server,
  }) => {
    const creator = await sakura(server);
    await creator.call(deletion.leave, { body: { password: 'correct horse' } });
    const yui = await joined(server, '馬場 結衣', CODE);
    expect(await listed(yui)).toEqual([
      [1, 'Aoki Ren', false],
      [2, '馬場 結衣', false],
      [4, '馬場 結衣', true],
    ]);
  });
});

describe('Somebody who was taken off the list', () => {
  test('A removed member cannot join again with the code and no longer reads the group', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    await removeFromList(creator, 'Ono Mei');
    expect((await join(mei)).refusal).toMatchObject({
      code: 'JOINING_BARRED',
      fields: { teamId: 'codeBarred' },
    });
    expect((await mei.call(groups.find, { params })).refusal?.code).toBe('GROUP_NOT_FOUND');
    const { data } = await creator.call(contract.find, { params });
    expect(data?.barred).toEqual([
      { memberId: 4, name: 'Ono Mei', since: '2026-11-20T03:00:00.000Z' },
    ]);
  });

  test('A removed member who is let in again joins into the same row', async ({ server }) => {
    const creator = await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    const before = await listed(mei);
    await removeFromList(creator, 'Ono Mei');
    const target = { params: { ...params, memberId: 4 } };
    for (let time = 0; time < 2; time++) {
      expect((await creator.call(contract.readmit, target)).status).toBe(200);
    }
    expect((await join(mei)).data?.outcome).toBe('joined');
    expect(await listed(mei)).toEqual(before);
    expect((await creator.call(contract.find, { params })).data?.barred).toEqual([]);
  });

  test('A member who left joins again with the code, into the same row', async ({ server }) => {
    await sakura(server);
    const mei = await joined(server, 'Ono Mei', CODE);
    const before = await listed(mei);
    for (let time = 0; time < 2; time++) {
      expect((await mei.call(groups.leave, { params })).status).toBe(200);
    }
    expect((await mei.call(groups.find, { params })).refusal?.code).toBe('GROUP_NOT_FOUND');
    await join(mei);
    expect(await listed(mei)).toEqual(before);
  });
});

describe("A group's code", () => {
  test('Those who look after a group replace its code, and the old code no longer works', async ({
    server,
  }) => {
    const creator = await sakura(server);
    const { data } = await creator.call(contract.renewCode, { params, body: { instead: CODE } });
    expect(data?.teamId).toMatch(/^[A-Z0-9]{8}$/);
    expect(data?.teamId).not.toBe(CODE);
    expect((await creator.call(groups.find, { params })).data?.teamId).toBe(data?.teamId);
    const mei = await signedUp(server, 'Ono Mei', CODE);
    expect((await join(mei)).refusal?.code).toBe('TEAM_CODE_UNKNOWN');
    expect((await join(mei, data?.teamId.toLowerCase())).data?.outcome).toBe('joined');
  });

  test('A code is replaced once if the same request is sent twice', async ({ server }) => {
    const creator = await sakura(server);
    const body = { instead: CODE.toLowerCase() };
    const first = await creator.call(contract.renewCode, { params, body });
    const second = await creator.call(contract.renewCode, { params, body });
    expect(second.data).toEqual(first.data);
  });
});

describe('What only those decide who look after the group', () => {
  test('The decisions about a group are forbidden to members and do not exist for outsiders', async ({
    server,
  }) => {
    const creator = await sakura(server);
    await signedUp(server, '馬場 結衣', CODE);
    const [request] = await waiting(creator);
    const [member, outsider] = [
      await joined(server, 'Ono Mei', CODE),
      await signedUp(server, 'Mori Aya'),
    ];
    const codes = async (phone: Phone) => {
      const target = { ...params, requestId: request?.id ?? '' };
      const answers = [
        await phone.call(contract.find, { params }),
        await phone.call(contract.answer, { params: target, body: { answer: 'same-person' } }),
        await phone.call(contract.readmit, { params: { ...params, memberId: 1 } }),
        await phone.call(contract.renewCode, { params, body: { instead: CODE } }),
      ];
      return answers.map(({ refusal }) => refusal?.code);
    };
    expect(await codes(member)).toEqual(Array(4).fill('GROUP_NOT_EDITABLE'));
    expect(await codes(outsider)).toEqual(Array(4).fill('GROUP_NOT_FOUND'));
    expect(await waiting(creator)).toHaveLength(1);
  });

  test('The requests to join a group are deleted with the group', async ({ server }) => {
    const creator = await sakura(server);
    const yui = await signedUp(server, '馬場 結衣', CODE);
    await creator.call(groups.remove, { params });
    expect((await yui.call(contract.listMine)).data?.requests).toEqual([]);
  });
});

test('No account id and no address leaves the server with a group', async ({ server }) => {
  const creator = await sakura(server);
  const mei = await joined(server, 'Ono Mei', CODE);
  await signedUp(server, '馬場 結衣', CODE);
  const answers = [await mei.call(groups.find, { params }), await mei.call(groups.listMine)];
  expect(JSON.stringify(answers)).not.toMatch(/account|email|@|[0-9a-f]{8}-[0-9a-f]{4}/i);
  const { data } = await creator.call(contract.find, { params });
  expect(JSON.stringify(data)).not.toMatch(/account|email|@/i);
});

test('A creator does not leave a group, but deletes it', async ({ server }) => {
  const creator = await sakura(server);
  const answered = await creator.call(groups.leave, { params });
  expect(answered.refusal?.code).toBe('CREATOR_CANNOT_LEAVE');
});

type Roster = { memberId: number | null; name: string }[];

function save(change: { coachAccount?: string; members: Roster; removed?: number[] }) {
  const fields = { name: 'Sakura Tennis Club', director: '', coach: '', manager: '' };
  return { saveId: uuidv7(), version: 1, ...fields, removed: [], ...change };
}

/** Saves the list without one member. */
async function removeFromList(coach: Phone, name: string): Promise<void> {
  const { members, version } = (await coach.call(groups.find, { params })).data!;
  const gone = members.filter((one) => one.name === name).map(({ id }) => id);
  const roster = members
    .filter(({ id }) => !gone.includes(id))
    .map(({ id, name: memberName }) => ({ memberId: id, name: memberName }));
  const body = { ...save({ members: roster, removed: gone }), version };
  expect((await coach.call(groups.save, { params, body })).status).toBe(200);
}
