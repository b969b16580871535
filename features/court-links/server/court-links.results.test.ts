import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as handshake from '#features/day/handshake/handshake.contract.ts';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../court-links.contract.ts';
import { courtsOfToday, entryOf, type LinkMatch } from './court-links.factory.ts';

const WON = '11-7 11-9 11-5';
const LOST = '7-11 9-11 5-11';

const idsOf = (matches: readonly LinkMatch[]) => matches.map(({ match }) => match.matchId);

describe('a match on the court of a device', () => {
  test('The device starts the called match, and starting it again changes nothing', async ({
    server,
  }) => {
    const { callTo, device, queue } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    server.clock.advance({ minutes: 1 });
    const started = await tablet.start(current!);
    const at = server.clock.now().toISOString();
    expect(started.data?.device.current).toMatchObject({ state: 'playing', startedAt: at });
    server.clock.advance({ minutes: 1 });
    const again = await tablet.start(current!);
    expect(again.data?.device.current).toMatchObject({ state: 'playing', startedAt: at });
    expect(await queue.match('1-0')).toMatchObject({ state: 'playing', startedAt: at });
  });

  test('A match that the desk has not called is not started, nor one of other players', async ({
    server,
  }) => {
    const { callTo, device } = await courtsOfToday(server, { format: ONE_GROUP });
    const tablet = device();
    const { next } = await tablet.shown();
    expect((await tablet.start(next[0]!)).refusal?.code).toBe('NOT_CALLED');
    await callTo(next[0]!.match.matchId);
    const { current } = await tablet.shown();
    const others = await tablet.start(current!, { player1Id: '999' });
    expect(others.refusal?.code).toBe('PLAYERS_CHANGED');
  });

  test('A result without a start counts, and the match began with its call', async ({ server }) => {
    const { callTo, device, queue } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    server.clock.advance({ minutes: 7 });
    const at = server.clock.now();
    expect((await tablet.enter(current!, WON, { at })).status).toBe(200);
    const match = await queue.match('1-0');
    expect(match).toMatchObject({ state: 'done', startedAt: null });
    expect(Date.parse(match.endedAt!) - Date.parse(match.calledAt!)).toBe(7 * 60_000);
  });

  test('The desk drags a match onto a court whose device has just finished, from a screen that has not seen the result', async ({
    server,
  }) => {
    const { callTo, device, queue, courtIds } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const [finished, dragged] = [await queue.match('1-0'), await queue.match('1-1')];
    const onto = () => queue.call(dragged, courtIds[0]!, { isAnyway: true });
    expect((await onto()).refusal?.code).toBe('COURT_TAKEN');
    expect((await tablet.enter(current!, WON)).status).toBe(200);
    expect((await onto()).status).toBe(200);
    expect((await tablet.shown()).current?.match.matchId).toBe('1-1');
    const late = await queue.take(finished, { kind: 'move', courtId: courtIds[1]! });
    expect(late.refusal?.code).toBe('MATCH_PLAYED');
  });

  test('A match is not started while one of its players is on another court, which is named', async ({
    server,
  }) => {
    const { callTo, device, queue, courtIds } = await courtsOfToday(server, { format: ONE_GROUP });
    await callTo('1-1-2', 1);
    const busy = await queue.call(await queue.match('1-1-3'), courtIds[0]!, { isAnyway: true });
    expect(busy.refusal?.code).toBe('PLAYER_BUSY');
    const other = await queue.call(await queue.match('1-3-4'), courtIds[0]!, {
      isAnyway: true,
      umpireId: null,
    });
    expect(other.status).toBe(200);
    const { current } = await device().shown();
    expect((await device().start(current!)).status).toBe(200);
  });

  test('A result with the id of another match’s is refused, so that its device knows that it is not stored', async ({
    server,
  }) => {
    const { callTo, device, queue } = await courtsOfToday(server);
    await callTo('1-0', 0);
    await callTo('1-1', 1);
    const [one, two] = [device(0), device(1)];
    const writeId = uuidv7();
    expect((await one.enter((await one.shown()).current!, WON, { writeId })).status).toBe(200);
    const { current } = await two.shown();
    const refused = await two.enter(current!, WON, { writeId });
    expect(refused.refusal?.code).toBe('MATCH_NOT_FOUND');
    expect((await two.enter(current!, WON)).status).toBe(200);
    expect(await queue.match('1-1')).toMatchObject({ state: 'done' });
  });

  test('A result counts at once, frees the court, and both players confirm it on the device', async ({
    server,
  }) => {
    const { callTo, device, queue, courtIds, open, desk } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const entered = await tablet.enter(current!, WON);
    expect(entered.data?.device.current).toBeNull();
    expect(entered.data?.device.recent).toMatchObject([
      {
        state: 'done',
        court: { name: '1' },
        match: {
          version: 1,
          result: { result: '3-0' },
          handshake: { state: 'entered', side: null },
        },
      },
    ]);
    const free = (await queue.queue()).courts.find(({ id }) => id === courtIds[0]);
    expect(free?.current).toBeNull();
    expect(await open(desk)).toHaveLength(1);
    const confirmed = await tablet.confirm(current!);
    expect(confirmed.data?.device.recent[0]?.match.handshake?.state).toBe('confirmed');
    expect((await tablet.confirm(current!)).status).toBe(200);
    expect(await open(desk)).toEqual([]);
  });

  test('Sending the same write again changes nothing, and the same result from a second device is no conflict', async ({
    server,
  }) => {
    const { callTo, device } = await courtsOfToday(server);
    await callTo('1-0');
    const [tablet, other] = [device(), device()];
    const { current } = await tablet.shown();
    const body = entryOf(tablet.deviceId, current!, WON);
    for (const _ of [1, 2]) {
      const { data } = await tablet.send(current!, body);
      expect(data?.device.recent[0]?.match.version).toBe(1);
    }
    const same = await other.enter(current!, WON);
    expect(same.data?.device.recent[0]?.match.version).toBe(1);
    const another = await other.enter(current!, LOST, { winner: 'player2' });
    expect(another.refusal).toMatchObject({
      code: 'MATCH_CHANGED',
      details: { version: 1, by: 'court', scoredByCourt: '1' },
    });
  });

  test('The device corrects its own entry, also to another winner, until somebody has agreed', async ({
    server,
  }) => {
    const { callTo, device } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    await tablet.enter(current!, WON);
    const other = { baseVersion: 1, winner: 'player2' } as const;
    const corrected = await tablet.enter(current!, LOST, other);
    expect(corrected.data?.device.recent[0]?.match).toMatchObject({
      version: 2,
      result: { winner: 'player2' },
    });
    await tablet.confirm(current!, 2);
    const again = await tablet.enter(current!, WON, { baseVersion: 2 });
    expect(again.refusal?.code).toBe('RESULT_CONFIRMED');
  });

  test('A contradicted result is for the desk: the device confirms nothing', async ({ server }) => {
    const { device, first, callTo, dispute, open } = await courtsOfToday(server);
    const match = await first();
    await callTo(match.matchId);
    const tablet = device();
    const { current } = await tablet.shown();
    await tablet.enter(current!, WON);
    expect((await dispute(match.phone, match, LOST)).status).toBe(200);
    const confirmed = await tablet.confirm(current!);
    expect(confirmed.data?.device.recent[0]?.match.handshake?.state).toBe('disputed');
    expect((await open())?.[0]?.handshake).toMatchObject({ state: 'disputed', side: null });
    const corrected = await tablet.enter(current!, LOST, { baseVersion: 1, winner: 'player2' });
    expect(corrected.refusal?.code).toBe('RESULT_DISPUTED');
  });

  test('A yes to a result that was refused is no yes to the result that a phone had entered before it', async ({
    server,
  }) => {
    const { device, first, callTo, enter, dispute, own } = await courtsOfToday(server);
    const match = await first();
    await callTo(match.matchId);
    const tablet = device();
    const { current } = await tablet.shown();
    await enter(match.opponent, match, LOST, { winner: 'player2' });
    const writeId = uuidv7();
    const refused = await tablet.enter(current!, WON, { writeId });
    expect(refused.refusal?.code).toBe('MATCH_CHANGED');
    expect((await tablet.confirm(current!, 1, writeId)).refusal?.code).toBe('RESULT_CHANGED');
    expect((await own(match.phone))?.matches[0]?.handshake?.state).toBe('entered');
    expect((await dispute(match.phone, match, null)).status).toBe(200);
  });

  test.for([
    ['a knockout', KNOCKOUT],
    ['groups', ONE_GROUP],
  ] as const)(
    'A yes to the own result counts where a phone had entered the very same one before it, in %s',
    async ([_, format], { server }) => {
      const { device, first, callTo, enter, own, queue } = await courtsOfToday(server, { format });
      const match = await first();
      await callTo(match.matchId, 0);
      await callTo((await queue.waiting())[0]!, 1);
      const [tablet, other] = [device(0), device(1)];
      await other.enter((await other.shown()).current!, WON);
      const { current } = await tablet.shown();
      await enter(match.opponent, match, WON);
      const writeId = uuidv7();
      expect((await tablet.enter(current!, WON, { writeId })).status).toBe(200);
      expect((await tablet.confirm(current!, 1, writeId)).status).toBe(200);
      expect((await own(match.phone))?.matches[0]).toMatchObject({
        version: 1,
        handshake: { state: 'confirmed' },
      });
    },
  );

  test('A yes counts for the write that it names, and not for the correction after it', async ({
    server,
  }) => {
    const { callTo, device } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const [writeId, correction] = [uuidv7(), uuidv7()];
    await tablet.enter(current!, WON, { writeId });
    const corrected = { writeId: correction, follows: writeId, winner: 'player2' } as const;
    expect((await tablet.enter(current!, LOST, corrected)).status).toBe(200);
    expect((await tablet.confirm(current!, 2, writeId)).refusal?.code).toBe('RESULT_CHANGED');
    const confirmed = await tablet.confirm(current!, 2, correction);
    expect(confirmed.data?.device.recent[0]?.match.handshake?.state).toBe('confirmed');
  });

  test('An impossible score and a result of other players are refused', async ({ server }) => {
    const { callTo, device } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const impossible = await tablet.enter(current!, '11-10 11-9 11-5');
    expect(impossible.refusal).toMatchObject({ code: 'IMPOSSIBLE_SCORE', details: { unit: 0 } });
    const others = await tablet.enter(current!, WON, { player1Id: '999' });
    expect(others.refusal?.code).toBe('PLAYERS_CHANGED');
    expect((await tablet.confirm(current!)).refusal?.code).toBe('RESULT_CHANGED');
    const unknown = structuredClone(current!);
    unknown.match.matchId = '9-9';
    expect((await tablet.enter(unknown, WON)).refusal?.code).toBe('MATCH_NOT_FOUND');
  });

  test('The players read a result of a device on their phones, and agree to it or contradict it', async ({
    server,
  }) => {
    const { device, first, callTo, ref, own } = await courtsOfToday(server);
    const match = await first();
    await callTo(match.matchId);
    const tablet = device();
    await tablet.enter((await tablet.shown()).current!, WON);
    const shown = (await own(match.phone))?.matches[0];
    expect(shown?.handshake).toMatchObject({ state: 'entered', side: null });
    const answer = { params: ref(match), body: { seenVersion: 1, isSameDevice: false } };
    const { data } = await match.opponent.call(handshake.confirmOwn, answer);
    expect(data?.own.matches[0]?.handshake?.state).toBe('confirmed');
  });
});

