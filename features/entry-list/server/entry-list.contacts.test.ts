import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryTables from '#features/entries/server/entries.tables.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeSeason } from '#features/season/server/season.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { addDays, instantInJapan } from '#platform/shared/format.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';
import { CONTACT_DAYS } from '../entry-list.policy.ts';

const PAPER = {
  name: 'Paper',
  email: 'paper@example.com',
  phone: '090-1111-2222',
  note: '',
  paidYen: 0,
};

async function hosted(server: TestApp, feeYen = 0) {
  const organizer = await makeOrganizerAccount(server.services);
  const desk = server.phone();
  const { loginId, password } = organizer;
  await desk.call(accounts.login, { body: { loginId, password } });
  const { organizerId } = organizer;
  const id = await makeTournament(server.services, { organizerId, feeYen });
  const player = await server.playerPhone();
  const body = { id: uuidv7(), tournamentId: id, agreed: true };
  const { data } = await player.call(entries.apply, { body });
  return { desk, id, player: player.player, entryId: data?.entry.id ?? '' };
}

/** Lets the clock go to the first moment of a day. */
function goTo({ clock }: TestApp, day: string): void {
  const at = instantInJapan(day, '00:00').getTime();
  clock.advance({ seconds: (at - clock.now().getTime()) / 1000 });
}

async function contactsOf(desk: Phone, id: number) {
  const { data } = await desk.call(contract.list, { params: { id } });
  return data?.entries.map(({ email, phone }) => (email && phone ? email : ''));
}

function write(desk: Phone, id: number) {
  const message = { audience: 'confirmed', subject: 'Next year', text: 'Come again.' } as const;
  return desk.call(contract.writeToAll, { params: { id }, body: { id: uuidv7(), message } });
}

test('An organizer reaches who has entered until 90 days after the tournament, and who was entered by hand as long as the list exists', async ({
  server,
}) => {
  const { desk, id, player } = await hosted(server);
  const people = [{ id: uuidv7(), person: PAPER }];
  await desk.call(contract.addManual, { params: { id }, body: { people } });
  const lastDay = addDays('2026-11-20', 14 + CONTACT_DAYS);
  goTo(server, lastDay);
  expect(await contactsOf(desk, id)).toEqual([player.email, PAPER.email]);
  expect((await write(desk, id)).data).toEqual({ recipients: 2 });
  goTo(server, addDays(lastDay, 1));
  expect(await contactsOf(desk, id)).toEqual(['', PAPER.email]);
  expect((await write(desk, id)).refusal?.code).toBe('MESSAGES_OVER');
  expect((await desk.call(contract.audiences, { params: { id } })).data?.isOver).toBe(true);
});

test('An organizer reads the contact of an entry that lapsed unpaid only while money of it is on its way', async ({
  server,
}) => {
  const { desk, id, player, entryId } = await hosted(server, 2000);
  const { db } = server.services;
  const { entries: table } = entryTables;
  const set = (change: Partial<typeof table.$inferInsert>) =>
    db.update(table).set(change).where(eq(table.id, entryId));
  expect(await contactsOf(desk, id)).toEqual([player.email]);
  await set({ state: 'lapsed', endedAt: server.clock.now() });
  expect(await contactsOf(desk, id)).toEqual(['']);
  await set({ refund: 'pending' });
  goTo(server, '2027-06-01');
  expect(await contactsOf(desk, id)).toEqual([player.email]);
  await set({ refund: 'done' });
  expect(await contactsOf(desk, id)).toEqual(['']);
});

test('The contacts of a season end 90 days after the last day of its fixtures', async ({
  server,
}) => {
  const { desk, params, season } = await makeSeason(server, ['A', 'B']);
  const lastDay = addDays(season.fixtures.at(-1)!.windowTo, CONTACT_DAYS);
  goTo(server, lastDay);
  expect((await contactsOf(desk, params.id))?.filter(Boolean)).toHaveLength(2);
  goTo(server, addDays(lastDay, 1));
  expect((await contactsOf(desk, params.id))?.filter(Boolean)).toEqual([]);
});
