import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import * as joining from '../../joining/joining.contract.ts';
import * as merging from '../../merging/merging.contract.ts';
import { joined, newGroup, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../roster.contract.ts';
import type { PupilForm } from '../roster.form.ts';
import { pupilForm } from './roster.factory.ts';

const params = { id: 1 };
const pupilsOf = async (phone: Phone) => (await phone.call(contract.find, { params })).data!.pupils;
const rowOf = (pupil: PupilForm, more: { sameAs?: string; isOther?: boolean } = {}) => ({
  id: uuidv7(),
  sameAs: null,
  isOther: false,
  pupil,
  ...more,
});
const send = (phone: Phone, rows: ReturnType<typeof rowOf>[]) =>
  phone.call(contract.importPupils, { params, body: { rows } });
const REN = pupilForm({ familyKana: 'アオキ', givenKana: 'レン', grade: '中2' });
const YUI = pupilForm({ familyName: '馬場', givenName: '結衣', grade: '中1', gender: 'female' });

/** The coach of a group with Aoki Ren and 馬場 結衣 on its list, neither with an account. */
async function sakura(server: TestApp) {
  const coach = await signedUp(server, 'Kato Jun');
  await coach.call(groups.create, { body: newGroup() });
  return coach;
}

describe('importing a list', () => {
  test('Pupils who are not on the roster are added in the order of the list, and those who are get what it says', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const { data } = await send(coach, [rowOf(REN), rowOf(YUI)]);
    expect(data).toMatchObject({ added: 1, updated: 1 });
    expect(data?.pupils.map(({ name, grade }) => [name, grade])).toEqual([
      ['Aoki Ren', ''],
      ['馬場 結衣', '中1'],
      ['青木 蓮', '中2'],
    ]);
  });

  test('A list that is sent or pasted again doubles nobody', async ({ server }) => {
    const coach = await sakura(server);
    const rows = [rowOf(REN), rowOf(YUI)];
    await send(coach, rows);
    const before = await pupilsOf(coach);
    expect((await send(coach, rows)).data).toMatchObject({ added: 0, updated: 2 });
    expect((await send(coach, [rowOf(YUI), rowOf(REN)])).data).toMatchObject({ updated: 2 });
    expect(await pupilsOf(coach)).toEqual(before);
  });

  test('An empty cell leaves what the roster says', async ({ server }) => {
    const coach = await sakura(server);
    await send(coach, [rowOf(REN)]);
    await send(coach, [rowOf(pupilForm({ registrationNo: 'A1' }))]);
    expect((await pupilsOf(coach)).at(-1)).toMatchObject({ ...REN, registrationNo: 'A1' });
  });

  test('A pupil of the same name in another grade is updated or added as somebody decides', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await send(coach, [rowOf(REN)]);
    const younger = pupilForm({ grade: '中1' });
    expect((await send(coach, [rowOf(younger)])).refusal?.code).toBe('ROSTER_CHANGED');
    const other = rowOf(younger, { isOther: true });
    expect((await send(coach, [other])).data).toMatchObject({ added: 1 });
    expect((await send(coach, [other])).data).toMatchObject({ added: 0, updated: 1 });
    const [, , second] = await pupilsOf(coach);
    const moved = rowOf(pupilForm({ grade: '中3' }), { sameAs: second!.id });
    expect((await send(coach, [moved])).data).toMatchObject({ added: 0, updated: 1 });
    expect((await pupilsOf(coach)).map(({ name, grade }) => [name, grade]).slice(2)).toEqual([
      ['青木 蓮', '中3'],
      ['青木 蓮', '中1'],
    ]);
  });

  test('A row about somebody who has been removed meanwhile, and two rows about one, are refused', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const [first] = await pupilsOf(coach);
    const twice = [rowOf(REN, { sameAs: first!.id }), rowOf(YUI, { sameAs: first!.id })];
    expect((await send(coach, twice)).refusal?.code).toBe('ROSTER_CHANGED');
    await coach.call(contract.removePupil, { params: { ...params, pupilId: first!.id } });
    const gone = [rowOf(REN, { sameAs: first!.id })];
    expect((await send(coach, gone)).refusal?.code).toBe('ROSTER_CHANGED');
  });

  test('300 pupils are on a roster at most', async ({ server }) => {
    const coach = await sakura(server);
    const rows = Array.from({ length: 299 }, (_, at) =>
      rowOf(pupilForm({ familyName: `姓${at}`, grade: '高1' })),
    );
    expect((await send(coach, rows)).refusal?.code).toBe('ROSTER_FULL');
    expect((await send(coach, rows.slice(1))).data).toMatchObject({ added: 298 });
    expect(await pupilsOf(coach)).toHaveLength(300);
    const more = [...rows, ...rows.slice(0, 2)];
    expect((await send(coach, more)).refusal?.code).toBe('INVALID_INPUT');
  });

  test('A wrong cell is refused with its row', async ({ server }) => {
    const coach = await sakura(server);
    const { refusal } = await send(coach, [rowOf(REN), rowOf({ ...YUI, familyKana: '馬場' })]);
    expect(refusal?.fields).toEqual({ 'rows.1.pupil.familyKana': 'kanaWrong' });
    expect(await pupilsOf(coach)).toHaveLength(2);
  });
});