describe('the link of another court', () => {
  test('The link of one court neither starts, enters, confirms nor counts a match on another one', async ({
    server,
  }) => {
    const { callTo, device } = await courtsOfToday(server);
    await callTo('1-0', 0);
    await callTo('1-1', 1);
    const [own, foreign] = [device(0), device(1)];
    const { current } = await own.shown();
    const at = server.clock.now();
    const answers: unknown[] = [
      await foreign.start(current!),
      await foreign.enter(current!, WON),
      await foreign.tally(current!, '5-3', at),
    ].map(({ refusal }) => refusal?.code);
    await own.enter(current!, WON);
    answers.push((await foreign.confirm(current!)).refusal?.code);
    answers.push((await foreign.enter(current!, WON)).refusal?.code);
    expect(answers).toEqual(answers.map(() => 'NOT_YOUR_COURT'));
    expect((await own.shown()).recent[0]?.match.handshake?.state).toBe('entered');
  });

  test('A match that was shown as the next one, and was then called to another court, is that court’s', async ({
    server,
  }) => {
    const { callTo, device } = await courtsOfToday(server, { format: ONE_GROUP });
    const tablet = device(0);
    const [next] = (await tablet.shown()).next;
    await callTo(next!.match.matchId, 1);
    expect((await tablet.enter(next!, WON)).refusal?.code).toBe('NOT_YOUR_COURT');
  });

  test('A match that was never shown to a court is not entered by it', async ({ server }) => {
    const { device, queue } = await courtsOfToday(server, { format: ONE_GROUP });
    const shown = idsOf((await device(0).shown()).next);
    const { next } = await device(1).shown();
    const other = next.find(({ match }) => !shown.includes(match.matchId));
    expect(await queue.waiting()).toContain(other!.match.matchId);
    expect((await device(0).enter(other!, WON)).refusal?.code).toBe('NOT_YOUR_COURT');
  });

  test('A revoked link enters nothing, also where its request was under way', async ({
    server,
  }) => {
    const { callTo, device, desk, here, links } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    await desk.call(contract.revoke, { params: { ...here, linkId: links[0]!.linkId } });
    const answers = [
      await tablet.start(current!),
      await tablet.enter(current!, WON),
      await tablet.confirm(current!),
      await tablet.tally(current!, '1-0', server.clock.now()),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => 'LINK_ENDED'));
  });
});

