import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import * as roster from '../../roster/roster.contract.ts';
import { pupilForm } from '../../roster/server/roster.factory.ts';
import { newGroup, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../joining.contract.ts';

const params = { id: 1 };
const CODE = 'SAKURA01';
const NAME = '馬場 結衣';

/** A group with these players on its list, all without an account, on its creator's phone. */
async function coachOf(server: TestApp, names: readonly string[]): Promise<Phone> {
  const coach = await signedUp(server, 'Kato Jun');
  const members = names.map((name) => ({ name }));
  await coach.call(groups.create, { body: { ...newGroup(), members } });
  return coach;
}

/** Stores other names for the rows, the first one first. */
async function rename(coach: Phone, names: readonly string[]): Promise<void> {
  const { version, members } = (await coach.call(groups.find, { params })).data!;
  const fields = { name: 'Sakura Tennis Club', director: '', coach: '', manager: '' };
  const rows = names.map((name, at) => ({ memberId: members[at]?.id ?? null, name }));
  const body = { saveId: uuidv7(), version, ...fields, members: rows, removed: [] };
  expect((await coach.call(groups.save, { params, body })).status).toBe(200);
}

const requestOf = async (coach: Phone) =>
  (await coach.call(contract.find, { params })).data!.requests[0]!;

async function confirm(coach: Phone, memberId?: number) {
  const { id: requestId } = await requestOf(coach);
  const body = { answer: 'same-person' as const, memberId };
  return coach.call(contract.answer, { params: { ...params, requestId }, body });
}

const listed = async (coach: Phone) =>
  (await coach.call(groups.find, { params })).data!.members.map(({ name, joined }) => [
    name,
    joined,
  ]);

test('A row that has another name since the request is not given to who asked', async ({
  server,
}) => {
  const coach = await coachOf(server, ['Aoki Ren', NAME]);
  await signedUp(server, NAME, CODE);
  await rename(coach, ['Aoki Ren', 'Mori Aya']);
  expect((await requestOf(coach)).rows).toEqual([]);
  for (const memberId of [undefined, 1, 2]) {
    expect((await confirm(coach, memberId)).refusal?.code).toBe('MEMBER_TAKEN');
  }
  expect(await listed(coach)).toEqual([
    ['Aoki Ren', false],
    ['Mori Aya', false],
  ]);
});

test('Of two rows with the name of who asks the coach sees place and grade, and chooses one', async ({
  server,
}) => {
  const coach = await coachOf(server, [NAME, 'Aoki Ren', '馬場　結衣']);
  const { data: school } = await coach.call(roster.find, { params });
  const pupil = school!.pupils.find(({ memberId }) => memberId === 3)!;
  const { id: pupilId } = pupil;
  const form = pupilForm({ familyName: '馬場', givenName: '結衣', grade: '高2' });
  const was = pupilForm({ familyName: pupil.familyName, givenName: pupil.givenName });
  const body = { pupil: { ...form, registrationNo: '4711' }, was };
  const saved = await coach.call(roster.savePupil, { params: { ...params, pupilId }, body });
  expect(saved.status).toBe(200);
  await signedUp(server, NAME, CODE);
  expect((await requestOf(coach)).rows).toEqual([
    { memberId: 1, place: 1, grade: '', registrationNo: '' },
    { memberId: 3, place: 3, grade: '高2', registrationNo: '4711' },
  ]);
  expect((await confirm(coach, 2)).refusal?.code).toBe('MEMBER_TAKEN');
  expect((await confirm(coach, 3)).status).toBe(200);
  expect(await listed(coach)).toEqual([
    [NAME, false],
    ['Aoki Ren', false],
    [NAME, true],
  ]);
});

test('A row of another group is not given to who asks', async ({ server }) => {
  const coach = await coachOf(server, [NAME]);
  const other = await signedUp(server, 'Mori Aya');
  const members = [{ name: NAME }];
  await other.call(groups.create, { body: { ...newGroup({ teamId: 'MOMIJI01' }), members } });
  const { data } = await other.call(groups.find, { params: { id: 2 } });
  await signedUp(server, NAME, CODE);
  expect((await confirm(coach, data?.members[0]?.id)).refusal?.code).toBe('MEMBER_TAKEN');
});

test('Somebody who was refused by mistake and let in again is asked about again, and gets the row of the list', async ({
  server,
}) => {
  const coach = await coachOf(server, ['Aoki Ren', NAME]);
  const yui = await signedUp(server, NAME, CODE);
  const refuse = async () => {
    const { id: requestId } = await requestOf(coach);
    const body = { answer: 'refused' as const };
    await coach.call(contract.answer, { params: { ...params, requestId }, body });
    const { barred } = (await coach.call(contract.find, { params })).data!;
    expect(barred).toHaveLength(1);
    const member = { ...params, memberId: barred[0]!.memberId };
    expect((await coach.call(contract.readmit, { params: member })).status).toBe(200);
  };
  await refuse();
  for (let time = 0; time < 2; time++) {
    const { data } = await yui.call(contract.join, { body: { teamId: CODE } });
    expect(data?.outcome).toBe('asked');
  }
  await refuse();
  await yui.call(contract.join, { body: { teamId: CODE } });
  expect((await confirm(coach, 2)).status).toBe(200);
  expect(await listed(yui)).toEqual([
    ['Aoki Ren', false],
    [NAME, true],
  ]);
});

test('Who comes back beside a namesake on the list, and is another person, has the row from before', async ({
  server,
}) => {
  const coach = await coachOf(server, ['Aoki Ren', NAME]);
  const yui = await signedUp(server, NAME, CODE);
  const answer = async () => {
    const { id: requestId } = await requestOf(coach);
    const body = { answer: 'new-member' as const };
    await coach.call(contract.answer, { params: { ...params, requestId }, body });
    const { members } = (await yui.call(groups.find, { params })).data!;
    return members.map(({ id, joined }) => [id, joined]);
  };
  const before = await answer();
  await yui.call(groups.leave, { params });
  await yui.call(contract.join, { body: { teamId: CODE } });
  expect(await answer()).toEqual(before);
});
