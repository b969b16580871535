import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import { decide } from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import { setRules } from '../queue.rules.contract.ts';
import { openQueue } from './queue.factory.ts';
import { twoEvents } from './queue.people.factory.ts';

describe('people in two events', () => {
  test('Somebody of a pair who plays singles is on one court only, and the other match says where', async ({
    server,
  }) => {
    const { matchOf, eventId, pairs, call, queue, courtIds } = await twoEvents(server);
    const doubles = await matchOf(pairs);
    const names = [doubles.player1, doubles.player2].flatMap((side) => side?.people ?? []);
    expect(names.map(({ name }) => name).toSorted()).toEqual(['Ito', 'Mori', 'Noda', 'Ueda']);
    const before = await queue();
    // Both wait, and one of them is proposed: a court stays free.
    expect(before.waiting).toHaveLength(2);
    expect(before.courts.filter(({ proposal }) => proposal !== null)).toHaveLength(1);
    await call(await matchOf(eventId), courtIds[0]);
    const { notReady } = await queue();
    expect(notReady).toMatchObject([
      { obstacles: [{ code: 'busy', person: { name: 'Ito' }, courtId: courtIds[0] }] },
    ]);
    const refused = await call(await matchOf(pairs), courtIds[1], { isAnyway: true });
    expect([refused.status, refused.refusal]).toMatchObject([
      409,
      { code: 'PLAYER_BUSY', details: { person: 'Ito', court: '1' } },
    ]);
  });

  test('Somebody who has checked in for one event is in the hall, and is counted once', async ({
    server,
  }) => {
    const { queue, phone, params, matchOf, pairs, call } = await twoEvents(server, {
      hasCheckIn: true,
    });
    // Abe, Ito, Ueda, Mori and Noda; the second event is checked in, too.
    expect((await queue()).counts.notPresent).toBe(5);
    const list = await phone.call(checkIn.list, { params: { id: params.id } });
    const people = (list.data?.list.people ?? []).filter(({ name }) => name === 'Ito');
    expect(people).toHaveLength(2);
    // Who has the same name and school has another number.
    expect(list.data?.list.people.map(({ number }) => typeof number)).not.toContain('object');
    const tick = (which: typeof people, state: 'present' | 'absent') =>
      phone.call(checkIn.tick, {
        params: { id: params.id },
        body: { state, people: which.map(({ id, version }) => ({ id, seenVersion: version })) },
      });
    const singles = people.filter(({ eventId }) => eventId === params.eventId);
    await tick(singles, 'present');
    const { counts, notReady } = await queue();
    expect(counts.notPresent).toBe(4);
    const doubles = await matchOf(pairs);
    const why = notReady.find(({ key }) => key === doubles.key)?.obstacles ?? [];
    expect(why.map(({ code, person }) => [code, person?.name]).toSorted()).toEqual([
      ['not-present', 'Mori'],
      ['not-present', 'Noda'],
      ['not-present', 'Ueda'],
    ]);
    const refused = await call(doubles);
    expect(refused.refusal).toMatchObject({
      code: 'NOT_READY',
      details: { reasons: 'not-present', isOverridable: true },
    });
    await tick(
      people.filter(({ eventId }) => eventId === pairs),
      'absent',
    );
    const absent = (await queue()).notReady.find(({ key }) => key === doubles.key);
    expect(absent?.obstacles.map(({ code }) => code)).toContain('absent');
    expect((await matchOf(pairs)).expected).toBeNull();
    expect((await call(doubles, null, { isAnyway: true })).status).toBe(200);
  });
});

describe('withdrawals and umpires', () => {
  test('The match of somebody who has withdrawn ends by walkover, also on a court', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { match, call, queue } = await openQueue(server, event);
    await event.enter('1-1');
    await call(await match('1-0'));
    const out = (await match('1-0')).player1?.id;
    const entered = await listEntrants(server.services.db, event.eventId);
    const entryId = entered.find(({ number }) => String(number) === out)?.entryId ?? '';
    const body = { writeId: uuidv7(), seenRequest: null, decision: 'walkover', word: '' } as const;
    const decided = await event.phone.call(decide, { params: { ...event.params, entryId }, body });
    expect(decided.status).toBe(200);
    expect(await match('1-0')).toMatchObject({ state: 'done', result: { kind: 'walkover' } });
    expect((await queue()).counts).toMatchObject({ called: 0, freeCourts: 2 });
  });

  test('The loser of the court umpires the next match there; before anybody has lost, who plays last', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 8 });
    const desk = await openQueue(server, event, { courts: 1 });
    const { match, call, play, queue } = desk;
    const [first] = (await queue()).events;
    await event.phone.call(setRules, {
      params: event.params,
      body: { seen: first!.rules, next: { ...first!.rules, umpires: 'losers' } },
    });
    const last = await match('1-3');
    const proposed = await match('1-0');
    expect([last.player1?.id, last.player2?.id]).toContain(proposed.umpire?.id);
    await play('1-0');
    expect((await match('1-0')).umpire?.id).toBe(proposed.umpire?.id);
    await event.enter('1-0');
    const loser = (await match('1-0')).player2?.id;
    expect((await match('1-1')).umpire?.id).toBe(loser);
    const wrong = await call(await match('1-1'), null, { umpireId: '99' });
    expect(wrong.refusal?.code).toBe('UMPIRE_NOT_FOUND');
    const own = (await match('1-1')).player1?.id ?? '';
    const plays = await call(await match('1-1'), null, { umpireId: own });
    expect(plays.refusal?.code).toBe('UMPIRE_NOT_FOUND');
    await call(await match('1-1'), null, { umpireId: last.player1?.id ?? '' });
    expect((await match('1-1')).umpire?.id).toBe(last.player1?.id);
    const busy = (await queue()).notReady.find(({ key }) => key === last.key);
    expect(busy?.obstacles).toMatchObject([{ code: 'busy', person: { name: last.player1?.name } }]);
  });

  test('The desk calls without the umpire that the rule proposes, and changes the umpire of a called match', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 8 });
    const { match, call, take, play, queue, courtIds } = await openQueue(server, event);
    const [first] = (await queue()).events;
    await event.phone.call(setRules, {
      params: event.params,
      body: { seen: first!.rules, next: { ...first!.rules, umpires: 'losers' } },
    });
    await play('1-0', courtIds[0]);
    await event.enter('1-0');
    const next = await match('1-1');
    expect(next.umpire).not.toBeNull();
    expect((await call(next, courtIds[0], { umpireId: 'none' })).status).toBe(200);
    expect((await match('1-1')).umpire).toBeNull();
    const name = async (umpireId: string) => {
      const answer = await take(await match('1-1'), { kind: 'umpire', umpireId });
      return [answer.status, answer.refusal?.code];
    };
    expect(await name(next.umpire!.id)).toEqual([200, undefined]);
    expect((await match('1-1')).umpire?.id).toBe(next.umpire?.id);
    expect(await name(next.player1!.id)).toEqual([409, 'UMPIRE_NOT_FOUND']);
    await play('1-2', courtIds[1]);
    expect(await name((await match('1-2')).player1!.id)).toEqual([409, 'PLAYER_BUSY']);
    expect(await name('none')).toEqual([200, undefined]);
    expect(await match('1-1')).toMatchObject({ state: 'called', umpire: null });
    const waiting = await take(await match('1-3'), { kind: 'umpire', umpireId: 'none' });
    expect(waiting.refusal?.code).toBe('QUEUE_CHANGED');
  });
});
