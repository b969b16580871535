import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as joining from '#features/groups/joining/joining.contract.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';

const enter = async (phone: Phone, tournamentId: number) =>
  (await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } })).data
    ?.entry.id ?? '';
const wait = (phone: Phone, tournamentId: number) =>
  phone.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
const waits = async (phone: Phone) =>
  (await phone.call(waitingList.mine)).data?.waiting.map(({ state }) => state);
const taken = async ({ services }: TestApp, id: number) =>
  (await tournaments.findById(services.db, id))?.events.map(({ placesTaken }) => placesTaken);

describe('a pupil on the waiting list whom the school enters', () => {
  test('Who is put in the place of another pupil is offered no second place', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { participantLimit: 2 });
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const wanted = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const { id } = await applyFor(teacher, wanted);
    const [holder, pupil, next] = [
      await server.playerPhone(),
      await server.playerPhone({ fullName: '佐藤 花' }),
      await server.playerPhone(),
    ];
    const held = await enter(holder, tournamentId);
    const own = await addPupil(server, group.id, pupil);
    await wait(pupil, tournamentId);
    await wait(next, tournamentId);
    const found = (await teacher.call(contract.find, { params: { id } })).data;
    const params = { id, entryId: found?.application.lines[0]?.id ?? '' };
    const body = { outgoing: pupils[0]?.id ?? '', incoming: own.id };
    expect((await teacher.call(contract.replacePupil, { params, body })).status).toBe(200);

    await holder.call(entries.withdraw, { params: { id: held } });
    expect(await waits(pupil)).toEqual([]);
    expect(await waits(next)).toEqual(['offered']);
  });

  test('The place that is offered to a pupil is free again once the school has applied', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { participantLimit: 1 });
    const { teacher, group } = await makeSchool(server);
    const [holder, pupil] = [
      await server.playerPhone(),
      await server.playerPhone({ fullName: '佐藤 花' }),
    ];
    const held = await enter(holder, tournamentId);
    const own = await addPupil(server, group.id, pupil);
    await wait(pupil, tournamentId);
    await holder.call(entries.withdraw, { params: { id: held } });
    expect(await waits(pupil)).toEqual(['offered']);
    const { db } = server.services;
    const [eventId = 0] = eventIds;
    await db.update(events).set({ participantLimit: 3 }).where(eq(events.id, eventId));
    const lines = singles(eventId, [own]);
    const wanted = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    expect((await applyFor(teacher, wanted)).answer.status).toBe(200);
    expect(await waits(pupil)).toEqual([]);
    expect(await taken(server, tournamentId)).toEqual([1]);
  });

  test('Who joins the school that has entered them leaves the list', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { participantLimit: 1 });
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 500 });
    const pupil = await server.playerPhone({ fullName: pupils[0]?.name ?? '' });
    await wait(pupil, tournamentId);
    const { db } = server.services;
    const [stored] = await db.select().from(groups).where(eq(groups.id, group.id));
    await pupil.call(joining.join, { body: { teamId: stored?.teamCode ?? '' } });
    const params = { id: group.id };
    const asked = (await teacher.call(joining.find, { params })).data;
    const requestId = asked?.requests[0]?.id ?? '';
    const answer = { params: { ...params, requestId }, body: { answer: 'same-person' as const } };
    expect(await waits(pupil)).toEqual(['waiting']);
    expect((await teacher.call(joining.answer, answer)).refusal).toBeNull();
    await server.app.jobs.drain();
    expect(await waits(pupil)).toEqual([]);
  });
});
