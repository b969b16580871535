import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as calendar from '#features/entries/calendar/calendar.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { mailsMessages as mailsEn } from '#features/entries/mails/mails.messages.en.ts';
import { upsert as upsertPartner } from '#features/entries/partners/server/partners.store.ts';
import { listPlayers } from '#features/entries/squads/server/squads.store.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { mailsMessages as guardiansEn } from '#features/guardians/mails/mails.messages.en.ts';
import { home } from '#features/home/home.contract.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { ensurePlayerIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { hosted } from '#features/publishing/server/publishing.changes.factory.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { mailsOf, mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../squads.contract.ts';

/** A confirmed team; who has entered it and a member with an account are in its squad. */
async function team(server: TestApp) {
  const host = await hosted(server, { eventType: 'Team', feeYen: 0 });
  const contact = await server.playerPhone({ fullName: 'Baba Yui' });
  const member = await server.playerPhone({ fullName: 'Aoki Ren' });
  const entryId = uuidv7();
  const entry = { id: entryId, tournamentId: host.id, agreed: true as const, team: 'Sakura A' };
  await contact.call(entries.apply, { body: entry });
  const players = ['Aoki Ren', 'Baba Yui'].map((name) => ({ kind: 'name' as const, name }));
  const body = { seenVersion: 0, groupId: null, players };
  expect((await contact.call(contract.save, { params: { entryId }, body })).status).toBe(200);
  for (const { player } of [contact, member]) await become(server, entryId, player);
  return { ...host, entryId, contact, member };
}

/** A team that the organizer has entered by hand, with a member who has an account. */
async function teamByHand(server: TestApp) {
  const host = await hosted(server, { eventType: 'Team', feeYen: 0 });
  const member = await server.playerPhone({ fullName: 'Aoki Ren' });
  const entryId = uuidv7();
  const person = { name: 'Sakura A', email: '', phone: '', note: '', paidYen: 0 };
  const added = { params: host.params, body: { people: [{ id: entryId, person }] } };
  expect((await host.phone.call(entryList.addManual, added)).status).toBe(200);
  const players = [{ kind: 'name' as const, name: 'Aoki Ren' }];
  const body = { seenVersion: 0, groupId: null, players };
  expect((await host.phone.call(contract.save, { params: { entryId }, body })).status).toBe(200);
  await become(server, entryId, member.player);
  return { ...host, entryId, member };
}

/** The player of a squad with the name of an account turns out to be that person. */
async function become(
  { services }: TestApp,
  entryId: string,
  { id: accountId, fullName }: { readonly id: string; readonly fullName: string },
) {
  const squad = await listPlayers(services.db, [entryId]);
  const from = squad.find(({ name }) => name === fullName)?.playerId ?? '';
  await services.db.transaction(async (tx) => {
    const into = await ensurePlayerIn(tx, { accountId, name: fullName });
    await mergePlayersIn(services, tx, { from, into, now: services.clock.now() });
  });
}

const newsOfTournament = async (phone: Phone) =>
  (await newsKindsOf(phone)).filter((kind) => kind.startsWith('tourn'));
const mine = async (phone: Phone, when: 'coming' | 'past') =>
  (await phone.call(entries.mine, { query: { when } })).data?.entries;
const cancel = ({ phone, params }: Awaited<ReturnType<typeof hosted>>) =>
  phone.call(publishing.cancel, { params, body: { reason: '台風のため' } });

async function move({ phone, params }: Awaited<ReturnType<typeof hosted>>) {
  const tournament = {
    ...sampleForm,
    eventType: 'Team' as const,
    participationFee: '0',
    eventDate: '2026-12-05',
  };
  const moved = await phone.call(publishing.edit, { params, body: { tournament } });
  expect([moved.status, moved.refusal]).toEqual([200, null]);
}

/** The lines of a person's calendar that say what became of an entry. */
async function calendarOf({ app }: TestApp, phone: Phone) {
  const { pathname } = new URL((await phone.call(calendar.address)).data?.url ?? '');
  const { body } = await app.http.inject({ method: 'GET', url: pathname });
  return body.split('\r\n').filter((line) => /^(UID|STATUS):/.test(line));
}

/** The organizer writes to an audience; gives the number of recipients. */
async function write(
  { phone, params }: Awaited<ReturnType<typeof hosted>>,
  audience: 'confirmed' | 'entered' | 'waiting',
) {
  const message = { audience, subject: '集合時間', text: '8時半集合です。' };
  const sent = await phone.call(entryList.writeToAll, { params, body: { id: uuidv7(), message } });
  return sent.data ?? undefined;
}

