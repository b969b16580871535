import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import * as joining from '../../joining/joining.contract.ts';
import * as merging from '../../merging/merging.contract.ts';
import { joined, newGroup, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../roster.contract.ts';
import type { PupilForm } from '../roster.form.ts';
import { pupilForm } from './roster.factory.ts';

const params = { id: 1 };
const read = (phone: Phone) => phone.call(contract.find, { params });
const pupilsOf = async (phone: Phone) => (await read(phone)).data!.pupils;
const NO_SHEET = {
  officialName: '',
  shortName: '',
  prefecture: '' as const,
  postalCode: '',
  address: '',
  personInCharge: '',
  phone: '',
};
const REN = pupilForm({ familyKana: 'あおき', givenKana: 'ﾚﾝ', grade: '中2', gender: 'male' });

/** The coach of a group with Aoki Ren and 馬場 結衣 on its list, neither with an account. */
async function sakura(server: TestApp) {
  const coach = await signedUp(server, 'Kato Jun');
  await coach.call(groups.create, { body: newGroup() });
  return coach;
}

const save = (
  phone: Phone,
  pupilId: string,
  pupil: PupilForm,
  was: PupilForm | null = pupilForm({ familyName: '', givenName: '' }),
) => phone.call(contract.savePupil, { params: { ...params, pupilId }, body: { pupil, was } });

describe('reading the roster of a group', () => {
  test('The roster shows the pupils of the list, without facts that nobody has given', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await joined(server, 'Ito Yu', 'SAKURA01');
    const { data } = await read(coach);
    expect(data).toMatchObject({ groupName: 'Sakura Tennis Club', schoolYear: 2026 });
    expect(data?.sheet).toEqual(NO_SHEET);
    expect(data?.pupils.map(({ name, joined }) => [name, joined])).toEqual([
      ['Aoki Ren', false],
      ['馬場 結衣', false],
      ['Ito Yu', true],
    ]);
    expect(data?.pupils[0]).toMatchObject({
      ...pupilForm({ familyName: '', givenName: '' }),
      gradeYear: null,
    });
  });

  test('A member who does not look after the group can neither read nor change its roster, and an outsider does not see the group', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const member = await joined(server, 'Ito Yu', 'SAKURA01');
    const outsider = await signedUp(server, 'Mori Aya');
    const [first] = await pupilsOf(coach);
    const pupilId = first!.id;
    const rows = [{ id: uuidv7(), sameAs: null, isOther: true, pupil: REN }];
    for (const [phone, code] of [
      [member, 'GROUP_NOT_EDITABLE'],
      [outsider, 'GROUP_NOT_FOUND'],
    ] as const) {
      const answers = [
        await read(phone),
        await phone.call(contract.saveSheet, { params, body: { sheet: NO_SHEET, was: NO_SHEET } }),
        await save(phone, pupilId, REN),
        await phone.call(contract.removePupil, { params: { ...params, pupilId } }),
        await phone.call(contract.orderPupils, { params, body: { pupils: [pupilId] } }),
        await phone.call(contract.importPupils, { params, body: { rows } }),
        await phone.call(contract.advanceGrades, {
          params,
          body: { schoolYear: 2026, graduates: 'leave' },
        }),
      ];
      expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => code));
    }
  });
});

