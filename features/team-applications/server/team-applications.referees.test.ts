import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

const SHEET = {
  officialName: '桜丘市立桜丘中学校',
  postalCode: '1540001',
  prefecture: 'Tokyo',
  address: '世田谷区池尻1-2-3',
  personInCharge: '佐藤 明',
  phone: '0312340000',
} as const;
const PUPIL = {
  familyKana: 'アオキ',
  grade: '中2',
  gender: 'female',
  registrationNo: 'JTTA-4711',
} as const;
const PUPIL_SHOWN = { gender: 'female', registrationNo: 'JTTA-4711' };
const NOTHING = { postalCode: '', prefecture: '', address: '', personInCharge: '', phone: '' };

describe('who referees a tournament', () => {
  test('A referee reads who plays, and neither contacts nor money of the school', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server);
    const { teacher, group } = await makeSchool(server, 0);
    const { db, clock } = server.services;
    const [accountId, groupId, now] = [teacher.player.id, group.id, clock.now()];
    await makeRoster(db, { accountId, groupId, pupils: [pupilForm(PUPIL)], sheet: SHEET, now });
    const pupils = (await listPupils(db, groupId)).filter((one) => one.accountId === null);
    const lines = singles(eventIds[0] ?? 0, pupils);
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const { id } = await applyFor(teacher, about);
    await organizer.call(organizing.noteTransfer, {
      params: { tournamentId, id },
      body: {
        id: uuidv7(),
        amountYen: 900,
        paidOn: '2026-11-20',
        payerName: 'サクラ',
        settles: true,
      },
    });
    const referee = await makeReferee(server, organizer, tournamentId);
    const params = { id };
    const whole = (await organizer.call(contract.find, { params })).data;
    expect(whole).toMatchObject({
      may: { readAll: true },
      application: {
        school: { phone: SHEET.phone, address: SHEET.address },
        dueBackYen: 400,
        lines: [{ players: [PUPIL_SHOWN] }],
      },
    });
    const { status, data } = await referee.call(contract.find, { params });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      may: { readAll: false, replace: true, pay: false, withdraw: false, giveAccount: false },
      application: {
        totalYen: 0,
        paidAt: null,
        code: null,
        transfers: [],
        dueBackYen: 0,
        waitsFor: null,
        school: { ...NOTHING, officialName: SHEET.officialName },
        lines: [
          {
            feeYen: 0,
            players: [{ kana: 'アオキ', grade: '中2', gender: '', registrationNo: '' }],
          },
        ],
      },
      transfer: { to: '' },
      registrationNo: '',
      receiptNumber: null,
      steps: [],
    });
    const text = JSON.stringify(data);
    for (const secret of [SHEET.phone, SHEET.address, SHEET.personInCharge, 'サクラ', 'JTTA']) {
      expect(text).not.toContain(secret);
    }
    const print = { params, body: { writeId: uuidv7() } };
    expect((await referee.call(contract.issueReceipt, print)).status).toBe(404);
    expect((await referee.call(organizing.list, { params: { tournamentId } })).status).toBe(403);
  });

  test('A referee reads neither whether a school pays by a transfer nor that money went back', async ({
    server,
  }) => {
    const { tournamentId, organizer, teacher, id, note } = await waiting(server);
    const referee = await makeReferee(server, organizer, tournamentId);
    const read = async () => (await referee.call(contract.find, { params: { id } })).data;
    expect((await read())?.application).toMatchObject({ state: 'reserved', dueAt: null });
    await note();
    const entryId = (await read())?.application.lines[0]?.id ?? '';
    await teacher.call(contract.withdrawLine, { params: { id, entryId } });
    const whole = (await organizer.call(contract.find, { params: { id } })).data;
    expect(whole?.application.state).toBe('partly-refunded');
    expect(whole?.steps.find(({ kind }) => kind === 'withdrawn')?.amountYen).toBe(500);
    const seen = await read();
    expect(seen?.application).toMatchObject({ state: 'paid', totalYen: 0, paidAt: null });
    expect(seen?.application.lines.map(({ feeYen }) => feeYen)).toEqual([0, 0]);
    expect(seen?.steps).toMatchObject([{ kind: 'withdrawn', amountYen: null }]);
  });
});

describe('the other pupils of a school', () => {
  test('Who may not replace a pupil any more reads none of the others', async ({ server }) => {
    const { organizer, teacher, id, note } = await waiting(server);
    await note();
    const read = async (phone: typeof organizer) => {
      const { data } = await phone.call(contract.find, { params: { id } });
      return [data?.may.replace, data?.pupils.length];
    };
    expect(await read(teacher)).toEqual([true, 12]);
    server.clock.advance({ days: 8 });
    expect(await read(teacher)).toEqual([false, 0]);
    expect(await read(organizer)).toEqual([true, 12]);
    server.clock.advance({ days: 7 });
    expect(await read(organizer)).toEqual([false, 0]);
  });

  test('Nobody of a tournament reads them once the application has lapsed', async ({ server }) => {
    const { tournamentId, organizer, id } = await waiting(server);
    server.clock.advance({ days: 8 });
    await sweepTournament(server.services, tournamentId);
    const { data } = await organizer.call(contract.find, { params: { id } });
    expect(data).toMatchObject({
      application: { state: 'lapsed' },
      may: { replace: false },
      pupils: [],
    });
  });
});

/** A school with two lines of 500 yen, which has chosen a transfer. */
async function waiting(server: TestApp) {
  const { id: tournamentId, eventIds, organizer } = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 1000 };
  const { id } = await applyFor(teacher, { ...wanted, byTransfer: true });
  const note = () => {
    const arrived = { amountYen: 1000, paidOn: '2026-11-20', payerName: 'サクラ' };
    const body = { id: uuidv7(), ...arrived, settles: true };
    return organizer.call(organizing.noteTransfer, { params: { tournamentId, id }, body });
  };
  return { tournamentId, organizer, teacher, id, note };
}
