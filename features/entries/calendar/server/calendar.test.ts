import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { chooseLanguage, login } from '#features/accounts/accounts.contract.ts';
import {
  list as listDevices,
  signOut,
  signOutOthers,
} from '#features/accounts/devices/devices.contract.ts';
import * as emailAddress from '#features/accounts/email-address/email-address.contract.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { makeApp } from '#features/accounts/second-factor/server/second-factor.factory.ts';
import { codeAt } from '#features/accounts/second-factor/server/second-factor.totp.provider.ts';
import * as moderation from '#features/operator/moderation/moderation.contract.ts';
import { pay } from '#features/payments/payments.contract.ts';
import * as passwords from '#features/sign-in/password/password.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { requestSerializer } from '#platform/server/log.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entriesContract from '../../entries.contract.ts';
import { entries } from '../../server/entries.tables.ts';
import * as contract from '../calendar.contract.ts';

describe('the calendar of a person', () => {
  test('The calendar holds the entries of its owner in Japan time, as another library reads it', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const id = await enter(server, phone, { name: 'Fall; Open, "7"\nB', feeYen: 0 });
    const [event, ...others] = await eventsOf(server, phone);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `entry-${id}@rallydays`,
      summary: 'Fall; Open, "7"\nB',
      location: 'Ariake Tennis Park',
      status: 'CONFIRMED',
      sequence: 0,
      start: '2026-12-04T09:00:00',
      end: '2026-12-04T17:00:00',
      zone: 'Asia/Tokyo',
      startUtc: '2026-12-04T00:00:00.000Z',
      modified: server.clock.now().toISOString(),
    });
    const text = await createMessagesHook(server, phone);
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Tokyo\r\n/);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('A calendar retains its events and counts a version for each visible change', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const id = await enter(server, phone, { feeYen: 0 });
    const [first] = await eventsOf(server, phone);
    server.clock.advance({ hours: 1 });
    expect(await eventsOf(server, phone)).toEqual([first]);
    const { db } = server.services;
    await db.update(tournaments).set({ venue: 'Another Park', startTime: '10:30' });
    const [moved] = await eventsOf(server, phone);
    expect(moved).toMatchObject({
      uid: first?.uid,
      sequence: 1,
      start: '2026-12-04T10:30:00',
      location: 'Another Park',
      modified: server.clock.now().toISOString(),
    });
    await phone.call(entriesContract.withdraw, { params: { id } });
    expect(await eventsOf(server, phone)).toMatchObject([
      {
        uid: first?.uid,
        sequence: 2,
        status: 'CANCELLED',
        summary: 'Withdrawn: Autumn Junior Open',
      },
    ]);
  });

  test('The calendar shows an unpaid entry as tentative, and one that the organizer cancelled as cancelled', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const id = await enter(server, phone, { feeYen: 2000 });
    expect(await eventsOf(server, phone)).toMatchObject([
      { status: 'TENTATIVE', summary: 'Autumn Junior Open (not paid yet)' },
    ]);
    const { db } = server.services;
    await db.update(entries).set({ state: 'cancelled' }).where(eq(entries.id, id));
    await phone.call(chooseLanguage, { body: { language: 'ja' } });
    expect(await eventsOf(server, phone)).toMatchObject([
      { status: 'CANCELLED', summary: '【中止】Autumn Junior Open' },
    ]);
  });

  test('The calendar has a new version of an entry once the own half of its fee is paid', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const id = await enter(server, phone, { eventType: 'Doubles' }, true);
    expect(await eventsOf(server, phone)).toMatchObject([
      { sequence: 0, summary: 'Autumn Junior Open (not paid yet)' },
    ]);
    const method = 'credit-card' as const;
    const body = { id: uuidv7(), entryId: id, method, cardToken: 'tok_sandbox_ok_4242' };
    expect((await phone.call(pay, { body })).refusal).toBeNull();
    expect(await eventsOf(server, phone)).toMatchObject([
      { sequence: 1, summary: 'Autumn Junior Open (reserved, waits for partner)' },
    ]);
  });

  test('The calendar leaves out an end that is not after the start', async ({ server }) => {
    const phone = await server.playerPhone();
    await enter(server, phone, { feeYen: 0, startTime: '17:00', endTime: '09:00' });
    expect(await eventsOf(server, phone)).toMatchObject([{ start: '2026-12-04T17:00:00' }]);
    expect(await createMessagesHook(server, phone)).not.toContain('DTEND');
  });

  test('The calendar of a player without entries is empty and still valid', async ({ server }) => {
    const phone = await server.playerPhone();
    expect(await eventsOf(server, phone)).toEqual([]);
    expect(await eventsOf(server, phone)).toEqual([]);
  });
});

