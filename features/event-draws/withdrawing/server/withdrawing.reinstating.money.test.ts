import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { granterOf, pay } from '#features/entry-list/grants/server/grants.factory.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as applications from '#features/team-applications/team-applications.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as eventDraws from '../../event-draws.contract.ts';
import * as contract from '../withdrawing.contract.ts';
import { closedWithPlayer, stepsOf } from './withdrawing.factory.ts';

test('Who was withdrawn late, after a part of the fee was given back, takes part again', async ({
  server,
}) => {
  const { organizer, params, decide, entryId, requestOf, entry } = await closedWithPlayer(server);
  await granterOf(organizer, params.id).grant(entryId, 500);
  server.clock.advance({ days: 8 });
  expect((await decide(entryId, 'remove')).status).toBe(200);
  const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
  const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
  expect(back.status).toBe(200);
  expect(await entry()).toMatchObject({ state: 'confirmed', refundYen: 500 });
});

test('Once the rest of the fee goes back with the withdrawal, the entry stays ended', async ({
  server,
}) => {
  const { organizer, params, decide, entryId, requestOf } = await closedWithPlayer(server);
  await granterOf(organizer, params.id).grant(entryId, 500);
  await decide(entryId, 'remove');
  const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
  const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
  expect(back.refusal?.code).toBe('REFUND_ASKED');
});

test('A school’s application of which a part was given back is partly refunded again with its last line', async ({
  server,
}) => {
  const { id: tournamentId, eventIds, organizer } = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 500 };
  const { id } = await applyFor(teacher, wanted);
  const find = async () =>
    (await teacher.call(applications.find, { params: { id } })).data?.application;
  const entryId = (await find())?.lines[0]?.id ?? '';
  await pay(teacher, entryId, { amountYen: 500 });
  await granterOf(organizer, tournamentId).grant(entryId, 200);
  const params = { id: tournamentId, eventId: eventIds[0] ?? 0 };
  await organizer.call(eventDraws.closeEntries, { params });
  server.clock.advance({ days: 8 });
  const { decide, requestOf } = stepsOf(organizer, params);
  await decide(entryId, 'remove');
  expect(await find()).toMatchObject({ state: 'cancelled' });
  const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
  await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
  expect(await find()).toMatchObject({ state: 'partly-refunded', totalYen: 300 });
});
