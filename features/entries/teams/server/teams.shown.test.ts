import ICAL from 'ical.js';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as calendar from '#features/entries/calendar/calendar.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { findById } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';

const TEAM = '桜中学校 A';

/** A team event of a signed-in organizer. */
async function hosted(server: TestApp, feeYen = 0) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const made = { organizerId, eventType: 'Team', feeYen } as const;
  const tournamentId = await makeTournament(server.services, made);
  const eventId = (await findById(server.services.db, tournamentId))?.events[0].id ?? 0;
  return { organizer, params: { id: tournamentId }, event: { id: tournamentId, eventId } };
}

async function enter(phone: Phone, tournamentId: number) {
  const id = uuidv7();
  await phone.call(entries.apply, { body: { id, tournamentId, team: TEAM, agreed: true } });
  return id;
}

describe('where the name of a team is shown', () => {
  test('Mails about the entry say which team it is', async ({ server }) => {
    const { organizer, params } = await hosted(server);
    const player = await server.playerPhone();
    await enter(player, params.id);
    await organizer.call(publishing.cancel, { params, body: { reason: 'Typhoon' } });
    const mails = await mailsTo(server, player.player.email);
    const ofEntry = mails.filter(({ kind }) =>
      ['entry-confirmed', 'tournament-cancelled'].includes(kind),
    );
    expect(ofEntry.map(({ textBody }) => textBody.includes(TEAM))).toEqual([true, true]);
  });

  test('The guardian reads the name of the team in the mail and on the page', async ({
    server,
  }) => {
    const { params } = await hosted(server);
    const { phone, guardian, id, secret } = await confirmed(server);
    await enter(phone, params.id);
    const mail = (await mailsTo(server, MOTHER)).find(
      ({ kind }) => kind === 'guardian-entry-confirmed',
    );
    expect(mail?.textBody).toContain(TEAM);
    const body = { secret, when: 'coming' as const };
    const { data } = await guardian.call(guardianPage.entries, { params: { id }, body });
    expect(data?.entries).toMatchObject([{ team: TEAM }]);
  });

  test('The calendar describes the entry with it, and a new name is a new version', async ({
    server,
  }) => {
    const { params } = await hosted(server);
    const player = await server.playerPhone();
    const id = await enter(player, params.id);
    const read = async () => {
      const url = (await player.call(calendar.address)).data?.url ?? '';
      const { body } = await server.app.http.inject({ url: new URL(url).pathname });
      const file = new ICAL.Component(ICAL.parse(body));
      return file.getAllSubcomponents('vevent').map((component) => {
        const { description, sequence } = new ICAL.Event(component);
        return [description, sequence];
      })[0];
    };
    expect(await read()).toEqual([expect.stringContaining(TEAM), 0]);
    await player.call(entries.renameTeam, { params: { id }, body: { name: '紅葉' } });
    expect(await read()).toEqual([expect.stringContaining('紅葉'), 1]);
  });

  test('The organizer reads the name of the team in the revenue', async ({ server }) => {
    const { organizer, params } = await hosted(server, 3000);
    const player = await server.playerPhone();
    const entryId = await enter(player, params.id);
    await player.call(payments.pay, { body: { id: uuidv7(), entryId, method: 'qr-code' } });
    const { data } = await organizer.call(entryListRevenue.revenue, { params });
    expect(data?.lines).toMatchObject([{ name: TEAM, amountYen: 3000 }]);
  });
});

describe('a team in the seeding list', () => {
  test('A team is seeded under its name, without the rating of its contact person', async ({
    server,
  }) => {
    const { organizer, params, event } = await hosted(server);
    await enter(await server.playerPhone({ level: 'S' }), params.id);
    const { data } = await organizer.call(eventDraws.closeEntries, { params: event });
    expect(data?.event.seeding?.entrants).toMatchObject([{ name: TEAM, points: null }]);
  });
});

describe('the name of a team as personal data', () => {
  test('The export of the contact person has it, with the entry and the seeding list', async ({
    server,
  }) => {
    const { organizer, params, event } = await hosted(server);
    const player = await server.playerPhone();
    await enter(player, params.id);
    await organizer.call(eventDraws.closeEntries, { params: event });
    const { data } = await player.call(everything);
    expect(JSON.stringify(data?.parts.entries)).toContain(TEAM);
    expect(data?.parts.seedings).toMatchObject([{ name: TEAM }]);
  });

  test('Once the account is deleted, neither the entry list nor the closed seeding list has the name of the team', async ({
    server,
  }) => {
    const { organizer, params, event } = await hosted(server);
    const player = await server.playerPhone();
    await enter(player, params.id);
    await organizer.call(eventDraws.closeEntries, { params: event });
    const { password } = player.player;
    expect((await player.call(leave, { body: { password } })).status).toBe(200);
    const list = await organizer.call(entryList.list, { params });
    const seeding = await organizer.call(eventDraws.prepared, { params: event });
    expect(JSON.stringify([list.data, seeding.data])).not.toContain(TEAM);
    await organizer.call(eventDraws.reopenEntries, { params: event });
    const again = await organizer.call(eventDraws.closeEntries, { params: event });
    expect(again.status).toBe(200);
    expect(JSON.stringify(again.data)).not.toContain(TEAM);
  });
});