/** The newest version of a person's only entry in their calendar. */
async function versionOf({ app }: TestApp, phone: Phone) {
  const { pathname } = new URL((await phone.call(calendar.address)).data?.url ?? '');
  const { body } = await app.http.inject({ method: 'GET', url: pathname });
  const [status, summary] = ['STATUS', 'SUMMARY'].map(
    (name) => body.match(new RegExp(`^${name}:(.*)\r$`, 'm'))?.[1],
  );
  return { status, summary, sequence: Number(body.match(/^SEQUENCE:(\d+)/m)?.[1]) };
}

describe('somebody with an account in the squad of a team', () => {
  test('A cancelled tournament is reported to them once, and stays among their past entries', async ({
    server,
  }) => {
    const held = await team(server);
    const { member, contact, entryId } = held;
    expect(await mine(member, 'coming')).toHaveLength(1);
    expect((await cancel(held)).status).toBe(200);
    expect(await newsOfTournament(member)).toEqual(['tournament-cancelled']);
    expect(await newsOfTournament(contact)).toEqual(['tournament-cancelled']);
    expect(await mine(member, 'coming')).toEqual([]);
    expect(await mine(member, 'past')).toMatchObject([
      { id: entryId, state: 'cancelled', isMember: true, feeYen: 0, refund: 'none' },
    ]);
  });

  test('A team that the organizer has entered is cancelled for them with the tournament', async ({
    server,
  }) => {
    const held = await teamByHand(server);
    const { member, entryId } = held;
    const joined = async () => (await member.call(home)).data?.person?.tournamentsJoined;
    expect(await mine(member, 'coming')).toMatchObject([{ id: entryId, state: 'confirmed' }]);
    expect(await joined()).toBe(1);
    expect((await cancel(held)).status).toBe(200);
    expect(await mine(member, 'coming')).toEqual([]);
    expect(await mine(member, 'past')).toMatchObject([{ id: entryId, state: 'cancelled' }]);
    expect(await calendarOf(server, member)).toContain('STATUS:CANCELLED');
    expect(await joined()).toBe(0);
  });

  test('A cancelled tournament is mailed to them once, without a word about money', async ({
    server,
  }) => {
    const held = await team(server);
    const { member, contact } = held;
    expect((await cancel(held)).status).toBe(200);
    const mails = await mailsOf(server, 'tournament-cancelled');
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(
      [member.player.email, contact.player.email].sort(),
    );
    const mail = mails.find(({ toAddress }) => toAddress === member.player.email);
    expect(mail?.textBody).toMatch(/台風のため/);
    expect(mail?.textBody).not.toContain(mailsEn.cancelledNothingPaid);
    expect(mail?.textBody).not.toMatch(/¥|refund|points/);
  });

  test('The guardian of a member gets a mail of another day and of a cancellation, without a word about money', async ({
    server,
  }) => {
    const held = await team(server);
    const address = 'guardian@example.com';
    const { phone } = await confirmed(server, address, '佐藤 花子');
    const { contact, entryId } = held;
    const players = [
      { kind: 'member' as const, number: 1 },
      { kind: 'name' as const, name: '佐藤 花子' },
    ];
    const body = { seenVersion: 1, groupId: null, players };
    await contact.call(contract.save, { params: { entryId }, body });
    await become(server, entryId, { ...phone.player, fullName: '佐藤 花子' });
    await move(held);
    await cancel(held);
    const mails = await mailsTo(server, address);
    const [changed, cancelled] = mails.slice(-2);
    expect(changed).toMatchObject({ kind: 'guardian-tournament-changed' });
    expect(changed?.textBody).toContain(guardiansEn.changedMember);
    expect(changed?.textBody).not.toContain(guardiansEn.changedWithdraw);
    expect(cancelled).toMatchObject({ kind: 'guardian-tournament-cancelled' });
    expect(cancelled?.textBody).toContain('Sakura A');
    expect(cancelled?.textBody).not.toContain(guardiansEn.nothingPaid);
  });

  test('A member who is notified as the partner of a pair gets no second mail', async ({
    server,
  }) => {
    const held = await team(server);
    const { member, entryId } = held;
    const [entry] = (await mine(member, 'coming')) ?? [];
    await upsertPartner(server.services.db, {
      id: uuidv7(),
      entryId,
      eventId: entry?.event.id ?? 0,
      accountId: member.player.id,
      how: 'member',
      state: 'accepted',
      invitedAt: server.clock.now(),
    });
    expect((await cancel(held)).status).toBe(200);
    const mails = await mailsOf(server, 'tournament-cancelled');
    expect(mails.filter(({ toAddress }) => toAddress === member.player.email)).toHaveLength(1);
  });

  test('Another day of the tournament is reported to them once, also by mail', async ({
    server,
  }) => {
    const held = await team(server);
    const { member, contact } = held;
    await move(held);
    expect(await newsOfTournament(member)).toEqual(['tournament-changed']);
    expect(await newsOfTournament(contact)).toEqual(['tournament-changed']);
    const mails = await mailsOf(server, 'tournament-changed');
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ toAddress }) => toAddress === member.player.email);
    expect(mail?.textBody).toContain(mailsEn.changedMember);
    expect(mail?.textBody).not.toContain(mailsEn.changedWithdraw);
  });

  test.for([
    ['confirmed', 2],
    ['entered', 2],
    ['waiting', 0],
  ] as const)(
    'A message of the organizer to the audience "%s" reaches who has entered the team and its members once each',
    async ([audience, count], { server }) => {
      const held = await team(server);
      const { contact, member, entryId } = held;
      const former = await server.playerPhone({ fullName: 'Endo Mei' });
      const save = (seenVersion: number, names: readonly string[]) => {
        const stayed = [1, 2].map((number) => ({ kind: 'member' as const, number }));
        const players = [...stayed, ...names.map((name) => ({ kind: 'name' as const, name }))];
        const body = { seenVersion, groupId: null, players };
        return contact.call(contract.save, { params: { entryId }, body });
      };
      await save(1, ['Endo Mei']);
      await become(server, entryId, former.player);
      expect((await save(2, [])).status).toBe(200);
      const { audiences } =
        (await held.phone.call(entryList.audiences, { params: held.params })).data ?? {};
      expect(audiences?.[audience]).toEqual({ recipients: count, unreachable: 0 });
      const people = [member.player.email, contact.player.email].slice(0, count);
      expect(await write(held, audience)).toEqual(count > 0 ? { recipients: count } : undefined);
      const mails = await mailsOf(server, 'organizer-message');
      expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(people.sort());
    },
  );

  test('A message of the organizer reaches the members of a team that the organizer has entered', async ({
    server,
  }) => {
    const held = await teamByHand(server);
    expect(await write(held, 'confirmed')).toEqual({ recipients: 1 });
    const [mail] = await mailsOf(server, 'organizer-message');
    expect(mail?.toAddress).toBe(held.member.player.email);
  });

  test('The calendar of a member has the tournament, as cancelled once it is', async ({
    server,
  }) => {
    const held = await team(server);
    const uid = `UID:entry-${held.entryId}@rallydays`;
    expect(await calendarOf(server, held.member)).toEqual([uid, 'STATUS:CONFIRMED']);
    await cancel(held);
    expect(await calendarOf(server, held.member)).toEqual([uid, 'STATUS:CANCELLED']);
  });

  test('A member who is taken out of the squad finds the tournament as cancelled in a newer version of the calendar', async ({
    server,
  }) => {
    const { contact, member, entryId } = await team(server);
    const save = (seenVersion: number, numbers: readonly number[]) => {
      const players = numbers.map((number) => ({ kind: 'member' as const, number }));
      const body = { seenVersion, groupId: null, players };
      return contact.call(contract.save, { params: { entryId }, body });
    };
    const before = await versionOf(server, member);
    expect((await save(1, [2])).status).toBe(200);
    expect(await mine(member, 'coming')).toEqual([]);
    const left = await versionOf(server, member);
    expect(left).toMatchObject({
      status: 'CANCELLED',
      summary: expect.stringMatching(/^No longer in the team: /),
    });
    expect(left.sequence).toBeGreaterThan(before.sequence);
    expect((await versionOf(server, contact)).status).toBe('CONFIRMED');
    expect(await versionOf(server, member)).toEqual(left);
    expect((await save(2, [2, 1])).status).toBe(200);
    const back = await versionOf(server, member);
    expect(back).toEqual({ ...before, sequence: back.sequence });
    expect(back.sequence).toBeGreaterThan(left.sequence);
  });

  test('A team that withdraws stays as withdrawn in their list and as cancelled in their calendar', async ({
    server,
  }) => {
    const { contact, member, entryId } = await team(server);
    await contact.call(entries.withdraw, { params: { id: entryId } });
    expect(await mine(member, 'past')).toMatchObject([{ id: entryId, state: 'withdrawn' }]);
    expect(await calendarOf(server, member)).toContain('STATUS:CANCELLED');
  });
});
