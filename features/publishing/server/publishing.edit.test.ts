import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { addDays } from '#platform/shared/format.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../publishing.contract.ts';
import { apply, hosted, paidEntry } from './publishing.changes.factory.ts';
import { sampleForm as form } from './publishing.factory.ts';

test('Editing a tournament stores the form and notifies the entered players of another venue', async ({
  server,
}) => {
  const { phone, id, params } = await hosted(server);
  const { phone: player } = await paidEntry(server, id);
  const body = { tournament: { ...form, venue: 'Koganei Park' } };
  const { data } = await phone.call(contract.edit, { params, body });
  expect(data?.tournament).toMatchObject({ venue: 'Koganei Park', placesTaken: 1 });
  const [mail] = await mailsOf(server, 'tournament-changed');
  expect(mail?.textBody).toContain('Koganei Park');
  expect(mail?.replyTo).toBe('info@sakura.example');
  const again = await phone.call(contract.edit, {
    params,
    body: { tournament: { ...form, venue: 'Koganei Park', notes: 'Bring shoes' } },
  });
  expect(again.data?.tournament.notes).toBe('Bring shoes');
  expect(await mailsOf(server, 'tournament-changed')).toHaveLength(1);
  expect(player.player.email).toBe(mail?.toAddress);
});

test('Editing preserves what somebody else changed meanwhile, and refuses only fields that both changed', async ({
  server,
}) => {
  const { phone, params } = await hosted(server);
  await phone.call(contract.edit, { params, body: { tournament: form } });
  const save = (mine: Partial<typeof form>, was = form) =>
    phone.call(contract.edit, { params, body: { tournament: { ...was, ...mine }, was } });
  await save({ venue: 'Koganei Park', participantLimit: '40' });
  const { data } = await save({ notes: 'Bring shoes' });
  expect(data?.tournament).toMatchObject({
    venue: 'Koganei Park',
    participantLimit: 40,
    notes: 'Bring shoes',
  });

  const clash = await save({ venue: 'Inagi Park', notes: 'Bring water', participantLimit: '50' });
  expect([clash.status, clash.refusal]).toMatchObject([
    409,
    {
      code: 'TOURNAMENT_CHANGED',
      fields: {
        venue: 'changedMeanwhile',
        notes: 'changedMeanwhile',
        participantLimit: 'changedMeanwhile',
      },
      details: { venue: 'Koganei Park', notes: 'Bring shoes', participantLimit: '40' },
    },
  ]);
  const after = await phone.call(contract.findOwn, { params });
  expect(after.data?.tournament).toMatchObject({ venue: 'Koganei Park', notes: 'Bring shoes' });

  // After reading the change, the organizer may still save their own; a resend is no clash with itself.
  const read = { ...form, venue: 'Koganei Park', notes: 'Bring shoes', participantLimit: '40' };
  for (const _again of [1, 2]) {
    const { data: mine } = await save({ venue: 'Inagi Park' }, read);
    expect(mine?.tournament).toMatchObject({ venue: 'Inagi Park', notes: 'Bring shoes' });
  }
});

test('A limit below the taken places is refused, with their number', async ({ server }) => {
  const { phone, id, params } = await hosted(server);
  await paidEntry(server, id);
  await apply(await server.playerPhone(), id);
  const body = { tournament: { ...form, participantLimit: '1' } };
  const { status, refusal } = await phone.call(contract.edit, { params, body });
  expect([status, refusal?.code, refusal?.details]).toEqual([
    409,
    'LIMIT_BELOW_TAKEN',
    { taken: 2 },
  ]);
  const exactly = { tournament: { ...form, participantLimit: '2' } };
  expect((await phone.call(contract.edit, { params, body: exactly })).status).toBe(200);
});

