import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accountEndpoints from '#features/accounts/accounts.contract.ts';
import { updateEmailProven } from '#features/accounts/server/accounts.password.store.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { guardianships } from '#features/guardians/server/guardians.tables.ts';
import * as scorecard from '#features/matches/matches.contract.ts';
import { profile } from '#features/my-page/my-page.contract.ts';
import * as applications from '#features/operator/applications/applications.contract.ts';
import * as operator from '#features/operator/operator.contract.ts';
import {
  makeApplication,
  makeOrganizerAccount,
} from '#features/organizers/server/organizers.factory.ts';
import { organizerApplications } from '#features/organizers/server/organizers.tables.ts';
import { payments, refunds } from '#features/payments/server/payments.tables.ts';
import * as sharing from '#features/practice/knockout/knockout.sharing.contract.ts';
import { referees } from '#features/referees/server/referees.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import type { MailKind } from '#platform/server/mail/mailer.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { REGISTER } from '../../personal-data.register.policy.ts';
import {
  createAccountWithAllData,
  enter,
  LISTED_NAME,
  PLAYER_NAME,
  reserve,
} from '../../server/personal-data.factory.ts';
import * as contract from '../deletion.contract.ts';

const PASSWORD = 'correct horse';
const leave = (phone: Phone, password = PASSWORD) =>
  phone.call(contract.leave, { body: { password } });
const previewOf = async (phone: Phone) => (await phone.call(contract.preview)).data;

/** The places of the database that contain a word; the job queue holds no names. */
async function placesWith({ services: { db } }: TestApp, word: string): Promise<string[]> {
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = (await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${word}%`} limit 1`,
    )) as unknown as { rows: unknown[] };
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('the preview', () => {
  test('The preview lists what is deleted, with the refunds, and changes nothing', async ({
    server,
  }) => {
    const { phone, coach, groupId } = await createAccountWithAllData(server);
    const unpaid = await reserve(server, phone, { name: 'Unpaid Cup' });
    const preview = await previewOf(phone);
    expect(
      preview?.entries.map((one) => [one.tournament.name, one.refundYen, one.tooLate]),
    ).toEqual([
      ['Spring Cup', 2000, false],
      ['Autumn Cup', 0, false],
      ['Pairs Cup', 0, false],
      ['Unpaid Cup', 0, false],
    ]);
    expect(preview?.pairs.map((one) => [one.tournament.name, one.other])).toEqual([
      ['Doubles Cup', 'Somebody Else'],
      ['Pairs Cup', 'Somebody Else'],
    ]);
    expect(preview).toMatchObject({ waiting: 1, points: 1600, groups: [{ newOwner: null }] });
    expect(preview?.obstacles).toEqual({
      demo: false,
      lastOperator: false,
      paymentUnderWay: false,
      tournaments: [],
      refundsDue: [],
      schoolRefunds: [],
    });
    expect((await previewOf(coach))?.groups).toEqual([
      { id: groupId, name: 'Sakura Tennis Club', newOwner: PLAYER_NAME, openApplications: [] },
    ]);
    expect(unpaid).toBeTruthy();
    expect((await previewOf(phone))?.entries).toHaveLength(4);
  });

  test('The preview says that after the deadline nothing is refunded', async ({ server }) => {
    const phone = await server.playerPhone();
    await enter(server, phone);
    server.clock.advance({ days: 8 });
    expect((await previewOf(phone))?.entries).toMatchObject([{ refundYen: 0, tooLate: true }]);
  });
});