describe('the address of a calendar', () => {
  test('The calendar address stays the same until it is renewed; the old one then shows nothing', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const other = await server.playerPhone();
    await enter(server, phone, { feeYen: 0 });
    const url = await addressOf(phone);
    expect(await addressOf(phone)).toBe(url);
    expect(await addressOf(other)).not.toBe(url);
    // Nobody else can end it, even with knowledge of the address.
    await other.call(contract.renew, { body: { instead: url } });
    expect(await addressOf(phone)).toBe(url);
    const renewed = (await phone.call(contract.renew, { body: { instead: url } })).data?.url;
    expect(renewed).not.toBe(url);
    expect((await phone.call(contract.renew, { body: { instead: url } })).data?.url).toBe(renewed);
    expect((await get(server, url)).statusCode).toBe(404);
    expect((await get(server, renewed ?? '')).statusCode).toBe(200);
  });

  test('A calendar address that is unknown or missing is a plain 404', async ({ server }) => {
    const url = await addressOf(await server.playerPhone());
    for (const wrong of [
      url.replace('.ics', 'x.ics'),
      url.replace('.ics', ''),
      '/calendar/x.ics',
    ]) {
      const answer = await get(server, wrong);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      expect(answer.body).toBe('Not found\n');
    }
  });

  test('The calendar address is rate-limited, needs no session, and appears in no log', async ({
    server,
  }) => {
    const url = await addressOf(await server.playerPhone());
    const answer = await get(server, url);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
      'x-ratelimit-limit': '600',
    });
    const { pathname } = new URL(url);
    const logged = requestSerializer({ id: '1', method: 'GET', url: pathname });
    expect(logged.path).toBe('/calendar/…');
  });

  test('A visitor gets no calendar address', async ({ server }) => {
    const visitor = server.phone();
    expect((await visitor.call(contract.address)).refusal?.code).toBe('SIGN_IN_REQUIRED');
    const renewed = await visitor.call(contract.renew, { body: { instead: '' } });
    expect(renewed.refusal?.code).toBe('SIGN_IN_REQUIRED');
  });
});

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };

/** What ends the access of a thief to an account. */
const ENDINGS: readonly (readonly [
  string,
  (server: TestApp, owner: PlayerPhone) => Promise<number>,
])[] = [
  [
    'a reset of the password',
    async (server, { player }) => {
      await server.phone().call(passwords.forgotten, { body: { loginId: player.email } });
      await server.app.jobs.drain();
      const body = { secret: await secretOfMail(server, 'reset-password'), ...fresh };
      return (await server.phone().call(passwords.reset, { body })).status;
    },
  ],
  [
    'a change of the password',
    async (_, owner) => {
      const body = { currentPassword: owner.player.password, ...fresh };
      return (await owner.call(passwords.change, { body })).status;
    },
  ],
  [
    'the undoing of another mail address',
    async (server, { player }) => {
      const thief = server.phone();
      await logIn(thief, player);
      const change = { email: 'thief@example.com', currentPassword: player.password };
      await thief.call(emailAddress.change, { body: change });
      const moving = { secret: await secretOfMail(server, 'email-change') };
      await thief.call(emailAddress.confirmChange, { body: moving });
      const body = { secret: await secretOfMail(server, 'email-moved') };
      return (await server.phone().call(emailAddress.undoChange, { body })).status;
    },
  ],
  ['the suspension of the account', (server, { player }) => suspend(server, player.id)],
  ['signing out all other devices', async (_, owner) => (await owner.call(signOutOthers)).status],
  [
    'signing out the device of a thief',
    async (server, owner) => {
      await logIn(server.phone(), owner.player);
      const { data } = await owner.call(listDevices);
      const other = data?.devices.find(({ current }) => !current);
      return (await owner.call(signOut, { params: { id: other?.id ?? '' } })).status;
    },
  ],
  ['another authenticator app', async (server, owner) => setUpApp(server, owner)],
  [
    'the end of all access by an operator',
    async (server, owner) => {
      await makeApp(server.services, owner.player);
      const operator = await server.operatorPhone();
      const request = { params: { id: owner.player.id }, body: { reason: 'a lost phone' } };
      return (await operator.call(moderation.resetSecondFactor, request)).status;
    },
  ],
];