test('The date of a tournament whose results are final is refused, and everything else still changes', async ({
  server,
}) => {
  const { phone, id, params } = await hosted(server);
  await updateState(server.services.db, id, { finalizedAt: server.services.clock.now() });
  const { eventDate } = (await phone.call(contract.findOwn, { params })).data!.tournament;
  const later = { tournament: { ...form, eventDate: addDays(eventDate, 7) } };
  const { status, refusal } = await phone.call(contract.edit, { params, body: later });
  expect([status, refusal?.code]).toEqual([409, 'DATE_FIXED']);
  const noted = { tournament: { ...form, notes: 'Thank you for coming' } };
  expect((await phone.call(contract.edit, { params, body: noted })).status).toBe(200);
  const { data } = await phone.call(contract.findOwn, { params });
  expect(data?.tournament).toMatchObject({ eventDate, notes: 'Thank you for coming' });
});

test('Nobody is notified of another venue once the tournament is over', async ({ server }) => {
  const { phone, id, params } = await hosted(server);
  await paidEntry(server, id);
  const move = (venue: string) =>
    phone.call(contract.edit, { params, body: { tournament: { ...form, venue } } });
  server.clock.advance({ days: 14 });
  expect((await move('Koganei Park')).status).toBe(200);
  expect(await mailsOf(server, 'tournament-changed')).toHaveLength(1);
  await updateState(server.services.db, id, { finalizedAt: server.services.clock.now() });
  expect((await move('Inagi Park')).status).toBe(200);
  expect(await mailsOf(server, 'tournament-changed')).toHaveLength(1);
});

test('A mixed event that is no longer played in pairs is open to everybody', async ({ server }) => {
  const { phone, id, params } = await hosted(server, { eventType: 'Doubles' });
  const { db } = server.services;
  await db.update(events).set({ genderRule: 'mixed' }).where(eq(events.tournamentId, id));
  const genderOf = async () =>
    (await db.select().from(events).where(eq(events.tournamentId, id)))[0]?.genderRule;
  const save = (eventType: 'Doubles' | 'Singles') =>
    phone.call(contract.edit, { params, body: { tournament: { ...form, eventType } } });
  await save('Doubles');
  expect(await genderOf()).toBe('mixed');
  await save('Singles');
  expect(await genderOf()).toBe('any');
});

test('A higher limit offers the new places to the waiting list', async ({ server }) => {
  const { phone, id, params } = await hosted(server, { participantLimit: 1 });
  await paidEntry(server, id);
  const waiting = await server.playerPhone();
  await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId: id } });
  await phone.call(contract.edit, {
    params,
    body: { tournament: { ...form, participantLimit: '2' } },
  });
  const { data } = await waiting.call(waitingList.mine);
  expect(data?.waiting).toMatchObject([{ state: 'offered' }]);
});

test('A new fee leaves the fee of existing entries unchanged', async ({ server }) => {
  const { phone, id, params } = await hosted(server);
  const player = await server.playerPhone();
  const entry = await apply(player, id);
  await phone.call(contract.edit, {
    params,
    body: { tournament: { ...form, participationFee: '9000' } },
  });
  const found = await player.call(entries.find, { params: { id: entry.data?.entry.id ?? '' } });
  expect(found.data?.entry.feeYen).toBe(2000);
});

test('Editing is refused for other organizers, players and visitors', async ({ server }) => {
  const { params } = await hosted(server);
  const body = { tournament: form };
  const other = await hosted(server);
  expect((await other.phone.call(contract.edit, { params, body })).refusal?.code).toBe('FORBIDDEN');
  const player = await server.playerPhone();
  for (const endpoint of [contract.close, contract.reopen] as const) {
    expect((await player.call(endpoint, { params })).refusal?.code).toBe('FORBIDDEN');
  }
  const cancel = await player.call(contract.cancel, { params, body: { reason: '' } });
  expect(cancel.refusal?.code).toBe('FORBIDDEN');
  const list = await player.call(entryList.list, { params });
  expect(list.refusal?.code).toBe('FORBIDDEN');
  expect((await server.phone().call(contract.close, { params })).status).toBe(401);
});