describe('a deletion', () => {
  test('Deleting an account removes name, address and all other data from the whole database', async ({
    server,
  }) => {
    const { phone, player } = await createAccountWithAllData(server);
    expect((await leave(phone)).status).toBe(200);
    await server.app.jobs.drain();
    expect(await placesWith(server, player.id)).toEqual([]);
    expect(await placesWith(server, PLAYER_NAME)).toEqual([]);
    expect(await placesWith(server, LISTED_NAME)).toEqual([]);
    expect(await placesWith(server, player.email)).toEqual([]);
  });

  test('Deleting an account deletes every row that the register calls deleted', async ({
    server,
  }) => {
    const { phone, other } = await createAccountWithAllData(server);
    const { id } = other.player;
    await leave(phone);
    const { db } = server.services;
    for (const [place, { erasure }] of Object.entries(REGISTER)) {
      const [table = '', column = ''] = place.split('.');
      if (erasure !== 'deleted' || !column.endsWith('_id')) continue;
      const { rows } = (await db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} <> all (
          select id from accounts where left_at is null)`,
      )) as unknown as { rows: unknown[] };
      expect([place, rows.length]).toEqual([place, 0]);
    }
    expect((await db.select().from(accounts).where(eq(accounts.id, id))).length).toBe(1);
  });

  test('Deleting an account withdraws future entries with their refunds, and frees the places', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await enter(server, phone, { name: 'Spring Cup' });
    await leave(phone);
    expect(await server.app.jobs.drain()).toEqual([]);
    const { db } = server.services;
    const [entry] = await db.select().from(entries).where(eq(entries.id, entryId));
    expect(entry).toMatchObject({ state: 'withdrawn' });
    expect(await db.select().from(refunds)).toMatchObject([
      { amountYen: 2000, state: 'succeeded' },
    ]);
    const [event] = await db.select().from(events);
    expect(event?.placesTaken).toBe(0);
    expect(await db.select().from(payments)).toMatchObject([{ amountYen: 2000 }]);
  });

  test('Deleting an account after the deadline gives the place up without a refund', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await enter(server, phone);
    server.clock.advance({ days: 8 });
    expect((await leave(phone)).status).toBe(200);
    const { db } = server.services;
    expect(await db.select().from(refunds)).toEqual([]);
    expect(await db.select().from(entries)).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('Deleting an account mails a goodbye with the refunds to the address, and then deletes that mail too', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: 'Aoki Ren' });
    await enter(server, phone, { name: 'Spring Cup' });
    await leave(phone);
    const { db } = server.services;
    const written = await db.select().from(mails).where(eq(mails.toAddress, phone.player.email));
    const goodbye = written.find(({ kind }) => kind === 'account-deleted');
    expect(goodbye?.textBody).toContain('Spring Cup');
    expect(goodbye?.textBody).toContain('¥2,000 will be refunded');
    expect(written.some(({ kind }) => kind === 'entry-withdrawn')).toBe(false);
    // Delivers the mails, and then runs the job that waits for a week.
    await server.app.jobs.drain();
    expect(await db.select().from(mails).where(eq(mails.toAddress, phone.player.email))).toEqual(
      [],
    );
  });

  test.for([
    ['unconfirmed', false, ['guardian-asked', 'refund-done', 'welcome']],
    ['confirmed', true, []],
  ] as const)(
    'Deleting an account whose address is %s deletes the mails that are its own, and not those of another reader',
    async ([, emailVerified, left], { server }) => {
      const email = 'mother@example.com';
      const { db, mailer } = server.services;
      const write = (kind: MailKind) =>
        mailer.send(db, {
          kind,
          dedupeKey: kind,
          to: email,
          language: 'en',
          subject: kind,
          paragraphs: ['Text.'],
        });
      // Of somebody who had the address before.
      await write('welcome');
      server.clock.advance({ days: 1 });
      const phone = await server.playerPhone({ email, emailVerified });
      await write('guardian-asked');
      await write('refund-done');
      await write('password-changed');
      await write('pay-at-store');
      await server.app.jobs.drain();
      await leave(phone);
      await server.app.jobs.drain();
      const stored = await db.select().from(mails).where(eq(mails.toAddress, email));
      expect(stored.map(({ kind }) => kind).sort()).toEqual(left);
    },
  );

  test('Deleting an account leaves a referee who accepted an invitation to its address under another account', async ({
    server,
  }) => {
    const { player: referee } = await server.playerPhone();
    const leaver = await server.playerPhone({ emailVerified: true });
    const { db, clock } = server.services;
    const row = {
      tournamentId: await makeTournament(server.services),
      email: leaver.player.email,
      invitedAt: clock.now(),
      expiresAt: clock.now(),
    };
    const id = uuidv7();
    await db.insert(referees).values({ ...row, id, accountId: referee.id, state: 'accepted' });
    const invited = { ...row, id: uuidv7(), tournamentId: await makeTournament(server.services) };
    await db.insert(referees).values(invited);
    await leave(leaver);
    expect(await db.select().from(referees)).toMatchObject([
      { id, accountId: referee.id, state: 'accepted', email: `former-${id}@rallydays.invalid` },
    ]);
  });

  test('Deleting an account notifies the confirmed guardian', async ({ server }) => {
    const phone = await server.playerPhone({ fullName: 'Aoki Ren' });
    const { db } = server.services;
    await db.insert(guardianships).values({
      id: uuidv7(),
      accountId: phone.player.id,
      email: 'mother@example.com',
      state: 'confirmed',
      language: 'ja',
      namedAt: server.clock.now(),
      confirmedAt: server.clock.now(),
    });
    await leave(phone);
    const [mail] = await db.select().from(mails).where(eq(mails.toAddress, 'mother@example.com'));
    expect(mail?.subject).toBe('【ラリーデイズ】Aoki Renさんが退会しました');
    expect(await db.select().from(guardianships)).toEqual([]);
  });

  test('Deleting an account ends every session, and the password no longer works', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const body = { loginId: phone.player.email, password: PASSWORD };
    const another = server.phone();
    await another.call(accountEndpoints.login, { body });
    await leave(phone);
    expect((await another.call(accountEndpoints.session)).data?.account).toBeNull();
    expect((await server.phone().call(accountEndpoints.login, { body })).status).toBe(401);
    expect((await leave(phone)).status).toBe(401);
  });

  test('Deleting an account twice at the same moment happens once', async ({ server }) => {
    const phone = await server.playerPhone();
    await enter(server, phone);
    const both = await Promise.all([leave(phone), leave(phone)]);
    expect(both.some(({ status }) => status === 200)).toBe(true);
    expect(both.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(await server.services.db.select().from(refunds)).toHaveLength(1);
  });

  test('Deleting an account frees the address for a new registration, which has none of the old data', async ({
    server,
  }) => {
    const { phone, player } = await createAccountWithAllData(server);
    await leave(phone);
    const again = await server.playerPhone({ email: player.email });
    expect((await previewOf(again))?.entries).toEqual([]);
    expect((await again.call(profile)).data?.points.available).toBe(1500);
  });

  test("Deleting an account preserves the results of others, under a name in each reader's language", async ({
    server,
  }) => {
    const { phone, coach, match } = await createAccountWithAllData(server);
    await leave(phone);
    const read = async (language: string) =>
      (
        await coach.call(
          scorecard.match,
          { params: { id: match } },
          { 'accept-language': language },
        )
      ).data?.match;
    expect((await read('en'))?.player1.name).toBe('Former player');
    expect((await read('ja'))?.player1.name).toBe('退会した選手');
    expect(await read('en')).toMatchObject({ result: '2-0', notes: 'Former player served well' });
  });

  test('Deleting an account deletes an application as an organizer, also one whose address was typed with capitals', async ({
    server,
  }) => {
    const { db } = server.services;
    const phone = await server.playerPhone();
    const { id, email } = phone.player;
    await updateEmailProven(db, id);
    for (const typed of [email, email.toUpperCase(), `Other.${email}`]) {
      await makeApplication(server.services, { email: typed });
    }
    expect((await leave(phone)).status).toBe(200);
    const left = await db
      .select({ email: organizerApplications.email })
      .from(organizerApplications);
    expect(left).toEqual([{ email: `Other.${email}` }]);
  });

  test('Deleting an account of an operator leaves the name in the log of what operators did', async ({
    server,
  }) => {
    const one = await server.operatorPhone();
    const other = await server.operatorPhone();
    const { id } = await makeApplication(server.services);
    await server.services.db
      .update(accounts)
      .set({ name: 'Ito Yu' })
      .where(eq(accounts.id, other.operator.id));
    await other.call(applications.decline, { params: { id }, body: { reason: 'Not yet' } });
    expect((await leave(other, other.operator.password)).status).toBe(200);
    const { data } = await one.call(operator.log, { query: {} });
    expect(data?.lines.map(({ actor }) => actor)).toEqual(['Ito Yu']);
  });

  test('Deleting an account shows the organizer of a past tournament no name and no address', async ({
    server,
  }) => {
    const organizer = await makeOrganizerAccount(server.services);
    const desk = server.phone();
    await desk.call(accountEndpoints.login, {
      body: { loginId: organizer.email, password: organizer.password },
    });
    const phone = await server.playerPhone();
    const entryId = await enter(server, phone, { organizerId: organizer.organizerId });
    server.clock.advance({ days: 20 });
    expect((await leave(phone)).status).toBe(200);
    const [entry] = await server.services.db.select().from(entries).where(eq(entries.id, entryId));
    const { data } = await desk.call(entryList.list, { params: { id: entry?.tournamentId ?? 0 } });
    expect(data?.entries).toMatchObject([
      { state: 'confirmed', name: 'Former player', email: '', phone: '' },
    ]);
  });

  test('Deleting an account leaves the public link of a bracket to the club, while a member can end it', async ({
    server,
  }) => {
    const { phone, coach, knockout } = await createAccountWithAllData(server);
    const params = { token: 'shared-token' };
    const read = () => server.phone().call(sharing.publicBracket, { params });
    await leave(phone);
    const { data } = await read();
    expect(data?.bracket.groupName).toBe('Sakura Tennis Club');
    expect(JSON.stringify(data)).not.toContain('桜井');
    const names = data?.bracket.draw.entrants.map(({ name }) => name);
    expect(names).toContain('Former player');
    expect(names?.filter((name) => name.startsWith('['))).toEqual([]);
    // The coach did not make the link, and may end it all the same.
    await coach.call(sharing.unshareKnockout, { params: { id: knockout } });
    expect((await read()).status).toBe(404);
    const again = await coach.call(sharing.shareKnockout, { params: { id: knockout } });
    params.token = again.data?.token ?? '';
    expect((await read()).status).toBe(200);
    await leave(coach);
    expect((await read()).refusal?.code).toBe('BRACKET_NOT_FOUND');
  });

  test("Deleting a group creator's account makes the coach the owner and notifies them", async ({
    server,
  }) => {
    const { phone, coach, player, groupId } = await createAccountWithAllData(server);
    await leave(coach);
    const { db } = server.services;
    const club = () => db.select().from(groups).where(eq(groups.id, groupId));
    expect(await club()).toMatchObject([{ creatorAccountId: player.id }]);
    const [mail] = await db.select().from(mails).where(eq(mails.kind, 'group-handed-on'));
    expect(mail).toMatchObject({ toAddress: player.email });
    await leave(phone);
    const [group] = await club();
    const [tombstone] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.id, group?.creatorAccountId ?? ''));
    expect(tombstone).toMatchObject({ name: FORMER_PLAYER, phone: null, nickname: null });
  });
});
