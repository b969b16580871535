import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import { makeEnteredEvent } from '#features/event-draws/server/event-draws.factory.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { find as findDay, setCheckIn } from '../../day.contract.ts';
import { twoEvents } from '../../queue/server/queue.people.factory.ts';
import { openDayFrom } from '../../server/day.factory.ts';
import * as contract from '../check-in.contract.ts';

type Person = NonNullable<Awaited<ReturnType<typeof listFrom>>>[number];

async function listFrom(phone: Phone, tournamentId: number) {
  const { data } = await phone.call(contract.list, { params: { id: tournamentId } });
  return data?.list.people;
}

/** The open day of a tournament of two players, and the phone of its organizer. */
async function opened(server: TestApp, options = {}) {
  const players = [
    ['Sato', 'S'],
    ['Abe', 'A'],
  ] as const;
  const made = await makeEnteredEvent(server.services, players, options);
  const phone = server.phone();
  const { loginId, password } = made.organizer;
  await phone.call(accounts.login, { body: { loginId, password } });
  await openDayFrom(phone, made.tournamentId);
  const params = { id: made.tournamentId };
  const list = async () => (await listFrom(phone, made.tournamentId)) ?? [];
  const tick = (
    people: readonly Pick<Person, 'id' | 'version'>[],
    state: Person['state'],
    from: Phone = phone,
  ) =>
    from.call(contract.tick, {
      params,
      body: {
        state,
        people: people.map(({ id, version }) => ({ id, seenVersion: version })),
      },
    });
  return { ...made, phone, params, list, tick };
}

describe('the list of the desk', () => {
  test('Everybody with a place is expected at first', async ({ server }) => {
    const { list } = await opened(server);
    const people = await list();
    expect(people.map(({ name }) => name).sort()).toEqual(['Abe', 'Sato']);
    expect(people[0]).toMatchObject({ state: 'expected', version: 0, by: null, at: null });
  });

  test('On another day everybody is expected again, and the venue has another code', async ({
    server,
  }) => {
    const { list, tick, phone, params } = await opened(server);
    await tick(await list(), 'present');
    const edit = (changes: object) =>
      phone.call(publishing.edit, {
        params,
        body: { tournament: { ...sampleForm, ...changes }, was: sampleForm },
      });
    const code = async () => (await phone.call(findDay, { params })).data?.day.opened?.code;
    const before = await code();
    expect((await edit({ startTime: '10:30' })).status).toBe(200);
    expect((await list()).map(({ state }) => state)).toEqual(['present', 'present']);
    expect(await code()).toBe(before);
    expect((await edit({ eventDate: '2026-12-12' })).status).toBe(200);
    expect((await list()).map(({ state }) => state)).toEqual(['expected', 'expected']);
    expect(await code()).toMatch(/^\d{4}$/);
    expect(await code()).not.toBe(before);
  });

  test('A tick is stored with its time, and taken back', async ({ server }) => {
    const { list, tick } = await opened(server);
    const [before] = await list();
    await tick([before!], 'present');
    const [present] = await list();
    expect(present).toMatchObject({
      state: 'present',
      version: 1,
      by: 'desk',
      at: '2026-11-20T03:00:00.000Z',
    });
    await tick([present!], 'expected');
    expect((await list())[0]).toMatchObject({ state: 'expected', version: 2 });
  });

  test('Everybody of a school is ticked at once', async ({ server }) => {
    const { list, tick } = await opened(server);
    await tick(await list(), 'present');
    expect((await list()).map(({ state }) => state)).toEqual(['present', 'present']);
  });

  test('A repeated tick changes nothing, also after another desk has ticked the same', async ({
    server,
  }) => {
    const { list, tick } = await opened(server);
    const seen = await list();
    for (const _time of [1, 2]) expect((await tick(seen, 'present')).status).toBe(200);
    expect((await list()).map(({ version }) => version)).toEqual([1, 1]);
  });

  test('The second of two desks is refused where the first has changed somebody, and nothing is stored', async ({
    server,
  }) => {
    const { list, tick } = await opened(server);
    const seen = await list();
    await tick([seen[0]!], 'present');
    const { status, refusal } = await tick(seen, 'absent');
    expect([status, refusal?.code]).toEqual([409, 'CHECK_IN_CHANGED']);
    expect((await list()).map(({ state }) => state).sort()).toEqual(['expected', 'present']);
  });

  test('Two desks that tick the same person at the same moment store one tick', async ({
    server,
  }) => {
    const { list, tick, phone, tournamentId } = await opened(server);
    const referee = await makeReferee(server, phone, tournamentId);
    const seen = await list();
    const answers = await Promise.all([tick(seen, 'present'), tick(seen, 'present', referee)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list()).map(({ version }) => version)).toEqual([1, 1]);
  });

  test('Somebody of another tournament is not ticked', async ({ server }) => {
    const { tick } = await opened(server);
    const other = await opened(server);
    const { refusal } = await tick(await other.list(), 'present');
    expect(refusal?.code).toBe('PERSON_NOT_FOUND');
    expect((await other.list())[0]?.state).toBe('expected');
  });

  test('Nobody of an event without check-in is in the list', async ({ server }) => {
    const { phone, params, eventId, list } = await opened(server);
    const seen = { hasCheckIn: true, checkInUntil: null };
    const body = { seen, next: { ...seen, hasCheckIn: false } };
    await phone.call(setCheckIn, { params: { ...params, eventId }, body });
    expect(await list()).toEqual([]);
  });

  test('After the day the list is read, and nothing is ticked any more', async ({ server }) => {
    const { phone, params, list, tick } = await opened(server);
    const seen = await list();
    server.clock.advance({ days: 15 });
    expect((await tick(seen, 'present')).refusal?.code).toBe('DAY_OVER');
    const { data } = await phone.call(contract.list, { params });
    expect(data?.list).toMatchObject({ isClosed: true, people: [{}, {}] });
  });

  test('A day that nobody has opened has no list', async ({ server }) => {
    const phone = server.phone();
    const made = await makeEnteredEvent(server.services, [['Sato', 'S']]);
    const { loginId, password } = made.organizer;
    await phone.call(accounts.login, { body: { loginId, password } });
    const params = { id: made.tournamentId };
    for (const endpoint of [contract.list, contract.missing]) {
      expect((await phone.call(endpoint, { params })).refusal?.code).toBe('DAY_NOT_OPEN');
    }
  });
});