describe('a pupil who joins with an account', () => {
  test('A pupil who joins with the code under their name, with or without a space, stays the pupil of the roster after the yes', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await send(coach, [rowOf(REN)]);
    const before = (await pupilsOf(coach))[2]!;
    await joined(server, '青木蓮', 'SAKURA01');
    const [request] = (await coach.call(joining.find, { params })).data!.requests;
    const target = { ...params, requestId: request!.id };
    await coach.call(joining.answer, { params: target, body: { answer: 'same-person' } });
    expect(await pupilsOf(coach)).toMatchObject([{}, {}, { ...before, joined: true }]);
  });

  test('A pupil whom the coach merges with the row that joined brings reading, grade and place along, and an undo takes them back', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await send(coach, [rowOf(REN)]);
    const [, , ren] = await pupilsOf(coach);
    await coach.call(contract.orderPupils, { params, body: { pupils: [ren!.id] } });
    await joined(server, 'Ren A.', 'SAKURA01');
    const row = (await pupilsOf(coach)).find(({ joined }) => joined)!;
    const target = { ...params, memberId: ren!.memberId };
    await coach.call(merging.merge, { params: target, body: { intoId: row.memberId } });
    const [first, ...others] = await pupilsOf(coach);
    expect(first).toMatchObject({
      name: 'Ren A.',
      familyKana: 'アオキ',
      grade: '中2',
      gradeYear: 2026,
    });
    expect(others).toHaveLength(2);
    await coach.call(merging.undo, { params: target });
    const again = await pupilsOf(coach);
    expect(again.find(({ id }) => id === row.id)).toMatchObject({ familyKana: '', grade: '' });
    expect(again.find(({ id }) => id === ren!.id)).toMatchObject({ familyKana: 'アオキ' });
  });
});

describe('advancing the grades', () => {
  const advance = (phone: Phone, schoolYear: number, graduates: 'leave' | 'stay') =>
    phone.call(contract.advanceGrades, { params, body: { schoolYear, graduates } });
  const grades = async (phone: Phone) =>
    (await pupilsOf(phone)).map(({ familyName, grade }) => [familyName, grade]);

  /** A roster of every grade, written in November, and its coach on 1 April. */
  async function inApril(server: TestApp) {
    const coach = await server.playerPhone({ fullName: 'Kato Jun' });
    await coach.call(groups.create, { body: { ...newGroup(), members: [] } });
    const rows = (['中2', '中3', '高1', '高3', 'other', ''] as const).map((grade) =>
      rowOf(pupilForm({ familyName: grade || '無', grade })),
    );
    await send(coach, rows);
    server.clock.advance({ days: 132 });
    const { email, password } = coach.player;
    await coach.call(accounts.login, { body: { loginId: email, password } });
    return coach;
  }

  test('The grades of the last school year advance once, and third-years leave the list without being barred', async ({
    server,
  }) => {
    const coach = await inApril(server);
    const { data } = await coach.call(contract.find, { params });
    expect(data?.schoolYear).toBe(2027);
    // A new pupil is already in this year's grade.
    await send(coach, [rowOf(pupilForm({ familyName: '新', grade: '中1' }))]);
    for (const _ of [1, 2]) await advance(coach, 2027, 'leave');
    expect(await grades(coach)).toEqual([
      ['中2', '中3'],
      ['高1', '高2'],
      ['other', 'other'],
      ['無', ''],
      ['新', '中1'],
    ]);
    const barred = await coach.call(joining.find, { params });
    expect(barred.data?.barred).toEqual([]);
  });

  test('Third-years who stay are in the first year of high school, or in no grade', async ({
    server,
  }) => {
    const coach = await inApril(server);
    await advance(coach, 2027, 'stay');
    expect(await grades(coach)).toEqual([
      ['中2', '中3'],
      ['中3', '高1'],
      ['高1', '高2'],
      ['高3', 'other'],
      ['other', 'other'],
      ['無', ''],
    ]);
  });

  test('Grades do not advance before April, nor to another year', async ({ server }) => {
    const coach = await sakura(server);
    await send(coach, [rowOf(REN)]);
    for (const schoolYear of [2025, 2027]) {
      const { refusal } = await advance(coach, schoolYear, 'stay');
      expect(refusal?.code).toBe('GRADES_OF_ANOTHER_YEAR');
    }
    await advance(coach, 2026, 'stay');
    expect((await grades(coach)).at(-1)).toEqual(['青木', '中2']);
  });
});