describe('the school sheet', () => {
  test('The sheet is stored in tidy form, and an empty one is allowed', async ({ server }) => {
    const coach = await sakura(server);
    const sheet = {
      ...NO_SHEET,
      officialName: ' 桜丘市立　桜丘中学校 ',
      shortName: '桜丘中',
      prefecture: 'Tokyo' as const,
      postalCode: '１２３－４５６７',
      address: '桜丘市1-2-3',
      personInCharge: '加藤 純',
      phone: '０３－１２３４－５６７８',
    };
    const saved = await coach.call(contract.saveSheet, { params, body: { sheet, was: NO_SHEET } });
    expect(saved.data?.sheet).toEqual({
      ...sheet,
      officialName: '桜丘市立 桜丘中学校',
      postalCode: '1234567',
      phone: '03-1234-5678',
    });
    const was = saved.data!.sheet;
    const emptied = await coach.call(contract.saveSheet, {
      params,
      body: { sheet: NO_SHEET, was },
    });
    expect(emptied.data?.sheet).toEqual(NO_SHEET);
  });

  test.for([
    ['shortName', '桜丘市立桜丘中学校', 'shortNameLong'],
    ['postalCode', '123-456', 'postalCodeWrong'],
    ['phone', 'ask me', 'phoneWrong'],
    ['officialName', 'x'.repeat(101), 'tooLong'],
  ] as const)(
    'A wrong %s is refused beside its field',
    async ([field, value, code], { server }) => {
      const coach = await sakura(server);
      const sheet = { ...NO_SHEET, [field]: value };
      const { refusal } = await coach.call(contract.saveSheet, {
        params,
        body: { sheet, was: NO_SHEET },
      });
      expect(refusal?.fields).toEqual({ [`sheet.${field}`]: code });
    },
  );

  test('A short name has eight full-width letters or sixteen half-width ones', async ({
    server,
  }) => {
    const coach = await sakura(server);
    for (const shortName of ['桜丘市立桜丘中校', 'Sakuragaoka JHS.']) {
      const sheet = { ...NO_SHEET, shortName };
      const { data } = await coach.call(contract.saveSheet, {
        params,
        body: { sheet, was: NO_SHEET },
      });
      expect(data?.sheet.shortName).toBe(shortName);
      await coach.call(contract.saveSheet, { params, body: { sheet: NO_SHEET, was: sheet } });
    }
  });

  test('Of two people who change different fields both are stored, and the same field is refused', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const put = (change: object) =>
      coach.call(contract.saveSheet, {
        params,
        body: { sheet: { ...NO_SHEET, ...change }, was: NO_SHEET },
      });
    await put({ phone: '03-1234-5678' });
    const other = await put({ address: '桜丘市1-2-3' });
    expect(other.data?.sheet).toMatchObject({ phone: '03-1234-5678', address: '桜丘市1-2-3' });
    const { refusal } = await put({ phone: '06-1111-2222' });
    expect(refusal).toMatchObject({
      code: 'SHEET_CHANGED',
      details: { phone: '03-1234-5678' },
    });
  });
});

