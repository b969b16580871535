import { describe, expect } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { deskOf } from '#features/day/queue/server/queue.factory.ts';
import { twoEvents } from '#features/day/queue/server/queue.people.factory.ts';
import * as contract from '#features/entries/own-day/own-day.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { dayOf, lineOf, linesOf } from './my-day.factory.ts';

/** A knockout of today of four players on one court, and its desk. */
async function hall(server: TestApp, options: Parameters<typeof playedToday>[1] = {}) {
  const event = await playedToday(server, options);
  const desk = deskOf(event.desk, event.here.id);
  const first = await event.first();
  const refOf = ({ stageId, matchId }: { stageId: string; matchId: string }) => ({
    ...event.here,
    stageId,
    matchId,
  });
  const call = async (matchId = first.matchId, more: object = { isAnyway: true }) =>
    desk.call(await desk.match(matchId), event.courtId, more);
  return {
    ...event,
    ...desk,
    call,
    player: first.phone,
    other: first.opponent,
    match: first,
    refOf,
  };
}

describe('my day', () => {
  test('A player reads the next match with its time, opponent and place, and not the matches of others', async ({
    server,
  }) => {
    const { player, match } = await hall(server);
    const [day] = await dayOf(player);
    expect(day).toMatchObject({ checkIn: 'expected', sport: expect.any(String) });
    const [next, ...later] = day?.matches ?? [];
    expect(later).toEqual([]);
    expect(next).toMatchObject({
      state: 'waiting',
      role: 'player',
      court: null,
      matchId: match.matchId,
      isComing: false,
    });
    expect(next?.sides[0]?.name).toBe(match[match.ownSide!]?.name);
    expect(Date.parse(next?.notBefore ?? '')).toBeLessThanOrEqual(Date.parse(next?.about ?? ''));
  });

  test('A called match names its court and has no time, for both sides', async ({ server }) => {
    const { player, other, call } = await hall(server);
    await call();
    for (const phone of [player, other]) {
      const [day] = await dayOf(phone);
      expect(day?.matches[0]).toMatchObject({ state: 'called', court: '1', notBefore: null });
      expect(day?.matches[0]?.calledAt).toBe(server.clock.now().toISOString());
    }
  });

  test('An umpire of a call reads the court and both sides', async ({ server }) => {
    const { phones, player, other, match, call, own } = await hall(server);
    const umpire = phones.find((phone) => phone !== player && phone !== other)!;
    const [mine] = (await own(umpire))?.matches ?? [];
    const number = mine?.[mine.ownSide!]?.id;
    await call(match.matchId, { isAnyway: true, umpireId: number });
    const [first] = await linesOf(umpire);
    expect(first).toContain('umpires called 1');
    expect(first).toContain(' v. ');
  });

  test('A result waits for the answer of the other side, and then for nobody', async ({
    server,
  }) => {
    const { player, other, match, enter, confirm } = await hall(server);
    await enter(player, match, '11-5 11-5 11-5');
    const answers = async () =>
      Promise.all(
        [player, other].map(async (phone) => (await dayOf(phone))[0]?.matches[0]?.answer ?? null),
      );
    expect(await answers()).toEqual(['other', 'own']);
    await confirm(other, match);
    expect(await answers()).toEqual([null, null]);
  });

  test('A contradicted result waits for the desk, for both sides', async ({ server }) => {
    const { player, other, match, enter, dispute } = await hall(server);
    await enter(player, match, '11-5 11-5 11-5');
    await dispute(other, match, null);
    for (const phone of [player, other]) {
      expect((await dayOf(phone))[0]?.matches[0]).toMatchObject({ state: 'done', answer: 'desk' });
    }
  });

  test('The winner reads the next match while its opponent is not known', async ({ server }) => {
    const { player, match, enter } = await hall(server);
    const winner = match.ownSide!;
    await enter(player, match, winner === 'player1' ? '11-5 11-5 11-5' : '5-11 5-11 5-11', {
      winner,
    });
    const [day] = await dayOf(player);
    const final = day?.matches.find(({ state }) => state === 'waiting');
    expect(final && lineOf(final)).toMatch(/ v\. \?$/);
  });

  test('Nothing is read while the day is not open, on another day, and by somebody who does not play', async ({
    server,
  }) => {
    const { phones } = await playedToday(server, { isOpen: false });
    expect(await dayOf(phones[0]!)).toEqual([]);
    const { player } = await hall(server);
    expect(await dayOf(await server.playerPhone())).toEqual([]);
    expect(await dayOf(player)).toHaveLength(1);
    server.clock.advance({ days: 1 });
    expect(await dayOf(player)).toEqual([]);
  });
});