describe('a device without a network', () => {
  test('Three matches that were next on the court and were played there arrive in order, once each, and end on that court', async ({
    server,
  }) => {
    const { callTo, device, queue, courtIds, closeOther } = await courtsOfToday(server, {
      names: ['Ito', 'Kato'],
      byHand: 6,
    });
    await closeOther();
    await callTo('1-0');
    const tablet = device();
    const { current, next } = await tablet.shown();
    const stored = [current!, ...next].slice(0, 3);
    expect(stored).toHaveLength(3);
    const bodies = stored.map((match, at) => {
      const minutes = (at + 1) * 10;
      const played = new Date(server.clock.now().getTime() + minutes * 60_000);
      return { match, played, body: entryOf(tablet.deviceId, match, WON, { at: played }) };
    });
    server.clock.advance({ minutes: 45 });
    for (const { match, body } of [...bodies, ...bodies]) {
      expect((await tablet.send(match, body)).status).toBe(200);
    }
    const { recent } = await tablet.shown();
    expect(idsOf(recent)).toEqual(idsOf(stored).toReversed());
    const all = await queue.queue();
    for (const { match, played } of bodies) {
      const one = all.matches.find(({ matchId }) => matchId === match.match.matchId);
      expect(one).toMatchObject({
        state: 'done',
        courtId: courtIds[0],
        resultVersion: 1,
        endedAt: played.toISOString(),
      });
    }
  });

  test('A result whose device has a wrong clock ends between the call and its arrival', async ({
    server,
  }) => {
    const { callTo, device, queue } = await courtsOfToday(server);
    await callTo('1-0');
    await callTo('1-1', 1);
    const called = server.clock.now();
    server.clock.advance({ minutes: 20 });
    const [early, late] = [device(0), device(1)];
    const [one, other] = [(await early.shown()).current!, (await late.shown()).current!];
    await early.enter(one, WON, { at: new Date('2020-01-01T00:00:00Z') });
    await late.enter(other, WON, { at: new Date('2036-01-01T00:00:00Z') });
    expect((await queue.match('1-0')).endedAt).toBe(called.toISOString());
    expect((await queue.match('1-1')).endedAt).toBe(server.clock.now().toISOString());
  });
});
