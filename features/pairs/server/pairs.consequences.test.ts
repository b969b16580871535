import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as calendar from '#features/entries/calendar/calendar.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { announceMove } from '#features/entries/server/entries.commands.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import * as publicDraws from '#features/event-draws/event-draws.public.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import * as personalData from '#features/personal-data/export/export.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import { accept, enter, entered, invite, linkFrom, makeDoubles, paired } from './pairs.factory.ts';

const pairOf = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.pair;
const mine = async (phone: Phone, when: 'coming' | 'past') =>
  (await phone.call(entries.mine, { query: { when } })).data?.entries ?? [];

/** A pair in a tournament whose organizer is signed in. */
async function hosted(server: TestApp) {
  const { organizerId, loginId, password } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const made = await paired(server, { organizerId });
  const listed = async () =>
    (await organizer.call(entryList.list, { params: { id: made.tournamentId } })).data?.entries ??
    [];
  return { ...made, organizer, organizerId, listed };
}

describe('what becomes of a pair', () => {
  test('Giving the place up ends the pair, and the partner is notified and mailed', async ({
    server,
  }) => {
    const { inviter, partner, entryId, tournamentId } = await paired(server);
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect(await newsKindsOf(partner)).toContain('pair-ended');
    const mails = await mailsTo(server, partner.player.email);
    expect(mails.map(({ kind }) => kind)).toContain('pair-ended');
    expect(await mine(partner, 'coming')).toEqual([]);
    expect(await mine(partner, 'past')).toMatchObject([{ state: 'withdrawn', refund: 'none' }]);
    expect(await enter(partner, tournamentId)).toBeTruthy();
  });

  test('Giving the place up ends an open invitation', async ({ server }) => {
    const { inviter, partner, entryId } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect((await accept(partner, token)).refusal?.code).toBe('ENTRY_GONE');
  });

  test('The partner learns of a cancelled tournament as the player does, and gets no money', async ({
    server,
  }) => {
    const { organizer, partner, tournamentId, entryId } = await hosted(server);
    const body = { reason: 'Typhoon' };
    await organizer.call(publishing.cancel, { params: { id: tournamentId }, body });
    expect(await newsKindsOf(partner)).toContain('tournament-cancelled');
    const mails = await mailsTo(server, partner.player.email);
    const mail = mails.find(({ kind }) => kind === 'tournament-cancelled');
    expect(mail?.textBody).toContain('Typhoon');
    expect(await mine(partner, 'past')).toMatchObject([{ id: entryId, state: 'cancelled' }]);
  });

  test('The partner learns that the venue has changed', async ({ server }) => {
    const { partner, tournamentId } = await paired(server);
    const { db } = server.services;
    const found = await tournaments.findById(db, tournamentId);
    if (!found) throw new Error('there is no tournament');
    const tournament = { ...found, venue: 'Another Hall' };
    await db.transaction((tx) => announceMove(server.services, tx, tournament, ''));
    expect(await newsKindsOf(partner)).toContain('tournament-changed');
    const mails = await mailsTo(server, partner.player.email);
    const mail = mails.find(({ kind }) => kind === 'tournament-changed');
    expect(mail?.textBody).toContain('Another Hall');
  });

  test('The partner has the tournament in the calendar', async ({ server }) => {
    const { partner, entryId } = await paired(server);
    const { data } = await partner.call(calendar.address);
    const { http } = server.app;
    const feed = await http.inject(new URL(data?.url ?? '').pathname);
    expect(feed.body).toContain(`entry-${entryId}@rallydays`);
    const cookie = [...partner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/api/entries/${entryId}/calendar.ics`;
    expect((await http.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  });

  test('The guardian of a partner sees the tournament, without a withdrawal', async ({
    server,
  }) => {
    const { inviter, entryId } = await entered(server);
    const { phone, guardian, sent, secret } = await confirmed(server);
    await accept(phone, await linkFrom(inviter, entryId));
    const body = { secret, when: 'coming' as const };
    const { data } = await guardian.call(guardianPage.entries, { params: sent.params, body });
    expect(data?.entries).toMatchObject([
      { id: entryId, canWithdraw: false, pair: { role: 'partner', name: 'Aoki Ren' } },
    ]);
  });
});

describe('the pair in the lists of the organizer', () => {
  test('The entry list has the partner and the state of the pair', async ({ server }) => {
    const { listed, inviter, entryId } = await hosted(server);
    expect(await listed()).toMatchObject([
      { name: 'Aoki Ren', partner: { state: 'accepted', name: 'Baba Yui', club: '' } },
    ]);
    const partner = { name: '紙 花子', club: '桜中' };
    await invite(inviter, entryId, { how: 'name', partner });
    expect(await listed()).toMatchObject([{ partner: { state: 'named', ...partner } }]);
    await invite(inviter, entryId);
    expect(await listed()).toMatchObject([{ partner: { state: 'invited', name: '' } }]);
  });

  test('The spreadsheet has the partner in columns of their own', async ({ server }) => {
    const { organizer, tournamentId } = await hosted(server);
    const params = { id: tournamentId };
    const { data } = await organizer.call(
      entryList.exportList,
      { params },
      { 'accept-language': 'en' },
    );
    expect(data?.csv).toContain('"Name","Partner","Partner\'s school or club","Pair","State"');
    expect(data?.csv).toContain('1,"Aoki Ren","Baba Yui","","Accepted","Confirmed"');
  });

  test('A message to all goes to the partners as well', async ({ server }) => {
    const { organizer, tournamentId } = await hosted(server);
    const { data } = await organizer.call(entryList.audiences, { params: { id: tournamentId } });
    expect(data?.audiences.confirmed.recipients).toBe(2);
  });

  test('The organizer enters a pair by hand as two names', async ({ server }) => {
    const { organizer, tournamentId, listed } = await hosted(server);
    const person = { name: '山田 太郎', email: '', phone: '', note: '', paidYen: 0 };
    const people = [{ id: uuidv7(), person: { ...person, partner: '佐藤 次郎' } }];
    const params = { id: tournamentId };
    const { data } = await organizer.call(entryList.addManual, { params, body: { people } });
    expect(data?.added).toBe(1);
    await organizer.call(entryList.addManual, { params, body: { people } });
    expect((await listed()).filter(({ state }) => state === 'manual')).toMatchObject([
      { name: '山田 太郎', partner: { state: 'named', name: '佐藤 次郎' } },
    ]);
  });

  test('A pair cannot be entered by hand in an event of singles', async ({ server }) => {
    const { organizer, organizerId } = await hosted(server);
    const tournamentId = await makeDoubles(server, { eventType: 'Singles', organizerId });
    const person = { name: 'A', partner: 'B', email: '', phone: '', note: '', paidYen: 0 };
    const { refusal } = await organizer.call(entryList.addManual, {
      params: { id: tournamentId },
      body: { people: [{ id: uuidv7(), person }] },
    });
    expect(refusal?.code).toBe('NOT_A_PAIR');
  });

  test('The organizer names another partner after the deadline, and the old one is notified', async ({
    server,
  }) => {
    const { organizer, tournamentId, entryId, partner, listed } = await hosted(server);
    server.clock.advance({ days: 8 });
    const before = (await listed())[0]?.partner;
    const seen = { id: before?.id ?? '', state: 'accepted' as const };
    const sent = {
      params: { id: tournamentId, entryId },
      body: { id: uuidv7(), seen, partner: { name: '代役 一', club: '' } },
    };
    expect((await organizer.call(entryListNames.namePartner, sent)).status).toBe(200);
    expect((await organizer.call(entryListNames.namePartner, sent)).status).toBe(200);
    const otherwise = { ...sent.body, partner: { name: '代役 二', club: '' } };
    const taken = await organizer.call(entryListNames.namePartner, { ...sent, body: otherwise });
    expect(taken.refusal?.code).toBe('ID_TAKEN');
    expect(await listed()).toMatchObject([{ partner: { state: 'named', name: '代役 一' } }]);
    expect(await newsKindsOf(partner)).toContain('pair-ended');
    const again = { ...sent, body: { ...sent.body, id: uuidv7() } };
    const { refusal } = await organizer.call(entryListNames.namePartner, again);
    expect(refusal?.code).toBe('PARTNER_CHANGED');
  });

  test('The organizer names no partner for a place that is gone, unknown or another’s', async ({
    server,
  }) => {
    const { organizer, tournamentId, entryId, inviter } = await hosted(server);
    const name = (id: string, tournament = tournamentId) =>
      organizer.call(entryListNames.namePartner, {
        params: { id: tournament, entryId: id },
        body: { id: uuidv7(), seen: null, partner: { name: 'X', club: '' } },
      });
    expect((await name(uuidv7())).refusal?.code).toBe('ENTRY_NOT_FOUND');
    const foreign = await entered(server);
    expect((await name(foreign.entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect((await name(foreign.entryId, foreign.tournamentId)).status).toBe(403);
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect((await name(entryId)).refusal?.code).toBe('NOT_CONFIRMED');
  });

  test('The seeding list names both players and both clubs, and follows a later change', async ({
    server,
  }) => {
    const { organizer, tournamentId, entryId, inviter, listed } = await hosted(server);
    const partner = { name: '紙 花子', club: '桜中' };
    await invite(inviter, entryId, { how: 'name', partner });
    const row = (await listed())[0];
    const params = { id: tournamentId, eventId: row?.eventId ?? 0 };
    const { data } = await organizer.call(eventDraws.closeEntries, { params });
    const names = (prepared: typeof data) =>
      prepared?.event.seeding?.entrants.map(({ name, club }) => [name, club]);
    expect(names(data)).toEqual([['Aoki Ren / 紙 花子', '桜中']]);
    await organizer.call(entryListNames.namePartner, {
      params: { id: tournamentId, entryId },
      body: {
        id: uuidv7(),
        seen: { id: row?.partner?.id ?? '', state: 'named' },
        partner: { name: '代役 一', club: '' },
      },
    });
    const { data: after } = await organizer.call(eventDraws.prepared, { params });
    expect(names(after)).toEqual([['Aoki Ren / 代役 一', null]]);
  });
});

describe('the pair in a draw', () => {
  test('Strangers read each name of a pair by its own consent, and both players learn of the draw', async ({
    server,
  }) => {
    const { organizer, tournamentId, partner, listed } = await hosted(server);
    const other = await server.playerPhone({ fullName: 'Chiba Sora' });
    const onPaper = { name: 'Paper Hana', club: '' };
    await invite(other, await enter(other, tournamentId), { how: 'name', partner: onPaper });
    const params = { id: tournamentId, eventId: (await listed())[0]?.eventId ?? 0 };
    const { data } = await organizer.call(eventDraws.closeEntries, { params });
    const format = {
      kind: 'knockout',
      tradition: 'tennis',
      thirdPlace: false,
      consolation: false,
    } as const;
    const seenVersion = data?.event.seeding?.version ?? 0;
    const body = { writeId: uuidv7(), seenDraw: 0, seenVersion, format };
    await organizer.call(drafts.createDraw, { params, body });
    const seen = { seenDraw: 1, seenAmendments: 0 };
    const published = await organizer.call(drafts.publishDraw, { params, body: seen });
    expect(published.refusal).toBeNull();
    const shown = await server.phone().call(publicDraws.publicDraw, { params });
    const people = shown.data?.draw?.people ?? [];
    expect(people.map(({ name }) => name).sort()).toEqual(['Aoki / Baba', 'Chiba / P.H.']);
    expect(await newsKindsOf(partner)).toContain('draw-published');
  });
});

describe('the data of the two players', () => {
  const leave = (phone: Phone & { player: { password: string } }) =>
    phone.call(deletion.leave, { body: { password: phone.player.password } });

  test('A partner who deletes the account leaves the pair, and the player is notified', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await paired(server);
    expect((await leave(partner)).status).toBe(200);
    expect(await newsKindsOf(inviter)).toContain('pair-left');
    const shown = (await pairOf(inviter, entryId))?.partner;
    expect(shown?.state).toBe('left');
    expect(shown?.name).not.toContain('Baba');
    const mails = await mailsTo(server, inviter.player.email);
    expect(mails.some(({ textBody }) => textBody.includes('Baba Yui'))).toBe(false);
  });

  test('A player who deletes the account ends the pair, and the name of the partner is gone', async ({
    server,
  }) => {
    const { inviter, partner } = await paired(server);
    expect((await leave(inviter)).status).toBe(200);
    expect(await newsKindsOf(partner)).toContain('pair-ended');
    const mails = await mailsTo(server, partner.player.email);
    expect(mails.some(({ textBody }) => textBody.includes('Aoki Ren'))).toBe(false);
    expect(await mine(partner, 'coming')).toEqual([]);
  });

  test('A past pair stays without the person who has left', async ({ server }) => {
    const { inviter, partner, entryId } = await paired(server);
    server.clock.advance({ days: 20 });
    await leave(partner);
    expect(await mine(inviter, 'past')).toMatchObject([
      { id: entryId, pair: { state: 'accepted', name: 'Former player' } },
    ]);
  });

  test('Both players download their pairs, each without the name of the other', async ({
    server,
  }) => {
    const { inviter, partner } = await paired(server);
    const { data: theirs } = await partner.call(personalData.everything);
    expect(theirs?.parts.pairs).toMatchObject([{ role: 'partner', state: 'accepted', name: '' }]);
    const { data: own } = await inviter.call(personalData.everything);
    expect(own?.parts.pairs).toMatchObject([{ role: 'player', kind: 'link', name: '' }]);
  });
});