describe('somebody in two events', () => {
  test('A player reads both matches, and while one is called the other keeps its own opponent', async ({
    server,
  }) => {
    const { ito, ueda, matchOf, eventId, call, courtIds } = await twoEvents(server);
    const [day] = await dayOf(ito);
    expect(day?.matches.map(({ event, role }) => [event.eventType, role]).toSorted()).toEqual([
      ['Doubles', 'player'],
      ['Singles', 'player'],
    ]);
    await call(await matchOf(eventId), courtIds[0]);
    const [first, second] = await linesOf(ito);
    expect(first).toMatch(/^called 1 Ito v\. /);
    expect(second).toMatch(/^waiting Ito \/ Ueda v\. /);
    // The partner of the pair reads the match of the pair alone.
    expect(await linesOf(ueda)).toEqual([second]);
  });

  test('One of a pair says for both that they are on their way', async ({ server }) => {
    const { ito, ueda, matchOf, pairs, call, courtIds, params } = await twoEvents(server);
    const { stageId, matchId } = await matchOf(pairs);
    await call(await matchOf(pairs), courtIds[0]);
    await ueda.call(contract.sayComing, { params: { id: params.id, stageId, matchId } });
    expect((await dayOf(ito))[0]?.matches[0]).toMatchObject({ state: 'called', isComing: true });
  });

  test('Who has checked in for one event is there for both', async ({ server }) => {
    const { ito, phone, params } = await twoEvents(server, { hasCheckIn: true });
    expect((await dayOf(ito))[0]?.checkIn).toBe('expected');
    const here = { id: params.id };
    const { data } = await phone.call(checkIn.list, { params: here });
    const [one] = (data?.list.people ?? []).filter(({ name }) => name === 'Ito');
    const people = [{ id: one!.id, seenVersion: one!.version }];
    await phone.call(checkIn.tick, { params: here, body: { state: 'present', people } });
    expect((await dayOf(ito))[0]?.checkIn).toBe('present');
  });
});

describe('the day of a child', () => {
  test('A confirmed guardian reads the same as the child, by the link', async ({ server }) => {
    const { player, call } = await hall(server);
    await nameGuardian(player);
    const secret = await secretFor(server);
    const guardian = server.phone();
    const opened = await guardian.call(guardianPage.open, { body: { secret } });
    const sent = { params: { id: opened.data!.players[0]!.id }, body: { secret } };
    expect((await guardian.call(guardianPage.day, sent)).refusal?.code).toBe('NOT_CONFIRMED');
    await guardian.call(guardianPage.confirm, sent);
    await call();
    const { data } = await guardian.call(guardianPage.day, sent);
    expect(data?.days).toEqual(await dayOf(player));
    expect(data?.days[0]?.matches[0]).toMatchObject({ state: 'called', court: '1' });
  });
});

describe('a called player on the way', () => {
  test('The desk reads which side is on its way, once a side has said it, and says it again for nothing', async ({
    server,
  }) => {
    const { player, match, call, refOf, queue } = await hall(server);
    await call();
    const params = refOf(match);
    for (const _time of [1, 2]) {
      const said = await player.call(contract.sayComing, { params });
      expect(said.data?.days[0]?.matches[0]?.isComing).toBe(true);
    }
    const row = (await queue()).matches.find(({ matchId }) => matchId === match.matchId);
    expect(row?.coming).toEqual([match.ownSide]);
  });

  test('The desk can start the match with what it saw before, and the next call begins without an answer', async ({
    server,
  }) => {
    const { player, match, call, refOf, take, queue } = await hall(server);
    await call();
    const called = (await queue()).matches.find(({ matchId }) => matchId === match.matchId)!;
    await player.call(contract.sayComing, { params: refOf(match) });
    expect((await take(called, { kind: 'back' })).status).toBe(200);
    await call();
    expect((await dayOf(player))[0]?.matches[0]).toMatchObject({
      state: 'called',
      isComing: false,
    });
  });

  test('Saying so is refused for a match that is not called, for those of others and for strangers, and when the day is over', async ({
    server,
  }) => {
    const { player, phones, other, match, call, refOf } = await hall(server);
    const params = refOf(match);
    const codeFor = async (phone: typeof player) =>
      (await phone.call(contract.sayComing, { params })).refusal?.code;
    expect(await codeFor(player)).toBe('MATCH_NOT_CALLED');
    await call();
    const third = phones.find((phone) => phone !== player && phone !== other)!;
    expect(await codeFor(third)).toBe('MATCH_NOT_FOUND');
    expect(await codeFor(await server.playerPhone())).toBe('TOURNAMENT_NOT_FOUND');
    server.clock.advance({ days: 1 });
    expect(await codeFor(player)).toBe('DAY_OVER');
  });

  test('Nobody is on the way to a match of a day that is ended while they say so', async ({
    server,
  }) => {
    const { player, match, call, refOf, here } = await hall(server);
    await call();
    const { db, clock } = server.services;
    const { refusal } = await whileLocked(db, 'days', {
      call: () => player.call(contract.sayComing, { params: refOf(match) }),
      meanwhile: () =>
        updateState(db, here.id, { endedEarlyAt: clock.now(), endedEarlyFor: 'heat' }),
    });
    expect(refusal?.code).toBe('DAY_OVER');
  });
});
