import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import { makeEnteredEvent } from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../referees.contract.ts';
import { MOST_REFEREES } from '../referees.vocabulary.ts';
import { inviteFrom, makeReferee } from './referees.factory.ts';
import { insert } from './referees.store.ts';

const EMAIL = 'referee@example.com';

/** An event that two players have entered, and the phone of its organizer. */
async function hosted(server: TestApp, options = {}) {
  const made = await makeEnteredEvent(
    server.services,
    [
      ['Sato', 'S'],
      ['Abe', 'A'],
    ],
    options,
  );
  const phone = await loggedIn(server, made.organizer);
  const params = { id: made.tournamentId };
  const invite = (email: string, id = uuidv7()) =>
    phone.call(contract.invite, { params, body: { id, email } });
  const list = async () => (await phone.call(contract.list, { params })).data?.referees;
  return { ...made, phone, params, invite, list };
}

async function loggedIn(server: TestApp, { loginId, password }: Record<string, unknown>) {
  const phone = server.phone();
  const body = { loginId: String(loginId), password: String(password) };
  await phone.call(accounts.login, { body });
  return phone;
}

describe('inviting a referee', () => {
  test('An invited address gets a mail in both languages, and is listed as invited for a week', async ({
    server,
  }) => {
    const { invite, list } = await hosted(server);
    const { status } = await invite(' Referee@Example.com ');
    expect(status).toBe(200);
    expect(await list()).toMatchObject([
      { email: EMAIL, name: null, state: 'invited', expiresAt: '2026-11-27T03:00:00.000Z' },
    ]);
    const [mail] = await mailsTo(server, EMAIL);
    expect(mail?.kind).toBe('referee-invited');
    expect(mail?.textBody).toContain('競技役員');
    expect(mail?.textBody).toContain('asks you to be a referee');
    expect(mail?.textBody).toContain(`/referee#${mail?.secret}`);
    server.clock.advance({ days: 7 });
    expect(await list()).toMatchObject([{ state: 'expired' }]);
  });

  test('The same invitation sent again sends no second mail', async ({ server }) => {
    const { invite, list } = await hosted(server);
    const id = uuidv7();
    const first = await invite(EMAIL, id);
    expect(await invite(EMAIL, id)).toEqual(first);
    expect(await mailsTo(server, EMAIL)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('A second invitation of an address ends the link of the first', async ({ server }) => {
    const { phone, tournamentId, list } = await hosted(server);
    const asked = { tournamentId, email: EMAIL };
    const old = await inviteFrom(server, phone, asked);
    const secret = await inviteFrom(server, phone, asked);
    expect(await list()).toHaveLength(1);
    const anybody = server.phone();
    const opened = await anybody.call(contract.open, { body: { secret: old } });
    expect([opened.status, opened.refusal?.code]).toEqual([404, 'LINK_UNKNOWN']);
    expect((await anybody.call(contract.open, { body: { secret } })).status).toBe(200);
  });

  test("A referee, the organizer's own address, a malformed one and a used id are refused", async ({
    server,
  }) => {
    const { phone, tournamentId, organizer, invite } = await hosted(server);
    const referee = await makeReferee(server, phone, tournamentId);
    const id = uuidv7();
    await invite(EMAIL, id);
    for (const [email, usedId, status, code] of [
      [referee.player.email, uuidv7(), 409, 'ALREADY_REFEREE'],
      [organizer.email, uuidv7(), 422, 'OWN_ADDRESS'],
      ['not an address', uuidv7(), 422, 'INVALID_INPUT'],
      ['another@example.com', id, 409, 'ID_TAKEN'],
    ] as const) {
      const answer = await invite(email, usedId);
      expect([email, answer.status, answer.refusal?.code]).toEqual([email, status, code]);
    }
  });

  test('A tournament has a limited number of referees; one of them can be invited again', async ({
    server,
  }) => {
    const { invite, tournamentId } = await hosted(server);
    const invitedAt = server.clock.now();
    for (let at = 0; at < MOST_REFEREES; at++) {
      const email = `referee.${at}@example.com`;
      const row = { id: uuidv7(), tournamentId, email, invitedAt, expiresAt: invitedAt };
      await insert(server.services.db, row);
    }
    const { status, refusal } = await invite(EMAIL);
    expect([status, refusal?.code]).toEqual([409, 'TOO_MANY_REFEREES']);
    expect((await invite('referee.0@example.com')).status).toBe(200);
  });

  test('Nobody is invited to a cancelled tournament, or to one that does not exist', async ({
    server,
  }) => {
    const { phone, tournamentId, invite } = await hosted(server);
    const body = { id: uuidv7(), email: EMAIL };
    const unknown = await phone.call(contract.invite, { params: { id: 999 }, body });
    expect([unknown.status, unknown.refusal?.code]).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect((await invite(EMAIL)).refusal?.code).toBe('TOURNAMENT_CANCELLED');
  });
});

describe('removing a referee', () => {
  test('A withdrawn invitation opens nothing; withdrawing it again is no error', async ({
    server,
  }) => {
    const { phone, params, tournamentId, list } = await hosted(server);
    const secret = await inviteFrom(server, phone, { tournamentId, email: EMAIL });
    const [{ id: refereeId = '' } = {}] = (await list()) ?? [];
    for (const _time of [1, 2]) {
      const { status } = await phone.call(contract.remove, { params: { ...params, refereeId } });
      expect(status).toBe(200);
    }
    expect(await list()).toEqual([]);
    const invited = await server.playerPhone();
    const { refusal } = await invited.call(contract.accept, { body: { secret } });
    expect(refusal?.code).toBe('LINK_UNKNOWN');
  });

  test('A removed referee can open nothing any more', async ({ server }) => {
    const { phone, params, tournamentId, eventId, list } = await hosted(server);
    const referee = await makeReferee(server, phone, tournamentId);
    const [{ id: refereeId = '' } = {}] = (await list()) ?? [];
    await phone.call(contract.remove, { params: { ...params, refereeId } });
    const { status } = await referee.call(eventDraws.prepared, { params: { ...params, eventId } });
    expect(status).toBe(403);
    expect((await referee.call(contract.find, { params })).status).toBe(403);
    expect((await referee.call(contract.mine)).data?.tournaments).toEqual([]);
  });

  test("The id of another tournament's referee removes nobody", async ({ server }) => {
    const { phone, tournamentId, list } = await hosted(server);
    const other = await hosted(server);
    await makeReferee(server, phone, tournamentId);
    const [{ id: refereeId = '' } = {}] = (await list()) ?? [];
    const params = { ...other.params, refereeId };
    expect((await other.phone.call(contract.remove, { params })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});

describe('what a referee may do', () => {
  test('A referee seeds, and the list says who did', async ({ server }) => {
    const { phone, params, tournamentId, eventId } = await hosted(server);
    const referee = await makeReferee(server, phone, tournamentId, 'Referee Rie');
    const event = { ...params, eventId };
    await phone.call(eventDraws.closeEntries, { params: event });
    const read = await referee.call(eventDraws.prepared, { params: event });
    expect(read.data?.event).toMatchObject({ isOrganizer: false, state: 'closed' });
    expect(read.data?.event.seeding?.savedBy).toBeNull();
    const body = { baseVersion: 1, order: null, seedCount: 1 };
    expect((await referee.call(eventDraws.saveSeeding, { params: event, body })).status).toBe(200);
    const { data } = await phone.call(eventDraws.prepared, { params: event });
    expect(data?.event.isOrganizer).toBe(true);
    expect(data?.event.seeding?.savedBy).toEqual({
      name: 'Referee Rie',
      at: '2026-11-20T03:00:00.000Z',
    });
  });

  test('A referee draws, exchanges, publishes and takes back, under their own name', async ({
    server,
  }) => {
    const { params, tournamentId, eventId, phone } = await hosted(server);
    const referee = await makeReferee(server, phone, tournamentId, 'Referee Rie');
    const event = { params: { ...params, eventId } };
    await phone.call(eventDraws.closeEntries, event);
    const drawn = await referee.call(drafts.createDraw, {
      ...event,
      body: { writeId: uuidv7(), seenDraw: 0, seenVersion: 1, format: KNOCKOUT },
    });
    expect(drawn.data?.event.draw).toMatchObject({ drawnBy: 'Referee Rie', publishedBy: null });
    const change = { kind: 'exchange', lines: [1, 2] } as const;
    const exchanged = await referee.call(drafts.exchange, {
      ...event,
      body: { seenDraw: 1, seenAmendments: 0, change, reason: 'Travel together' },
    });
    expect(exchanged.data?.event.draw?.amendments).toMatchObject([{ by: 'Referee Rie' }]);
    const seen = { seenDraw: 1, seenAmendments: 1 };
    const published = await referee.call(drafts.publishDraw, { ...event, body: seen });
    expect(published.data?.event.draw?.publishedBy).toBe('Referee Rie');
    const back = await referee.call(drafts.withdrawPublication, {
      ...event,
      body: { seenDraw: 1, reason: 'Somebody was forgotten' },
    });
    expect(back.data?.event.draw?.withdrawn?.reason).toBe('Somebody was forgotten');
  });

  test('A referee may not close or open entries, and sees no money, contacts or forms', async ({
    server,
  }) => {
    const { phone, params, tournamentId, eventId } = await hosted(server);
    const referee = await makeReferee(server, phone, tournamentId);
    const event = { ...params, eventId };
    const person = { name: 'X', email: '', phone: '', note: '', paidYen: 0 };
    const message = { audience: 'confirmed', subject: 'X', text: 'X' } as const;
    const answers = [
      await referee.call(eventDraws.closeEntries, { params: event }),
      await referee.call(eventDraws.reopenEntries, { params: event }),
      await referee.call(publishing.findOwn, { params }),
      await referee.call(publishing.cancel, { params, body: { reason: '' } }),
      await referee.call(ownEvents.list, { params }),
      await referee.call(entryList.list, { params }),
      await referee.call(entryList.addManual, {
        params,
        body: { people: [{ id: uuidv7(), person }] },
      }),
      await referee.call(entryList.writeToAll, { params, body: { id: uuidv7(), message } }),
      await referee.call(entryListRevenue.revenue, { params }),
      await referee.call(contract.list, { params }),
      await referee.call(contract.invite, { params, body: { id: uuidv7(), email: EMAIL } }),
      await referee.call(contract.remove, { params: { ...params, refereeId: uuidv7() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  test('Only the organizer and operators may invite; strangers and rivals may not', async ({
    server,
  }) => {
    const { params } = await hosted(server);
    const rival = await makeOrganizerAccount(server.services, 'Rival');
    for (const [phone, status] of [
      [await server.playerPhone(), 403],
      [await loggedIn(server, rival), 403],
      [await server.operatorPhone(), 200],
    ] as const) {
      const body = { id: uuidv7(), email: EMAIL };
      expect((await phone.call(contract.invite, { params, body })).status).toBe(status);
      expect((await phone.call(contract.list, { params })).status).toBe(status);
    }
  });

  test('An operator needs a proof of the last ten minutes, and the audit log says what was done', async ({
    server,
  }) => {
    const { params } = await hosted(server);
    const phone = await server.operatorPhone();
    const id = uuidv7();
    const body = { id, email: EMAIL };
    const invite = () => phone.call(contract.invite, { params, body });
    const row = { ...params, refereeId: id };
    const change = () => phone.call(contract.changeDuty, { params: row, body: { duty: 'desk' } });
    const remove = () => phone.call(contract.remove, { params: row });
    server.clock.advance({ minutes: 11 });
    for (const send of [invite, change, remove]) {
      expect((await send()).refusal?.code).toBe('PROOF_REQUIRED');
    }
    await phone.call(secondFactor.prove, { body: { code: await phone.operator.app.code() } });
    for (const send of [invite, remove]) expect((await send()).status).toBe(200);
    const logged = await server.services.db.select().from(auditLog);
    expect(logged.map(({ note }) => note)).toEqual(['referees.invite', 'referees.remove']);
  });
});
