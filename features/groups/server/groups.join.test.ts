import { describe, expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../groups.contract.ts';
import { joined, newGroup, signedUp } from './groups.people.factory.ts';
import * as store from './groups.store.ts';

const params = { id: 1 };

describe('joining with a Team Identification Code', () => {
  test('on registration makes the player a member', async ({ server }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const mei = await signedUp(server, 'Ono Mei', 'sakura01');
    expect((await mei.call(contract.listMine)).data?.groups).toMatchObject([
      { id: 1, role: 'Member', memberCount: 3 },
    ]);
  });

  test('later, and twice, adds one member', async ({ server }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const mei = await signedUp(server, 'Ono Mei');
    for (const teamId of ['SAKURA01', ' ｓａｋｕｒａ０１ ']) {
      const { data } = await mei.call(contract.join, { body: { teamId } });
      expect(data).toEqual({ id: 1, name: 'Sakura Tennis Club' });
    }
    const { data } = await mei.call(contract.find, { params });
    expect(data?.members.map(({ name, you }) => [name, you])).toEqual([
      ['Aoki Ren', false],
      ['馬場 結衣', false],
      ['Ono Mei', true],
    ]);
  });

  test('takes over the row of the same name that has no account, with its full-width space', async ({
    server,
  }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const yui = await joined(server, '馬場　結衣', 'SAKURA01');
    const { data } = await yui.call(contract.find, { params });
    expect(data?.members).toMatchObject([
      { id: 1, name: 'Aoki Ren', joined: false },
      { id: 2, name: '馬場 結衣', joined: true, you: true },
    ]);
    // The name is taken now: a second person of that name is a person of their own.
    await joined(server, '馬場 結衣', 'SAKURA01');
    expect((await yui.call(contract.find, { params })).data?.members).toHaveLength(3);
  });

  test('gives no rights to somebody who merely has the name of the coach', async ({ server }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup({ coach: 'Sato Aki' }) });
    const sato = await joined(server, 'Sato Aki', 'SAKURA01');
    expect((await sato.call(contract.find, { params })).data).toMatchObject({
      role: 'Member',
      may: { edit: false },
    });
  });

  test('says no to an unknown code, on its field', async ({ server }) => {
    const mei = await signedUp(server, 'Ono Mei');
    const unknown = await mei.call(contract.join, { body: { teamId: 'NOBODY01' } });
    expect(unknown.status).toBe(404);
    expect(unknown.refusal).toMatchObject({
      code: 'TEAM_CODE_UNKNOWN',
      fields: { teamId: 'codeUnknown' },
    });
    const short = await mei.call(contract.join, { body: { teamId: 'SAKURA' } });
    expect(short.refusal?.fields).toEqual({ teamId: 'codeLength' });
    expect(await store.findByTeamCode(server.services.db, '')).toBeNull();
  });
});

describe('leaving a group', () => {
  test('hides it; coming back gives the same row', async ({ server }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const mei = await joined(server, 'Ono Mei', 'SAKURA01');
    const { data: before } = await mei.call(contract.find, { params });
    expect((await mei.call(contract.leave, { params })).status).toBe(200);
    expect((await mei.call(contract.leave, { params })).status).toBe(200);
    expect((await mei.call(contract.find, { params })).refusal?.code).toBe('GROUP_NOT_FOUND');
    await mei.call(contract.join, { body: { teamId: 'SAKURA01' } });
    const { data: after } = await mei.call(contract.find, { params });
    expect(after?.members).toEqual(before?.members);
  });

  test('is not for the creator, who deletes instead', async ({ server }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const answer = await creator.call(contract.leave, { params });
    expect(answer.refusal?.code).toBe('CREATOR_CANNOT_LEAVE');
  });
});

test('no account id and no address leaves the server', async ({ server }) => {
  const creator = await signedUp(server, 'Kato Jun');
  await creator.call(contract.create, { body: newGroup() });
  const mei = await joined(server, 'Ono Mei', 'SAKURA01');
  const answers = [await mei.call(contract.find, { params }), await mei.call(contract.listMine)];
  expect(JSON.stringify(answers)).not.toMatch(/account|email|@|[0-9a-f]{8}-[0-9a-f]{4}/i);
});
