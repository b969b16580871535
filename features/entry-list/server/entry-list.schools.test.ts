import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import {
  addCoach,
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';
import * as namesContract from '../entry-list.names.contract.ts';

test('A message of the organizer reaches those who look after a school, also once who applied has left, and none of its pupils', async ({
  server,
}) => {
  const {
    id: tournamentId,
    organizer,
    eventIds,
  } = await makeHost(server, [{ eventType: 'Doubles' }]);
  const { teacher, group } = await makeSchool(server);
  const coach = await addCoach(server, group.id);
  const pupils = [];
  for (const fullName of ['山田 葵', '佐藤 花']) {
    const phone = await server.playerPhone({ fullName });
    pupils.push((await addPupil(server, group.id, phone)).id);
  }
  const lines = [{ eventId: eventIds[1] ?? 0, pupils }];
  await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 500 });

  const write = async (subject: string) => {
    const message = { audience: 'entered' as const, subject, text: '8時半集合です。' };
    const params = { id: tournamentId };
    const { audiences } = (await organizer.call(contract.audiences, { params })).data ?? {};
    await organizer.call(contract.writeToAll, { params, body: { id: uuidv7(), message } });
    const { db } = server.services;
    const sent = await db.select().from(mails).where(eq(mails.kind, 'organizer-message'));
    const of = sent.filter((mail) => mail.subject.includes(subject));
    return { announced: audiences?.entered, to: of.map(({ toAddress }) => toAddress).sort() };
  };
  expect(await write('集合時間')).toEqual({
    announced: { recipients: 2, unreachable: 0 },
    to: [teacher.player.email, coach.player.email].sort(),
  });
  await teacher.call(leave, { body: { password: 'correct horse' } });
  expect(await write('会場の変更')).toEqual({
    announced: { recipients: 1, unreachable: 0 },
    to: [coach.player.email],
  });
});

test('The partner of a pair that a school has entered changes in its application, to which the list leads', async ({
  server,
}) => {
  const pair = { eventType: 'Doubles', fee: 0 } as const;
  const { id: tournamentId, organizer, eventIds } = await makeHost(server, [pair], { feeYen: 0 });
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = [{ eventId: eventIds[1] ?? 0, pupils: pupils.slice(0, 2).map(({ id }) => id) }];
  const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  const list = async () =>
    (await organizer.call(contract.list, { params: { id: tournamentId } })).data?.entries;
  const before = await list();
  const [entry] = before ?? [];
  expect(entry).toMatchObject({ state: 'confirmed', applicationId: id });
  const { id: partnerId, state } = entry?.partner ?? {};
  const seen = partnerId && state ? { id: partnerId, state } : null;
  const body = { id: uuidv7(), seen, partner: { name: '馬場 結衣', club: '' } };
  const params = { id: tournamentId, entryId: entry?.id ?? '' };
  const { refusal } = await organizer.call(namesContract.namePartner, { params, body });
  expect(refusal?.code).toBe('PAIR_OF_SCHOOL');
  expect(await list()).toEqual(before);
});
