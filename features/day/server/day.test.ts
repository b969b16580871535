import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { makeEnteredEvent } from '#features/event-draws/server/event-draws.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../day.contract.ts';
import { MOST_COURTS } from '../day.vocabulary.ts';

const named = (...names: string[]) => names.map((name) => ({ id: uuidv7(), name }));

/** A tournament of two players, and the phone of its organizer. */
async function hosted(server: TestApp) {
  const players = [
    ['Sato', 'S'],
    ['Abe', 'A'],
  ] as const;
  const made = await makeEnteredEvent(server.services, players);
  const phone = server.phone();
  const { loginId, password } = made.organizer;
  await phone.call(accounts.login, { body: { loginId, password } });
  const params = { id: made.tournamentId };
  const open = (courts = named('1', '2'), events: OpenedEvent[] = []) =>
    phone.call(contract.open, { params, body: { courts, events } });
  const read = async () => (await phone.call(contract.find, { params })).data?.day;
  return { ...made, phone, params, open, read };
}

type OpenedEvent = { eventId: number; hasCheckIn: boolean; checkInUntil: string | null };

describe('opening the day', () => {
  test('A day that nobody has opened has no code and no courts, and its events are checked in', async ({
    server,
  }) => {
    const { read, eventId } = await hosted(server);
    expect(await read()).toMatchObject({
      opened: null,
      courts: [],
      isOver: false,
      isOrganizer: true,
      checkInOpensAt: '2026-12-03T22:00:00.000Z',
      events: [{ id: eventId, hasCheckIn: true, checkInUntil: null, expected: 2, present: 0 }],
    });
  });

  test('The desk opens the day with courts, a cut-off and a code of four digits', async ({
    server,
  }) => {
    const { open, read, eventId, tournamentId } = await hosted(server);
    const event = { eventId, hasCheckIn: true, checkInUntil: '08:45' };
    expect((await open(named('1', '2', 'センター'), [event])).status).toBe(200);
    const day = await read();
    expect(day?.opened?.code).toMatch(/^\d{4}$/);
    expect(day?.opened?.address).toMatch(new RegExp(`/check-in/${tournamentId}$`));
    expect(day?.courts.map(({ name }) => name)).toEqual(['1', '2', 'センター']);
    expect(day?.events).toMatchObject([{ checkInUntil: '08:45' }]);
  });

  test('Opening again with the same courts changes nothing; another desk is refused', async ({
    server,
  }) => {
    const { open, read } = await hosted(server);
    const courts = named('1', '2');
    await open(courts);
    const before = await read();
    expect((await open(courts)).data?.day).toEqual(before);
    const { status, refusal } = await open(named('1', '2', '3'));
    expect([status, refusal?.code]).toEqual([409, 'ALREADY_OPEN']);
    expect(await read()).toEqual(before);
  });

  test('A foreign event, equal names, a used id and too long a name open nothing', async ({
    server,
  }) => {
    const { open, read } = await hosted(server);
    const other = await hosted(server);
    const used = named('1');
    await other.open(used);
    const foreign = { eventId: other.eventId, hasCheckIn: true, checkInUntil: null };
    for (const [courts, events, status, code] of [
      [named('1'), [foreign], 404, 'EVENT_NOT_FOUND'],
      [named('A1', 'ａ１'), [], 409, 'COURT_NAME_TAKEN'],
      [used, [], 409, 'ID_TAKEN'],
      [named('1234567890123'), [], 422, 'INVALID_INPUT'],
      [named(' '), [], 422, 'INVALID_INPUT'],
    ] as const) {
      const answer = await open([...courts], [...events]);
      expect([answer.status, answer.refusal?.code]).toEqual([status, code]);
    }
    expect((await read())?.opened).toBeNull();
  });

  test('Nobody opens the day of a cancelled tournament, or a day that is over', async ({
    server,
  }) => {
    const late = await hosted(server);
    const cancelled = await hosted(server);
    await updateState(server.services.db, cancelled.tournamentId, { state: 'cancelled' });
    expect((await cancelled.open()).refusal?.code).toBe('TOURNAMENT_CANCELLED');
    server.clock.advance({ days: 15 });
    expect((await late.open()).refusal?.code).toBe('DAY_OVER');
    expect((await late.read())?.isOver).toBe(true);
  });

  test('Referees and operators may open the day; strangers may not', async ({ server }) => {
    const { phone, params, tournamentId } = await hosted(server);
    const referee = await makeReferee(server, phone, tournamentId);
    const operator = await server.operatorPhone();
    const stranger = await server.playerPhone();
    const body = { courts: named('1'), events: [] };
    expect((await stranger.call(contract.open, { params, body })).status).toBe(403);
    const opened = await operator.call(contract.open, { params, body });
    expect(opened.data?.day.courts).toHaveLength(1);
    const { data } = await referee.call(contract.find, { params });
    expect(data?.day).toMatchObject({ isOrganizer: false, courts: [{ name: '1' }] });
    const log = await server.services.db.select().from(auditLog);
    expect(log.at(-1)).toMatchObject({ action: 'tournament-changed' });
  });
});