describe('changing a pupil', () => {
  test('A pupil of the list gets name, reading, grade, gender and number, and the list shows the new name', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const [first] = await pupilsOf(coach);
    const pupil = { ...REN, registrationNo: ' Ａ－１２ ' };
    const { data } = await save(coach, first!.id, pupil);
    expect(data?.pupils[0]).toMatchObject({
      ...pupil,
      id: first!.id,
      name: '青木 蓮',
      familyKana: 'アオキ',
      givenKana: 'レン',
      registrationNo: 'A-12',
      gradeYear: 2026,
    });
    const group = (await coach.call(groups.find, { params })).data!;
    expect(group.members[0]).toMatchObject({ name: '青木 蓮' });
    // An edit of the group that began before would bring the old name back.
    expect(group.version).toBe(2);
  });

  test('A new pupil follows at the end of the list, and sent again is not added twice', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const id = uuidv7();
    for (const _ of [1, 2]) {
      const { data } = await save(coach, id, REN, null);
      expect(data?.pupils.map(({ name }) => name)).toEqual(['Aoki Ren', '馬場 結衣', '青木 蓮']);
    }
    expect((await pupilsOf(coach))[2]).toMatchObject({ id, joined: false });
  });

  test('A new pupil that is sent again does not undo what a colleague has corrected', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const id = uuidv7();
    const began = { ...REN, familyKana: 'アオキ', givenKana: 'レン', registrationNo: '' };
    await save(coach, id, began, null);
    const corrected = { ...began, familyKana: 'アオギ', registrationNo: 'A-12' };
    expect((await save(coach, id, corrected, began)).status).toBe(200);
    const { refusal } = await save(coach, id, began, null);
    expect(refusal).toMatchObject({ code: 'PUPIL_CHANGED', details: { familyKana: 'アオギ' } });
    expect((await pupilsOf(coach))[2]).toMatchObject({
      familyKana: 'アオギ',
      registrationNo: 'A-12',
    });
  });

  test.for([
    ['familyName', '', 'nameMissing'],
    ['givenName', ' ', 'nameMissing'],
    ['familyKana', '青木', 'kanaWrong'],
    ['givenKana', 'Ren', 'kanaWrong'],
    ['familyName', '青'.repeat(41), 'tooLong'],
    ['registrationNo', '1'.repeat(21), 'tooLong'],
  ] as const)(
    'A wrong %s (%s) is refused beside its field',
    async ([field, value, code], { server }) => {
      const coach = await sakura(server);
      const { refusal } = await save(coach, uuidv7(), { ...REN, [field]: value }, null);
      expect(refusal?.fields).toEqual({ [`pupil.${field}`]: code });
    },
  );

  test('Of two people who change different fields both are stored, and the same field is refused', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const id = uuidv7();
    await save(coach, id, pupilForm(), null);
    await save(coach, id, pupilForm({ grade: '中2' }), pupilForm());
    const other = await save(coach, id, pupilForm({ gender: 'male' }), pupilForm());
    expect(other.data?.pupils[2]).toMatchObject({ grade: '中2', gender: 'male' });
    const { refusal } = await save(coach, id, pupilForm({ grade: '中3' }), pupilForm());
    expect(refusal).toMatchObject({ code: 'PUPIL_CHANGED', details: { grade: '中2' } });
  });

  test('A pupil of another group is not found under this one, nor can its id be taken', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const rival = await signedUp(server, 'Mori Aya');
    await rival.call(groups.create, { body: newGroup({ teamId: 'MOMIJI01' }) });
    const [theirs] = (await rival.call(contract.find, { params: { id: 2 } })).data!.pupils;
    for (const was of [null, pupilForm()]) {
      expect((await save(coach, theirs!.id, REN, was)).refusal?.code).toBe('PUPIL_NOT_FOUND');
    }
    await coach.call(contract.removePupil, { params: { ...params, pupilId: theirs!.id } });
    const rows = [{ id: theirs!.id, sameAs: null, isOther: true, pupil: REN }];
    const taken = await coach.call(contract.importPupils, { params, body: { rows } });
    expect(taken.refusal?.code).toBe('ROSTER_CHANGED');
    expect((await rival.call(contract.find, { params: { id: 2 } })).data!.pupils).toHaveLength(2);
  });

  test('A removed pupil leaves the list; an account is barred; removing again changes nothing', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const member = await joined(server, 'Ito Yu', 'SAKURA01');
    const everybody = await pupilsOf(coach);
    for (const { id } of [everybody[0]!, everybody[2]!, everybody[2]!]) {
      const { data } = await coach.call(contract.removePupil, {
        params: { ...params, pupilId: id },
      });
      expect(data?.pupils.some((pupil) => pupil.id === id)).toBe(false);
    }
    expect((await pupilsOf(coach)).map(({ name }) => name)).toEqual(['馬場 結衣']);
    expect((await member.call(groups.find, { params })).refusal?.code).toBe('GROUP_NOT_FOUND');
  });

  test('A creator who plays looks after the group after being removed from its roster', async ({
    server,
  }) => {
    const coach = await signedUp(server, 'Aoki Ren');
    await coach.call(groups.create, { body: newGroup() });
    const [own] = await pupilsOf(coach);
    await coach.call(contract.removePupil, { params: { ...params, pupilId: own!.id } });
    const { data } = await coach.call(groups.find, { params });
    expect(data?.staff).toMatchObject([{ name: 'Aoki Ren', role: 'Manager', creator: true }]);
  });
});

