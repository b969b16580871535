import { expect } from 'vitest';
import { publicDraw } from '#features/event-draws/event-draws.public.contract.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as joining from '#features/groups/joining/joining.contract.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import { applyFor, makeHost, makeSchool } from './team-applications.school.factory.ts';

/** A school whose pupils 1 to 4 play doubles as two pairs; none of them has an account. */
async function twoPairs(server: TestApp) {
  const host = await makeHost(server, [], { feeYen: 0, eventType: 'Doubles' });
  const { id: tournamentId, organizer, account } = host;
  const [eventId = 0] = host.eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 4);
  const [a = '', b = '', c = '', d = ''] = pupils.map(({ id }) => id);
  const lines = [
    { eventId, pupils: [a, b] },
    { eventId, pupils: [c, d] },
  ];
  await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  const params = { id: group.id };
  /** A phone joins with the code, and the teacher says that it is the pupil of that name. */
  const join = async (phone: Phone) => {
    const found = await groups.findVisible(server.services.db, teacher.player.id, group.id);
    await phone.call(joining.join, { body: { teamId: found?.teamCode ?? '' } });
    const { data } = await teacher.call(joining.find, { params });
    const requestId = data?.requests[0]?.id ?? '';
    const body = { answer: 'same-person' as const };
    const { refusal } = await teacher.call(joining.answer, {
      params: { ...params, requestId },
      body,
    });
    expect(refusal).toBeNull();
  };
  const event = { tournamentId, eventId, account };
  return { organizer, teacher, pupils, join, event };
}

test('Strangers read the whole name of that pupil of a pair only whose guardian allows it, also once the pupil has joined', async ({
  server,
}) => {
  const { event, join } = await twoPairs(server);
  await makePublishedDraw(server.services, event, KNOCKOUT);
  const names = async () => {
    const params = { id: event.tournamentId, eventId: event.eventId };
    const { data } = await server.phone().call(publicDraw, { params });
    return data?.draw?.people.map(({ name }) => name).join(', ');
  };
  expect(await names()).not.toContain('生徒');

  const family = await confirmed(server, MOTHER, '生徒2');
  await family.guardian.call(guardianPage.chooseNameDisplay, {
    params: { id: family.id },
    body: { ...family.sent.body, nameDisplay: 'full' },
  });
  await join(family.phone);
  expect(await names()).toContain('生徒2');
  expect(await names()).not.toMatch(/生徒[134]/);
});
