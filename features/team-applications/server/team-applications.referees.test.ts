import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
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
        code: null,
        transfers: [],
        dueBackYen: 0,
        waitsFor: null,
        school: { ...NOTHING, officialName: SHEET.officialName },
        lines: [{ players: [{ kana: 'アオキ', grade: '中2', gender: '', registrationNo: '' }] }],
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
    expect((await referee.call(contract.issueReceipt, { params })).status).toBe(404);
    expect((await referee.call(organizing.list, { params: { tournamentId } })).status).toBe(403);
  });
});
