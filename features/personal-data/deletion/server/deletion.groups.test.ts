import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { find, leave as leaveGroup } from '#features/groups/groups.contract.ts';
import { makeRoster } from '#features/groups/roster/server/roster.factory.ts';
import { schoolSheets } from '#features/groups/roster/server/roster.tables.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { everything } from '../../export/export.contract.ts';
import * as contract from '../deletion.contract.ts';

const PASSWORD = { password: 'correct horse' };
const TEACHER = '森 彩';
const leave = async (phone: Phone) =>
  expect((await phone.call(contract.leave, { body: PASSWORD })).status).toBe(200);

/** A school whose teacher is its director, its coach and the person in charge on its sheet. */
async function makeSchool(server: TestApp) {
  const { db, clock } = server.services;
  const now = clock.now();
  const teacher = await server.playerPhone({ fullName: TEACHER });
  const creator = { accountId: teacher.player.id, name: TEACHER };
  const staff = { director: TEACHER, coach: TEACHER };
  const group = await makeGroup(db, { creator, now, teamCode: 'SCHOOL77', ...staff });
  const sheet = { personInCharge: TEACHER, phone: '03-1111-2222', address: '桜丘1-2-3' };
  const about = { groupId: group.id, accountId: teacher.player.id, now };
  await makeRoster(db, { ...about, pupils: [], sheet });
  return { teacher, group };
}

async function joined(server: TestApp, fullName: string): Promise<Phone & { id: string }> {
  const { db, clock } = server.services;
  const phone = await server.playerPhone({ fullName });
  const accountId = phone.player.id;
  await joinGroup(db, { accountId, fullName, now: clock.now() }, 'SCHOOL77');
  return Object.assign(phone, { id: accountId });
}

async function typedNames({ services: { db } }: TestApp, groupId: number) {
  const [sheet] = await db.select().from(schoolSheets).where(eq(schoolSheets.groupId, groupId));
  const [group] = await db.select().from(groups).where(eq(groups.id, groupId));
  return [sheet?.personInCharge, sheet?.phone, group?.director, group?.coach];
}

describe('the names that a group has typed for its staff', () => {
  test('A member under the name of the person in charge neither reads the school sheet nor empties it', async ({
    server,
  }) => {
    const { teacher, group } = await makeSchool(server);
    const inChargeFor = async (phone: Phone) =>
      (await phone.call(everything)).data?.parts.groups.filter(
        ({ state }) => state === 'person-in-charge',
      );
    expect(await inChargeFor(teacher)).toMatchObject([{ phone: '03-1111-2222' }]);
    const namesake = await joined(server, TEACHER);
    expect(await inChargeFor(namesake)).toEqual([]);
    const before = await typedNames(server, group.id);
    await leave(namesake);
    expect(await typedNames(server, group.id)).toEqual(before);
  });

  test('The names of a teacher go with the account, also where the group goes to somebody else', async ({
    server,
  }) => {
    const { teacher, group } = await makeSchool(server);
    await joined(server, '青木 蓮');
    await leave(teacher);
    expect(await typedNames(server, group.id)).toEqual(['', '', '', '']);
  });
});

describe('the new owner of a group', () => {
  test('A group goes to the member who is not suspended, before a suspended coach', async ({
    server,
  }) => {
    const { db, clock } = server.services;
    const { teacher, group } = await makeSchool(server);
    const coach = await joined(server, '馬場 結衣');
    const member = await joined(server, '青木 蓮');
    await db
      .update(groupMembers)
      .set({ role: 'Coach' })
      .where(eq(groupMembers.accountId, coach.id));
    await db.update(accounts).set({ suspendedAt: clock.now() }).where(eq(accounts.id, coach.id));
    const preview = (await teacher.call(contract.preview)).data;
    expect(preview?.groups).toMatchObject([{ newOwner: '青木 蓮' }]);
    await leave(teacher);
    const [transferred] = await db.select().from(groups).where(eq(groups.id, group.id));
    expect(transferred?.creatorAccountId).toBe(member.id);
  });

  test('A member who leaves the group while its creator deletes the account gets it, and stays', async ({
    server,
  }) => {
    const { db } = server.services;
    const { teacher, group } = await makeSchool(server);
    const member = await joined(server, '青木 蓮');
    const calls = [
      async () => (await teacher.call(contract.leave, { body: PASSWORD })).refusal?.code,
      async () => (await member.call(leaveGroup, { params: { id: group.id } })).refusal?.code,
    ];
    expect(await inTurn(db, 'groups', calls)).toEqual([undefined, 'CREATOR_CANNOT_LEAVE']);
    const { data } = await member.call(find, { params: { id: group.id } });
    expect(data?.may).toMatchObject({ edit: true, delete: true });
  });
});