describe('who is not there yet', () => {
  test('On the day alone the desk gets the phone numbers of those who are not there, also of people entered by hand', async ({
    server,
  }) => {
    const { phone, params, list, tick, tournamentId } = await opened(server);
    const person = { name: 'Kato', email: '', phone: '090-1111-2222', note: '', paidYen: 0 };
    const silent = { ...person, name: 'Mori', phone: '' };
    await phone.call(entryList.addManual, {
      params,
      body: { people: [person, silent].map((one) => ({ id: uuidv7(), person: one })) },
    });
    const people = await list();
    await tick(
      people.filter(({ name }) => name === 'Sato'),
      'present',
    );
    await tick(
      people.filter(({ name }) => name === 'Abe'),
      'absent',
    );
    const referee = await makeReferee(server, phone, tournamentId);
    for (const days of [13, 2, -1]) {
      server.clock.advance({ days });
      const { data } = await referee.call(contract.missing, { params });
      expect(data?.people.length, `after ${days} more days`).toBe(days === -1 ? 2 : 0);
      expect(data?.isToday).toBe(days === -1);
    }
    for (const desk of [phone, referee]) {
      const { data } = await desk.call(contract.missing, { params });
      const found = data?.people.map((one) => [one.name, one.phone]).sort();
      expect(found).toEqual([
        ['Kato', '090-1111-2222'],
        ['Mori', null],
      ]);
    }
    const stranger = await server.playerPhone();
    expect((await stranger.call(contract.missing, { params })).status).toBe(403);
  });
});

describe('somebody in two events', () => {
  test('Who is not there yet is in the list once, and who has checked in for one event is not in it', async ({
    server,
  }) => {
    const { phone, params } = await twoEvents(server, { hasCheckIn: true });
    const here = { id: params.id };
    const missing = async () => {
      const { data } = await phone.call(contract.missing, { params: here });
      return data?.people.map(({ name }) => name).filter((name) => ['Ito', 'Ueda'].includes(name));
    };
    expect((await missing())?.toSorted()).toEqual(['Ito', 'Ueda']);
    const { data } = await phone.call(contract.list, { params: here });
    const [one] = (data?.list.people ?? []).filter(({ name }) => name === 'Ito');
    const people = [{ id: one!.id, seenVersion: one!.version }];
    await phone.call(contract.tick, { params: here, body: { state: 'present', people } });
    expect(await missing()).toEqual(['Ueda']);
  });
});

describe('pairs', () => {
  test('Both of a pair are ticked, each by themselves; another partner is expected again', async ({
    server,
  }) => {
    const { phone, params, list, tick } = await opened(server, {
      eventType: 'Doubles',
    });
    const [first, second] = [
      await server.playerPhone({ fullName: 'Ito' }),
      await server.playerPhone({ fullName: 'Ueda' }),
    ];
    const entryId = uuidv7();
    await first.call(entries.apply, {
      body: { id: entryId, tournamentId: params.id, agreed: true },
    });
    await accept(second, await linkFrom(first, entryId));
    const pair = async () =>
      (await list()).filter((one) => [one.name, one.partnerName].includes('Ito'));
    const [ito, ueda] = await pair();
    expect([ito, ueda]).toMatchObject([
      { id: entryId, name: 'Ito', partnerName: 'Ueda' },
      { name: 'Ueda', partnerName: 'Ito' },
    ]);
    await tick([ueda!], 'present');
    expect((await pair()).map(({ state }) => state)).toEqual(['expected', 'present']);
    const body = {
      id: uuidv7(),
      seen: { id: ueda!.id, state: 'accepted' as const },
      partner: { name: 'Endo', club: '' },
    };
    await phone.call(entryListNames.namePartner, { params: { ...params, entryId }, body });
    expect(await pair()).toMatchObject([
      { name: 'Ito', state: 'expected' },
      { name: 'Endo', state: 'expected' },
    ]);
  });
});