describe('emptying a field of a pupil', () => {
  const NUMBERED = { ...REN, familyKana: 'アオキ', givenKana: 'レン', registrationNo: 'A-12' };
  const empty = (phone: Phone, pupilId: string, id = 1) =>
    phone.call(contract.savePupil, {
      params: { id, pupilId },
      body: { pupil: { ...NUMBERED, registrationNo: '', grade: '' }, was: NUMBERED },
    });

  test('A field that is emptied does not come back from a duplicate, which has everything else after an undo of its merge', async ({
    server,
  }) => {
    const coach = await sakura(server);
    const [id, otherId] = [uuidv7(), uuidv7()];
    await save(coach, id, pupilForm(), null);
    await save(coach, otherId, NUMBERED, null);
    const [pupil, other] = (await pupilsOf(coach)).slice(2);
    const target = { ...params, memberId: other!.memberId };
    await coach.call(merging.merge, { params: target, body: { intoId: pupil!.memberId } });
    const known = { familyKana: 'アオキ', gender: 'male' };
    expect((await pupilsOf(coach))[2]).toMatchObject({ ...known, registrationNo: 'A-12' });
    const emptied = { ...known, registrationNo: '', grade: '', gradeYear: null };
    expect((await empty(coach, id)).data?.pupils[2]).toMatchObject(emptied);
    expect((await pupilsOf(coach))[2]).toMatchObject(emptied);
    await coach.call(merging.undo, { params: target });
    expect((await pupilsOf(coach))[3]).toMatchObject({ id: otherId, ...emptied });
  });

  test('A field that one group empties is still on the list of another group', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await save(coach, uuidv7(), NUMBERED, null);
    const ren = await joined(server, '青木 蓮', 'SAKURA01');
    const [request] = (await coach.call(joining.find, { params })).data!.requests;
    const target = { ...params, requestId: request!.id };
    await coach.call(joining.answer, { params: target, body: { answer: 'same-person' } });
    const rival = await signedUp(server, 'Mori Aya');
    await rival.call(groups.create, { body: newGroup({ teamId: 'MOMIJI01' }) });
    await ren.call(joining.join, { body: { teamId: 'MOMIJI01' } });
    const theirs = (await rival.call(contract.find, { params: { id: 2 } })).data!.pupils[2]!;
    expect(theirs.registrationNo).toBe('A-12');
    expect((await empty(rival, theirs.id, 2)).status).toBe(200);
    expect((await pupilsOf(coach))[2]).toMatchObject({ registrationNo: 'A-12', joined: true });
  });
});

describe('the order of strength', () => {
  test('Pupils are in the given order; those who join later follow', async ({ server }) => {
    const coach = await sakura(server);
    await joined(server, 'Ito Yu', 'SAKURA01');
    const [ren, yui, yu] = (await pupilsOf(coach)).map(({ id }) => id) as [string, string, string];
    const order = (pupils: string[]) =>
      coach.call(contract.orderPupils, { params, body: { pupils } });
    const names = async () => (await pupilsOf(coach)).map(({ id }) => id);
    await order([yu, ren, yui]);
    expect(await names()).toEqual([yu, ren, yui]);
    await order([yui]);
    expect(await names()).toEqual([yui, yu, ren]);
    await order([ren, uuidv7(), ren]);
    expect((await names())[0]).toBe(ren);
    const late = await joined(server, 'Abe Mio', 'SAKURA01');
    expect((await pupilsOf(coach)).at(-1)).toMatchObject({ name: 'Abe Mio' });
    expect(
      (await late.call(groups.find, { params })).data?.members.map(({ name }) => name),
    ).toEqual(['Aoki Ren', '馬場 結衣', 'Ito Yu', 'Abe Mio']);
  });
});
