import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as draws from '#features/event-draws/event-draws.contract.ts';
import { closedEvent } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as groups from '#features/groups/groups.contract.ts';
import * as joining from '#features/groups/joining/joining.contract.ts';
import { joined, newGroup, signedUp } from '#features/groups/server/groups.people.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { profile } from '../../my-page.contract.ts';
import * as contract from '../profile.contract.ts';

const HANA = {
  fullName: '佐藤 花',
  reading: 'さとう　はな',
  nickname: 'はなちゃん',
  club: '桜丘中',
  prefecture: 'Osaka',
  phone: '090-1111-2222',
} as const;

const edit = (phone: Phone, change: object = {}) =>
  phone.call(contract.edit, { body: { ...HANA, ...change } });

const namesIn = async (phone: Phone, params: { id: number; eventId: number }) =>
  (await phone.call(draws.prepared, { params })).data?.event.seeding?.entrants.map(
    ({ name, club }) => [name, club],
  );

describe('correcting the own profile', () => {
  test('A corrected profile is what My Page, the session and the own data show, and again changes nothing', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '左藤 花' });
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await edit(phone)).status).toBe(200);
      expect((await phone.call(profile)).data).toMatchObject({ ...HANA, reading: 'サトウ ハナ' });
    }
    expect((await phone.call(accounts.session)).data?.account?.name).toBe('佐藤 花');
    const { parts } = (await phone.call(everything)).data ?? {};
    expect(parts?.players).toMatchObject([
      { name: '佐藤 花', familyKana: 'サトウ', givenKana: 'ハナ', club: '桜丘中' },
    ]);
  });

  test('What may be empty can be emptied again', async ({ server }) => {
    const phone = await server.playerPhone();
    await edit(phone);
    expect((await edit(phone, { nickname: '', club: ' ', reading: '' })).status).toBe(200);
    expect((await phone.call(profile)).data).toMatchObject({
      nickname: null,
      club: '',
      reading: '',
    });
  });

  test('Each wrong field of a profile is named with its reason, and nothing is stored', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '左藤 花' });
    const wrong = [
      ['fullName', '花', 'nameShort'],
      ['fullName', '花'.repeat(81), 'tooLong'],
      ['reading', '佐藤', 'readingWrong'],
      ['reading', 'ア'.repeat(81), 'tooLong'],
      ['nickname', '花'.repeat(81), 'tooLong'],
      ['club', '桜'.repeat(81), 'tooLong'],
      ['prefecture', '', 'prefectureMissing'],
      ['phone', '110', 'phoneInvalid'],
      ['phone', '0'.repeat(41), 'tooLong'],
    ] as const;
    for (const [field, value, key] of wrong) {
      const { status, refusal } = await edit(phone, { [field]: value });
      expect([field, status, refusal?.code]).toEqual([field, 422, 'INVALID_INPUT']);
      expect(refusal?.fields?.[field]).toBe(key);
    }
    expect((await phone.call(profile)).data?.fullName).toBe('左藤 花');
  });

  test('A visitor corrects no profile', async ({ server }) => {
    expect((await edit(server.phone())).refusal?.code).toBe('SIGN_IN_REQUIRED');
  });

  test("The profile of the demo's visitor stays as it is", async () => {
    const server = await startTestApp({ DEMO: 'on' });
    server.app.setDemoAccount((await makePlayer(server.services, { fullName: 'Demo' })).id);
    expect((await edit(server.phone())).refusal?.code).toBe('DEMO_ACCOUNT');
    expect((await server.phone().call(profile)).data?.fullName).toBe('Demo');
    await server.close();
  });
});

describe('a corrected name in the lists of events', () => {
  test('A closed list has the name and the club of now, on the same number, until its draw is published', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '左藤 花' });
    const {
      params,
      phone: organizer,
      draw,
      publish,
      look,
    } = await closedEvent(server, {
      phones: [phone],
      byHand: 3,
    });
    expect(await namesIn(organizer, params)).toContainEqual(['左藤 花', null]);
    await edit(phone);
    expect(await namesIn(organizer, params)).toContainEqual(['佐藤 花', '桜丘中']);
    await edit(phone, { fullName: '佐藤 華' });
    await draw();
    await publish();
    await edit(phone, { fullName: '佐藤 はな', club: '梅丘中' });
    expect(await namesIn(organizer, params)).toContainEqual(['佐藤 華', '桜丘中']);
    expect(JSON.stringify(await look())).not.toContain('梅丘中');
  });

  test('A name that is corrected while the entries are closed is the one in the list', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '左藤 花' });
    const { params, phone: organizer } = await closedEvent(server, { phones: [phone], byHand: 1 });
    await organizer.call(draws.reopenEntries, { params });
    await inTurn<unknown>(server.services.db, 'tournaments', [
      () => organizer.call(draws.closeEntries, { params }),
      () => edit(phone),
    ]);
    expect(await namesIn(organizer, params)).toContainEqual(['佐藤 花', '桜丘中']);
  });
});

describe('a corrected name and what belongs to others', () => {
  const NAME = '馬場 結衣';
  const ROWS = ['Aoki Ren', '馬場　結衣'];
  const coachOf = async (server: TestApp) => {
    const coach = await signedUp(server, 'Kato Jun');
    await coach.call(groups.create, { body: newGroup() });
    return coach;
  };
  const listed = async (coach: Phone) =>
    (await coach.call(groups.find, { params: { id: 1 } })).data?.members.map(
      ({ name, joined: has }) => [name, has],
    );

  test('A member who takes the name of a row without an account gets neither the row nor another name on the list', async ({
    server,
  }) => {
    const coach = await coachOf(server);
    const phone = await joined(server, '左藤 花', 'SAKURA01');
    await edit(phone, { fullName: NAME });
    expect((await phone.call(joining.join, { body: { teamId: 'SAKURA01' } })).data).toMatchObject({
      outcome: 'joined',
    });
    expect(await listed(coach)).toEqual([
      ...ROWS.map((name) => [expect.stringContaining(name.slice(0, 2)), false]),
      ['左藤 花', true],
    ]);
  });

  test('Somebody who has asked for a row and takes another name since is not given the row', async ({
    server,
  }) => {
    const coach = await coachOf(server);
    const phone = await joined(server, NAME, 'SAKURA01');
    await edit(phone, { fullName: 'Mori Aya' });
    const { data } = await coach.call(joining.find, { params: { id: 1 } });
    const request = data?.requests[0];
    expect(request).toMatchObject({ name: 'Mori Aya', rows: [] });
    const answered = await coach.call(joining.answer, {
      params: { id: 1, requestId: request?.id ?? '' },
      body: { answer: 'same-person' },
    });
    expect(answered.refusal?.code).toBe('MEMBER_TAKEN');
  });

  test('Who has corrected the name and leaves is named in no notification of the club, and takes no namesake along', async ({
    server,
  }) => {
    const coach = await coachOf(server);
    const phone = await joined(server, '左藤 花', 'SAKURA01');
    await joined(server, '木村 学', 'SAKURA01');
    await edit(phone, { fullName: '木村 学' });
    await phone.call(leave, { body: { password: 'correct horse' } });
    const { data } = await coach.call(notifications.list);
    const named = data?.notifications.map(({ facts }) => facts.memberName);
    expect(named?.filter(Boolean).sort()).toEqual(['Former player', '木村 学'].sort());
  });
});