describe('the check-in of an event', () => {
  const on = { hasCheckIn: true, checkInUntil: null };
  const off = { hasCheckIn: false, checkInUntil: null };

  test('The desk switches check-in off; the same write again changes nothing', async ({
    server,
  }) => {
    const { open, phone, params, eventId, read } = await hosted(server);
    await open();
    const call = (seen: typeof on, next: typeof on) =>
      phone.call(contract.setCheckIn, { params: { ...params, eventId }, body: { seen, next } });
    for (const _time of [1, 2]) expect((await call(on, off)).status).toBe(200);
    expect((await read())?.events).toMatchObject([{ hasCheckIn: false }]);
    const late = { hasCheckIn: true, checkInUntil: '08:30' };
    const { refusal } = await phone.call(contract.setCheckIn, {
      params: { ...params, eventId },
      body: { seen: on, next: late },
    });
    expect(refusal?.code).toBe('DAY_CHANGED');
  });

  test('A day that is not open has no check-in to change', async ({ server }) => {
    const { phone, params, eventId } = await hosted(server);
    const body = { seen: on, next: off };
    const at = { params: { ...params, eventId }, body };
    expect((await phone.call(contract.setCheckIn, at)).refusal?.code).toBe('DAY_NOT_OPEN');
  });
});

describe('the courts of a day', () => {
  test('Courts are added after the others, and a resend adds none', async ({ server }) => {
    const { open, phone, params, read } = await hosted(server);
    await open();
    const body = { courts: named('3', '4') };
    for (const _time of [1, 2]) {
      expect((await phone.call(contract.addCourts, { params, body })).status).toBe(200);
    }
    expect((await read())?.courts.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
    const taken = { courts: named('5', '2') };
    const refused = await phone.call(contract.addCourts, { params, body: taken });
    expect(refused.refusal?.code).toBe('COURT_NAME_TAKEN');
    expect((await read())?.courts).toHaveLength(4);
  });

  test('A tournament that ends early while a change of the desk waits is not changed any more', async ({
    server,
  }) => {
    const { open, phone, params, read, tournamentId } = await hosted(server);
    await open();
    const { db, clock } = server.services;
    const ended = { endedEarlyAt: clock.now(), endedEarlyFor: 'storm' } as const;
    const { refusal } = await whileLocked(db, 'days', {
      call: () => phone.call(contract.addCourts, { params, body: { courts: named('3') } }),
      meanwhile: () => updateState(db, tournamentId, ended),
    });
    expect(refusal?.code).toBe('DAY_OVER');
    expect((await read())?.courts).toHaveLength(2);
  });

  test('A day has at most 60 courts', async ({ server }) => {
    const { open, phone, params } = await hosted(server);
    await open(named(...Array.from({ length: MOST_COURTS }, (_, at) => String(at + 1))));
    const body = { courts: named('A') };
    const { refusal } = await phone.call(contract.addCourts, { params, body });
    expect(refusal?.code).toBe('TOO_MANY_COURTS');
  });

  test('A court is renamed and closed; the older screen of another desk is refused', async ({
    server,
  }) => {
    const { open, phone, params, read } = await hosted(server);
    const courts = named('1', '2');
    await open(courts);
    const at = { ...params, courtId: courts[0]?.id ?? '' };
    const seen = { name: '1', isClosed: false };
    const change = (next: typeof seen, from = seen) =>
      phone.call(contract.changeCourt, { params: at, body: { seen: from, next } });
    const next = { name: 'センター', isClosed: true };
    for (const _time of [1, 2]) expect((await change(next)).status).toBe(200);
    expect((await read())?.courts[0]).toMatchObject(next);
    expect((await change({ name: '9', isClosed: false })).refusal?.code).toBe('COURTS_CHANGED');
    expect((await change({ name: '2', isClosed: true }, next)).refusal?.code).toBe(
      'COURT_NAME_TAKEN',
    );
  });

  test('The courts are brought into another order; an order without one of them is refused', async ({
    server,
  }) => {
    const { open, phone, params, read } = await hosted(server);
    const courts = named('1', '2', '3');
    await open(courts);
    const order = courts.map(({ id }) => id).reverse();
    await phone.call(contract.orderCourts, { params, body: { order } });
    expect((await read())?.courts.map(({ name }) => name)).toEqual(['3', '2', '1']);
    for (const wrong of [order.slice(1), [...order, uuidv7()], [order[0], order[0], order[1]]]) {
      const body = { order: wrong.map(String) };
      const { refusal } = await phone.call(contract.orderCourts, { params, body });
      expect(refusal?.code).toBe('COURTS_CHANGED');
    }
  });

  test('A court is deleted; deleting it again, or a foreign one, changes nothing', async ({
    server,
  }) => {
    const { open, phone, params, read } = await hosted(server);
    const other = await hosted(server);
    const [courts, foreign] = [named('1', '2'), named('1')];
    await open(courts);
    await other.open(foreign);
    for (const { id: courtId } of [courts[0], courts[0], foreign[0]].flatMap((one) => one ?? [])) {
      const { status } = await phone.call(contract.deleteCourt, {
        params: { ...params, courtId },
      });
      expect(status).toBe(200);
    }
    expect((await read())?.courts.map(({ name }) => name)).toEqual(['2']);
    expect((await other.read())?.courts).toHaveLength(1);
  });
});
