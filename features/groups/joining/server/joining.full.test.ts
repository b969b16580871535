import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { register } from '#features/registration/registration.contract.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import { joined, newGroup, registration, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../joining.contract.ts';

const params = { id: 1 };
const CODE = 'SAKURA01';

/** A group with this many players on its list, on the phone of its creator, who is none of them. */
async function groupOf(server: TestApp, count: number): Promise<Phone> {
  const creator = await signedUp(server, 'Kato Jun');
  const members = Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}` }));
  await creator.call(groups.create, { body: { ...newGroup(), members } });
  return creator;
}

const join = (phone: Phone) => phone.call(contract.join, { body: { teamId: CODE } });
const listOf = async (phone: Phone) => (await phone.call(groups.find, { params })).data!.members;

async function newsAfterWelcome(phone: Phone) {
  return (await newsKindsOf(phone)).filter((kind) => kind !== 'welcome');
}

test('The code of a full group is refused beside it, and nobody is notified', async ({
  server,
}) => {
  const creator = await groupOf(server, 299);
  const last = await joined(server, 'Ono Mei', CODE);
  expect((await join(last)).data?.outcome).toBe('joined');
  const late = await signedUp(server, 'Mori Aya');
  expect(await join(late)).toMatchObject({
    status: 409,
    refusal: { code: 'GROUP_FULL', fields: { teamId: 'tooManyMembers' } },
  });
  expect(await listOf(creator)).toHaveLength(300);
  expect(await newsAfterWelcome(creator)).toEqual(['member-joined']);
});

test('A registration with the code of a full group is complete without it, also when it is sent again', async ({
  server,
}) => {
  const creator = await groupOf(server, 300);
  const body = registration('Mori Aya', CODE);
  const phone = server.phone();
  for (let time = 0; time < 2; time++) {
    const { data } = await phone.call(register, { body });
    expect(data).toMatchObject({ club: 'full', clubName: 'Sakura Tennis Club' });
  }
  expect((await phone.call(groups.listMine)).data?.groups).toEqual([]);
  expect(await newsAfterWelcome(creator)).toEqual([]);
});

test('Of two people who join at once, one gets the last place of a group', async ({ server }) => {
  const creator = await groupOf(server, 299);
  const phones = [await signedUp(server, 'Ono Mei'), await signedUp(server, 'Mori Aya')];
  const answers = await Promise.all(phones.map(join));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listOf(creator)).toHaveLength(300);
});

test('A member who has left a group that is full now does not return', async ({ server }) => {
  const creator = await groupOf(server, 299);
  const left = await joined(server, 'Ono Mei', CODE);
  await left.call(groups.leave, { params });
  const next = await joined(server, 'Mori Aya', CODE);
  expect((await join(left)).refusal?.code).toBe('GROUP_FULL');
  expect(await listOf(creator)).toHaveLength(300);
  await next.call(groups.leave, { params });
  expect((await join(left)).data?.outcome).toBe('joined');
});

test('A request adds nobody to a full group, and the person on its list can still be confirmed', async ({
  server,
}) => {
  const creator = await groupOf(server, 300);
  const asking = await signedUp(server, 'Player 7', CODE);
  const { data } = await creator.call(contract.find, { params });
  const target = { ...params, requestId: data!.requests[0]!.id };
  const answer = (given: 'new-member' | 'same-person') =>
    creator.call(contract.answer, { params: target, body: { answer: given } });
  expect(await answer('new-member')).toMatchObject({
    status: 409,
    refusal: { code: 'GROUP_FULL' },
  });
  expect(await newsAfterWelcome(asking)).toEqual([]);
  expect((await answer('same-person')).status).toBe(200);
  expect(await listOf(asking)).toHaveLength(300);
});

test('Somebody whom a full group refuses is barred, although the list has no place', async ({
  server,
}) => {
  const creator = await groupOf(server, 300);
  await signedUp(server, 'Player 7', CODE);
  const { data } = await creator.call(contract.find, { params });
  const target = { ...params, requestId: data!.requests[0]!.id };
  const answered = { params: target, body: { answer: 'refused' as const } };
  expect((await creator.call(contract.answer, answered)).status).toBe(200);
  expect(await listOf(creator)).toHaveLength(300);
});

test('A list that others have filled meanwhile is not saved with one more, and loses nothing', async ({
  server,
}) => {
  const creator = await groupOf(server, 299);
  await joined(server, 'Ono Mei', CODE);
  const before = await listOf(creator);
  const names = { name: 'Sakura Tennis Club', director: 'Mori', coach: '', manager: '' };
  const members = [{ memberId: null, name: 'Endo Rin' }];
  const edit = (change: object) => ({
    params,
    body: { saveId: uuidv7(), version: 1, ...names, members, removed: [], ...change },
  });
  expect(await creator.call(groups.save, edit({}))).toMatchObject({
    status: 409,
    refusal: { code: 'GROUP_FULL', fields: { 'members.root': 'tooManyMembers' } },
  });
  const { data } = await creator.call(groups.find, { params });
  expect(data).toMatchObject({ version: 1, director: '' });
  expect(data?.members).toEqual(before);
  const saved = await creator.call(groups.save, edit({ removed: [before[0]!.id] }));
  expect(saved.data?.members).toHaveLength(300);
});