async function setUpApp({ clock }: TestApp, { player, ...phone }: PlayerPhone): Promise<number> {
  const given = { currentPassword: player.password, setUpCode: '' };
  const { data } = await phone.call(secondFactor.begin, { body: given });
  const body = { code: await codeAt(data?.secret ?? '', clock.now()) };
  return (await phone.call(secondFactor.confirm, { body })).status;
}

describe('the end of a calendar address that others may have read', () => {
  test.for(ENDINGS)('The calendar address ends with %s', async ([, end], { server }) => {
    const owner = await server.playerPhone({ emailVerified: true });
    const bystander = await addressOf(await server.playerPhone());
    const url = await addressOf(owner);
    expect((await get(server, url)).statusCode).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect(await end(server, owner)).toBe(200);
    const answer = await get(server, url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n']);
    expect((await get(server, bystander)).statusCode).toBe(200);
  });

  test('After a new password the owner gets another calendar address, which then stays', async ({
    server,
  }) => {
    const owner = await server.playerPhone();
    const url = await addressOf(owner);
    server.clock.advance({ minutes: 1 });
    const body = { currentPassword: owner.player.password, ...fresh };
    await owner.call(passwords.change, { body });
    const renewed = await addressOf(owner);
    expect(renewed).not.toBe(url);
    expect(await addressOf(owner)).toBe(renewed);
    expect((await get(server, renewed)).statusCode).toBe(200);
    expect((await get(server, url)).statusCode).toBe(404);
  });
});

describe('one entry for the calendar', () => {
  test('The file of one entry is the same event as in the whole calendar, for its owner only', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const other = await server.playerPhone();
    const id = await enter(server, phone, { feeYen: 0 });
    const url = `/api/entries/${id}/calendar.ics`;
    const cookie = ({ cookies }: Phone) =>
      [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await get(server, url, { cookie: cookie(phone) });
    expect(read(own.body)).toEqual(await eventsOf(server, phone));
    expect((await get(server, url, { cookie: cookie(other) })).statusCode).toBe(404);
    expect((await get(server, url)).statusCode).toBe(404);
    const nonsense = await get(server, '/api/entries/x/calendar.ics', { cookie: cookie(phone) });
    expect(nonsense.statusCode).toBe(404);
  });
});

/** A place in a tournament in two weeks; gives the entry's id. */
async function enter(
  server: TestApp,
  phone: Phone,
  options: Parameters<typeof makeTournament>[1],
  split = false,
): Promise<string> {
  const tournamentId = await makeTournament(server.services, options);
  const id = uuidv7();
  const { refusal } = await phone.call(entriesContract.apply, {
    body: { id, tournamentId, agreed: true, split },
  });
  expect(refusal).toBeNull();
  return id;
}

async function logIn(phone: Phone, { email: loginId, password }: PlayerPhone['player']) {
  await phone.call(login, { body: { loginId, password } });
}

async function suspend(server: TestApp, id: string): Promise<number> {
  const operator = await server.operatorPhone();
  const sent = { params: { id }, body: { reason: 'Stolen' } };
  return (await operator.call(moderation.suspendAccount, sent)).status;
}

/** The secret of the link in the newest mail of a kind. */
async function secretOfMail(server: TestApp, kind: string): Promise<string> {
  return (await mailsOf(server, kind)).at(-1)?.secret ?? '';
}

async function addressOf(phone: Phone): Promise<string> {
  return (await phone.call(contract.address)).data?.url ?? '';
}

async function get(server: TestApp, url: string, headers: Record<string, string> = {}) {
  const { pathname } = new URL(url, 'http://x');
  return server.app.http.inject({ method: 'GET', url: pathname, headers });
}

async function createMessagesHook(server: TestApp, phone: Phone): Promise<string> {
  const answer = await get(server, await addressOf(phone));
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

async function eventsOf(server: TestApp, phone: Phone) {
  return read(await createMessagesHook(server, phone));
}

/** The events of a calendar file, read by a library that did not write it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const modified = component.getFirstPropertyValue('last-modified') as ICAL.Time;
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toString(),
      end: event.endDate?.toString(),
      zone: event.startDate.zone?.tzid,
      startUtc: event.startDate.toJSDate().toISOString(),
      modified: modified.toJSDate().toISOString(),
    };
  });
}
