import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as withdrawing from '#features/event-draws/withdrawing/server/withdrawing.store.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import {
  makeTournament,
  type TournamentOptions,
} from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as day from '../../day.contract.ts';
import { openDayFrom } from '../../server/day.factory.ts';
import * as contract from '../check-in.contract.ts';

const TODAY = '2026-11-20';
const WRONG = '0000';

type Options = TournamentOptions & { readonly isOpen?: boolean };

/** A tournament of today that starts at 15:00, which is in three hours, and a player in it. The day is open. */
async function entered(server: TestApp, { isOpen = true, ...options }: Options = {}) {
  const organizer = await makeOrganizerAccount(server.services);
  const { organizerId, loginId, password } = organizer;
  const hours = { eventDate: TODAY, startTime: '15:00', applicationDeadline: TODAY };
  const tournamentId = await makeTournament(server.services, {
    organizerId,
    feeYen: 0,
    ...hours,
    ...options,
  });
  const desk = server.phone();
  await desk.call(accounts.login, { body: { loginId, password } });
  const params = { id: tournamentId };
  if (isOpen) await openDayFrom(desk, tournamentId);
  const { data } = await desk.call(day.find, { params });
  const code = data?.day.opened?.code ?? '';
  const eventId = data?.day.events[0]?.id ?? 0;
  const player = await server.playerPhone({ fullName: 'Ito' });
  const entryId = await enter(player, tournamentId);
  const checkIn = (typed = code, from: Phone = player) =>
    from.call(contract.checkIn, { params, body: { code: typed } });
  const own = async (from: Phone = player) => (await from.call(contract.findOwn, { params })).data;
  return { desk, params, code, eventId, player, entryId, checkIn, own, tournamentId };
}

async function enter(phone: Phone, tournamentId: number): Promise<string> {
  const id = uuidv7();
  await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
  return id;
}

