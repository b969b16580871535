import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as draws from '#features/event-draws/event-draws.contract.ts';
import * as profile from '#features/my-page/profile/profile.contract.ts';
import { updateFacts } from '#features/players/server/players.facts.store.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';
import * as namesContract from '../entry-list.names.contract.ts';

const PERSON = { name: '紙で申込', email: '', phone: '', note: '', paidYen: 0 };

const add = (phone: Phone, id: number, person: object, eventId?: number) =>
  phone.call(contract.addManual, {
    params: { id },
    body: { eventId, people: [{ id: uuidv7(), person: { ...PERSON, ...person } }] },
  });
const listed = async (phone: Phone, id: number) =>
  (await phone.call(contract.list, { params: { id } })).data?.entries ?? [];
const sheetOf = async (phone: Phone, id: number) =>
  fromCsv((await phone.call(contract.exportList, { params: { id } })).data?.csv ?? '');
const seededClubs = async (phone: Phone, params: { id: number; eventId: number }) => {
  await phone.call(draws.closeEntries, { params });
  const { data } = await phone.call(draws.prepared, { params });
  return data?.event.seeding?.entrants.map(({ club }) => club);
};

/** A tournament without a fee, with singles and then doubles. */
async function hosted(server: TestApp) {
  const made = await makeHost(server, [{ eventType: 'Doubles', fee: 0 }], { feeYen: 0 });
  const [single = 0, double = 0] = made.eventIds;
  return { ...made, single, double };
}

describe('the school or club in the entry list', () => {
  test('The school of somebody on paper is in the list, in the file and in the seeding list', async ({
    server,
  }) => {
    const { organizer, id, single } = await hosted(server);
    await add(organizer, id, { name: '山田 太郎', club: ' 桜丘中 ' });
    await add(organizer, id, { name: '佐藤 花子' });
    expect((await listed(organizer, id)).map(({ name, club }) => [name, club])).toEqual([
      ['山田 太郎', '桜丘中'],
      ['佐藤 花子', ''],
    ]);
    const [head, first, second] = await sheetOf(organizer, id);
    const at = head?.indexOf('School or club') ?? -1;
    expect([first?.[at], second?.[at]]).toEqual(['桜丘中', '']);
    expect((await seededClubs(organizer, { id, eventId: single }))?.sort()).toEqual(
      ['桜丘中', null].sort(),
    );
  });

  test('The players of a pair on paper have a school each', async ({ server }) => {
    const { organizer, id, double } = await hosted(server);
    const clubs = { club: '桜丘中', partnerClub: '梅丘中' };
    await add(organizer, id, { name: 'A', partner: 'B', ...clubs }, double);
    expect(await listed(organizer, id)).toMatchObject([
      { club: '桜丘中', partner: { name: 'B', club: '梅丘中' } },
    ]);
    expect(await seededClubs(organizer, { id, eventId: double })).toEqual(['桜丘中 / 梅丘中']);
  });

  test('Who plays instead of somebody on paper has a school of their own, or none', async ({
    server,
  }) => {
    const { organizer, id, single } = await hosted(server);
    await add(organizer, id, { name: '山田 太郎', club: '桜丘中' });
    const [entry] = await listed(organizer, id);
    const correct = (seen: string, names: { name: string; club?: string }) =>
      organizer.call(namesContract.correctNames, {
        params: { id, entryId: entry!.id },
        body: {
          seen: { name: seen, partner: null },
          names: { who: 'other', email: '', phone: '', ...names },
        },
      });
    const instead = { name: '佐藤 花子', club: ' 梅丘中 ' };
    expect((await correct('山田 太郎', instead)).status).toBe(200);
    expect(await listed(organizer, id)).toMatchObject([{ name: '佐藤 花子', club: '梅丘中' }]);
    // The answer to a first try was lost.
    expect((await correct('山田 太郎', instead)).status).toBe(200);
    expect((await correct('佐藤 花子', { name: '鈴木 葵' })).status).toBe(200);
    expect((await correct('佐藤 花子', { name: '鈴木 葵' })).status).toBe(200);
    expect(await seededClubs(organizer, { id, eventId: single })).toEqual([null]);
  });

  test('A school that is too long is refused at its field, and nobody is entered', async ({
    server,
  }) => {
    const { organizer, id, double } = await hosted(server);
    for (const field of ['club', 'partnerClub']) {
      const { refusal } = await add(organizer, id, { [field]: '桜'.repeat(81) }, double);
      expect(refusal).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [`people.0.person.${field}`]: 'tooLong' },
      });
    }
    expect(await listed(organizer, id)).toEqual([]);
  });

  test('A player has the school of the own profile, else the first club on whose list the player is', async ({
    server,
  }) => {
    const { organizer, id, single } = await hosted(server);
    const { group } = await makeSchool(server, 1, '梅丘中学校');
    const phone = await server.playerPhone({ fullName: '佐藤 花' });
    await addPupil(server, group.id, phone);
    const body = { id: uuidv7(), tournamentId: id, eventId: single, agreed: true as const };
    expect((await phone.call(entries.apply, { body })).status).toBe(200);
    expect((await listed(organizer, id))[0]?.club).toBe('梅丘中学校');
    await phone.call(profile.edit, {
      body: {
        fullName: '佐藤 花',
        reading: '',
        nickname: '',
        club: '桜クラブ',
        prefecture: 'Tokyo',
        phone: '03-1234-5678',
      },
    });
    expect((await listed(organizer, id))[0]?.club).toBe('桜クラブ');
  });
});

describe('grade and gender in the entry list', () => {
  test('The organizer reads grade and gender of those whom a school has entered, and of nobody else', async ({
    server,
  }) => {
    const { organizer, id, single, double } = await hosted(server);
    const { teacher, group, pupils } = await makeSchool(server, 3);
    const own = await server.playerPhone({ fullName: '佐藤 花' });
    const ownRow = await addPupil(server, group.id, own);
    const facts = [...pupils, ownRow].map(({ id: playerId }) => ({
      id: playerId,
      displayName: '',
      familyName: null,
      givenName: null,
      familyKana: null,
      givenKana: null,
      gender: 'female' as const,
      schoolGrade: '中2',
      schoolGradeYear: 2026,
      registrationNo: null,
    }));
    await updateFacts(server.services.db, facts);
    const body = { id: uuidv7(), tournamentId: id, eventId: single, agreed: true as const };
    await own.call(entries.apply, { body });
    const pair = { eventId: double, pupils: pupils.slice(1, 3).map((one) => one.id) };
    const lines = [...singles(single, pupils.slice(0, 1)), pair];
    await applyFor(teacher, { tournamentId: id, groupId: group.id, lines, totalYen: 0 });
    const girl = { grade: '中2', gender: 'female', club: '桜丘中学校' };
    const rows = await listed(organizer, id);
    const of = (school: boolean) => rows.filter((one) => (one.applicationId !== null) === school);
    expect(of(true)).toMatchObject([girl, { ...girl, partner: girl }]);
    expect(of(false)).toMatchObject([{ name: '佐藤 花', grade: '', gender: '' }]);
    const [head] = await sheetOf(organizer, id);
    expect(head).toEqual(
      expect.arrayContaining(['Grade', 'Gender', 'Grade of the partner', 'Gender of the partner']),
    );
  });

  test('A file of a tournament in which nobody is entered by a school has no such columns', async ({
    server,
  }) => {
    const { organizer, id } = await hosted(server);
    await add(organizer, id, {});
    const [head] = await sheetOf(organizer, id);
    expect(head).not.toContain('Grade');
    expect(head).not.toContain('School or club');
  });
});
