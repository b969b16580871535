import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { joinGroup, makeGroup } from '../../server/groups.factory.ts';
import { findByAccount, update } from '../../server/groups.members.store.ts';
import * as commands from './roster.commands.ts';
import { makeRoster, pupilForm } from './roster.factory.ts';
import { advanceGrades } from './roster.grades.commands.ts';
import { importPupils } from './roster.import.commands.ts';
import { findSheet, listPupils } from './roster.store.ts';

test('Who no longer looks after the group by the time of the lock changes nothing in its roster', async ({
  server,
}) => {
  const { services, clock } = server;
  const { db } = services;
  const now = clock.now();
  const { player: creator } = await server.playerPhone();
  const { player: coach } = await server.playerPhone();
  const owner = { accountId: creator.id, name: creator.fullName };
  const { id: groupId } = await makeGroup(db, {
    creator: owner,
    now,
    teamCode: 'SAKURA01',
    members: [],
  });
  const pupils = [pupilForm({ grade: '中2' }), pupilForm({ givenName: '海' })];
  await makeRoster(db, { groupId, accountId: creator.id, pupils, now });
  await joinGroup(db, { accountId: coach.id, fullName: coach.fullName, now }, 'SAKURA01');
  const { id: coachRow } = (await findByAccount(db, groupId, coach.id))!;
  clock.advance({ days: 365 });

  const before = await listPupils(db, groupId);
  const sheet = await findSheet(db, groupId);
  const ids = before.map(({ id }) => id);
  const pupilId = ids[0] ?? '';
  const request = { accountId: coach.id, groupId };
  const row = { id: uuidv7(), sameAs: null, isOther: true, pupil: pupilForm() };
  const changed = { ...sheet, phone: '03-1111-2222' };
  const calls = [
    () => commands.saveSheet(services, { ...request, sheet: changed, was: sheet }),
    () =>
      commands.savePupil(services, { ...request, pupilId: uuidv7(), pupil: row.pupil, was: null }),
    () => commands.removePupil(services, { ...request, pupilId }),
    () => commands.orderPupils(services, { ...request, order: ids.toReversed() }),
    () => importPupils(services, { ...request, rows: [row] }),
    () => advanceGrades(services, { ...request, schoolYear: 2027, graduates: 'leave' }),
  ];
  for (const call of calls) {
    await update(db, coachRow, { role: 'Coach' });
    const meanwhile = () => update(db, coachRow, { role: 'Member' });
    const answered = await whileLocked<object>(db, 'groups', { call, meanwhile });
    expect(answered).toMatchObject({ ok: false, code: 'GROUP_NOT_EDITABLE' });
  }
  expect(await findSheet(db, groupId)).toEqual(sheet);
  const pupilsAfter = (await listPupils(db, groupId)).filter(
    ({ memberId }) => memberId !== coachRow,
  );
  expect(pupilsAfter).toEqual(before.filter(({ memberId }) => memberId !== coachRow));
});