describe('checking in by oneself', () => {
  test('The code is accepted from two hours before the start, and not a moment before', async ({
    server,
  }) => {
    const { checkIn, own } = await entered(server);
    const early = await checkIn();
    expect(early).toMatchObject({
      status: 409,
      refusal: { code: 'TOO_EARLY', details: { opensAt: '2026-11-20T04:00:00.000Z' } },
    });
    server.clock.advance({ seconds: 3599 });
    expect((await checkIn()).refusal?.code).toBe('TOO_EARLY');
    server.clock.advance({ seconds: 1 });
    const { data } = await checkIn();
    expect(data?.checkIn.people).toMatchObject([{ state: 'present' }]);
    expect(await own()).toEqual(data);
  });

  test('The desk sees who has checked in; checking in again changes nothing', async ({
    server,
  }) => {
    const { desk, params, checkIn } = await entered(server);
    server.clock.advance({ hours: 1 });
    for (const _time of [1, 2]) expect((await checkIn()).status).toBe(200);
    const { data } = await desk.call(contract.list, { params });
    expect(data?.list.people).toMatchObject([{ state: 'present', by: 'player', version: 1 }]);
  });

  test('The fifth wrong code makes the player wait for a minute, also with the right code', async ({
    server,
  }) => {
    const { checkIn, code } = await entered(server);
    server.clock.advance({ hours: 1 });
    const wrong = code === WRONG ? '0001' : WRONG;
    for (let time = 1; time < 5; time++) {
      expect((await checkIn(wrong)).refusal?.code).toBe('WRONG_CODE');
    }
    const details = { until: '2026-11-20T04:01:00.000Z' };
    expect(await checkIn(wrong)).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES', details } });
    server.clock.advance({ seconds: 59 });
    expect(await checkIn()).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES', details } });
    server.clock.advance({ seconds: 1 });
    expect((await checkIn()).status).toBe(200);
  });

  test('The wrong codes of one player make nobody else wait', async ({ server }) => {
    const { checkIn, code, tournamentId } = await entered(server);
    const other = await server.playerPhone({ fullName: 'Ueda' });
    await enter(other, tournamentId);
    server.clock.advance({ hours: 1 });
    const wrong = code === WRONG ? '0001' : WRONG;
    for (let time = 1; time <= 5; time++) await checkIn(wrong);
    expect((await checkIn(code, other)).status).toBe(200);
  });

  test('A wrong code is answered while the entries of the tournament are being changed', async ({
    server,
  }) => {
    const { checkIn, code, tournamentId } = await entered(server);
    server.clock.advance({ hours: 1 });
    const wrong = code === WRONG ? '0001' : WRONG;
    await server.services.db.transaction(async (tx) => {
      await tournaments.existsForUpdate(tx, tournamentId);
      // A change of entries goes on to lock the day: if this waited for the tournament, both would wait for ever.
      expect((await checkIn(wrong)).refusal?.code).toBe('WRONG_CODE');
    });
  });

  test('A check-in is answered while a withdrawal has the entry locked', async ({ server }) => {
    const { checkIn, eventId, entryId } = await entered(server);
    server.clock.advance({ hours: 1 });
    await server.services.db.transaction(async (tx) => {
      await withdrawing.findForUpdate(tx, eventId, entryId);
      // The withdrawal goes on to lock the day.
      expect((await checkIn()).status).toBe(200);
    });
  });

  test('A tournament that is cancelled or moved while a check-in waits has nobody checked in', async ({
    server,
  }) => {
    const { checkIn, tournamentId, desk, params } = await entered(server);
    const { db } = server.services;
    server.clock.advance({ hours: 1 });
    const later = { eventDate: '2026-11-21', applicationDeadline: TODAY };
    const moved = await whileLocked(db, 'days', {
      call: () => checkIn(),
      meanwhile: () => tournaments.updateDates(db, tournamentId, later),
    });
    expect(moved.refusal?.code).toBe('TOO_EARLY');
    const cancelled = await whileLocked(db, 'days', {
      call: () => checkIn(),
      meanwhile: () => tournaments.updateState(db, tournamentId, { state: 'cancelled' }),
    });
    expect(cancelled.refusal?.code).toBe('TOURNAMENT_CANCELLED');
    const { data } = await desk.call(contract.list, { params });
    expect(data?.list.people).toMatchObject([{ state: 'expected' }]);
  });

  test('After the cut-off of the event the player speaks with the desk', async ({ server }) => {
    const { desk, params, eventId, checkIn } = await entered(server);
    const seen = { hasCheckIn: true, checkInUntil: null };
    await desk.call(day.setCheckIn, {
      params: { ...params, eventId },
      body: { seen, next: { ...seen, checkInUntil: '14:00' } },
    });
    server.clock.advance({ hours: 2 });
    expect((await checkIn()).refusal?.code).toBe('CHECK_IN_CLOSED');
  });

  test('Whom the desk has marked as absent does not check in without the desk', async ({
    server,
  }) => {
    const { desk, params, entryId, checkIn, own } = await entered(server);
    server.clock.advance({ hours: 1 });
    const people = [{ id: entryId, seenVersion: 0 }];
    await desk.call(contract.tick, { params, body: { state: 'absent', people } });
    expect((await checkIn()).refusal?.code).toBe('CHECK_IN_CLOSED');
    expect((await own())?.checkIn.people).toMatchObject([{ state: 'absent' }]);
  });

  test('Each of a pair checks in for themselves', async ({ server }) => {
    const { desk, params, player, entryId, checkIn } = await entered(server, {
      eventType: 'Doubles',
    });
    const partner = await server.playerPhone({ fullName: 'Ueda' });
    await accept(partner, await linkFrom(player, entryId));
    server.clock.advance({ hours: 1 });
    await checkIn(undefined, partner);
    const { data } = await desk.call(contract.list, { params });
    expect(data?.list.people).toMatchObject([
      { name: 'Ito', state: 'expected' },
      { name: 'Ueda', state: 'present' },
    ]);
  });

  test('Before the desk has opened the day, nobody checks in', async ({ server }) => {
    const { checkIn, own } = await entered(server, { isOpen: false });
    server.clock.advance({ hours: 1 });
    expect((await checkIn('1234')).refusal?.code).toBe('DAY_NOT_OPEN');
    expect((await own())?.checkIn.opensAt).toBeNull();
  });

  test('Somebody without a place in the tournament finds no check-in', async ({ server }) => {
    const { params, checkIn, code } = await entered(server);
    const stranger = await server.playerPhone();
    expect((await checkIn(code, stranger)).status).toBe(404);
    expect((await stranger.call(contract.findOwn, { params })).status).toBe(404);
  });

  test('A code that has no four digits is refused', async ({ server }) => {
    const { checkIn } = await entered(server);
    for (const code of ['', '123', '12345', '１２３４']) {
      expect((await checkIn(code)).refusal?.code).toBe('INVALID_INPUT');
    }
  });
});

describe('my tournaments', () => {
  test('The list of my entries says on the day whether I am there', async ({ server }) => {
    const { player, entryId, checkIn } = await entered(server);
    const listed = async () =>
      (await player.call(entries.mine, { query: { when: 'coming' } })).data?.checkIns;
    expect(await listed()).toEqual([{ entryId, state: 'expected' }]);
    server.clock.advance({ hours: 1 });
    await checkIn();
    expect(await listed()).toEqual([{ entryId, state: 'present' }]);
  });

  test('Before its day, and without an open day, an entry has no check-in', async ({ server }) => {
    const later = await entered(server, { eventDate: '2026-11-21' });
    const closed = await entered(server, { isOpen: false });
    for (const { player } of [later, closed]) {
      const { data } = await player.call(entries.mine, { query: { when: 'coming' } });
      expect(data).toMatchObject({ entries: [{}], checkIns: [] });
    }
  });
});
