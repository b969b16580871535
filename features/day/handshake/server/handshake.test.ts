import { describe, expect } from 'vitest';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { deskOf } from '../../queue/server/queue.factory.ts';
import * as contract from '../handshake.contract.ts';
import { kindsOf, passSilence, playedToday } from './handshake.factory.ts';

const WON = '11-7 11-9 11-5';
const LOST = '7-11 9-11 5-11';

describe('entering the result of the own match', () => {
  test('The winner advances immediately, and the other side is asked', async ({ server }) => {
    const { first, enter, own, open } = await playedToday(server);
    const match = await first();
    const { data, status } = await enter(match.phone, match, WON);
    expect(status).toBe(200);
    expect(data?.own.matches[0]).toMatchObject({
      version: 1,
      result: { sets: WON, result: '3-0', winner: 'player1', status: 'finished' },
      handshake: { state: 'entered', side: match.ownSide, claim: null },
    });
    const winner = match.ownSide === 'player1' ? match.phone : match.opponent;
    const final = (await own(winner))?.matches.find(({ matchId }) => matchId === '2-0');
    expect([final?.player1?.id, final?.player2?.id]).toContain(match.player1.id);
    expect(await kindsOf(match.opponent)).toContain('result-entered');
    expect(await kindsOf(match.phone)).not.toContain('result-entered');
    expect(await open()).toMatchObject([{ matchId: match.matchId, ownSide: null }]);
  });

  test('Sending the same write again changes nothing', async ({ server }) => {
    const { first, ref, body, confirm } = await playedToday(server);
    const match = await first();
    const sent = { params: ref(match), body: body(match, WON) };
    await match.phone.call(contract.enterOwn, sent);
    await confirm(match.opponent, match);
    const { data } = await match.phone.call(contract.enterOwn, sent);
    expect(data?.own.matches[0]).toMatchObject({ version: 1, handshake: { state: 'confirmed' } });
    const asked = (await kindsOf(match.opponent)).filter((kind) => kind === 'result-entered');
    expect(asked).toHaveLength(1);
  });

  test('Nobody enters the result of a match of others, and strangers find no tournament', async ({
    server,
  }) => {
    const { first, phones, enter, here } = await playedToday(server);
    const match = await first();
    const others = phones.filter((one) => one !== match.phone && one !== match.opponent);
    const refused = await enter(others[0]!, match, WON);
    expect(refused.refusal?.code).toBe('MATCH_NOT_FOUND');
    const stranger = await server.playerPhone();
    const read = await stranger.call(contract.findOwn, { params: here });
    expect(read.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });

  test('Results are entered on the day only, and only once the desk has opened it', async ({
    server,
  }) => {
    const closed = await playedToday(server, { isOpen: false });
    const match = await closed.first();
    expect(await closed.own(match.phone)).toMatchObject({ isOpen: false, isOver: false });
    const refused = await closed.enter(match.phone, match, WON);
    expect(refused.refusal?.code).toBe('DAY_NOT_OPEN');
  });

  test('Before the date and after it nothing is entered', async ({ server }) => {
    const event = await playedToday(server, { tournament: { eventDate: '2026-11-21' } });
    const match = await event.first();
    const early = await event.enter(match.phone, match, WON);
    expect(early.refusal?.code).toBe('DAY_NOT_BEGUN');
    server.clock.advance({ days: 1 });
    expect((await event.enter(match.phone, match, WON)).status).toBe(200);
    server.clock.advance({ days: 1 });
    const late = await event.confirm(match.opponent, match);
    expect(late.refusal?.code).toBe('DAY_OVER');
    expect(await event.own(match.phone)).toMatchObject({ isOpen: false, isOver: true });
  });

  test('An impossible score is refused with its set, and another winner than the sets say', async ({
    server,
  }) => {
    const { first, enter } = await playedToday(server);
    const match = await first();
    const impossible = await enter(match.phone, match, '11-10 11-9 11-5');
    expect(impossible.refusal).toMatchObject({ code: 'IMPOSSIBLE_SCORE', details: { unit: 0 } });
    const swapped = await enter(match.phone, match, WON, { winner: 'player2' });
    expect(swapped.refusal?.code).toBe('WINNER_MISMATCH');
    const others = await enter(match.phone, match, WON, { player1Id: '999' });
    expect(others.refusal?.code).toBe('PLAYERS_CHANGED');
  });

  test('A match of a group is entered in the same way, and on the card without a format the sets say who won', async ({
    server,
  }) => {
    const group = { format: ONE_GROUP, scoreFormat: null };
    const { first, enter, confirm } = await playedToday(server, group);
    const match = await first();
    expect(match.place).toMatchObject({ kind: 'group', group: 1 });
    const swapped = await enter(match.phone, match, '11-7 11-9', { winner: 'player2' });
    expect(swapped.refusal?.code).toBe('WINNER_MISMATCH');
    const { data } = await enter(match.phone, match, '11-7 11-9');
    expect(data?.own.matches[0]).toMatchObject({
      result: { result: '2-0', winner: 'player1' },
      handshake: { state: 'entered' },
    });
    const agreed = await confirm(match.opponent, match);
    expect(agreed.data?.own.matches[0]?.handshake?.state).toBe('confirmed');
  });

  test.for([
    ['group', { format: ONE_GROUP, scoreFormat: null }, '1-0'],
    ['knockout', { scoreFormat: null }, null],
  ] as const)(
    'Without a format too a player of a %s may say that one of both could not go on',
    async ([, options, result], { server }) => {
      const { first, enter, confirm } = await playedToday(server, options);
      const match = await first();
      const retired = { status: 'retired', winner: 'player2' } as const;
      const { data } = await enter(match.phone, match, '11-7', retired);
      expect(data?.own.matches[0]).toMatchObject({
        result: { ...retired, ...(result && { result }) },
        handshake: { state: 'entered' },
      });
      const agreed = await confirm(match.opponent, match);
      expect(agreed.data?.own.matches[0]?.handshake?.state).toBe('confirmed');
    },
  );
});

describe('agreeing to a result', () => {
  test('The other side confirms by one tap; the side that entered it confirms nothing', async ({
    server,
  }) => {
    const { first, enter, confirm, open } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const ignored = await confirm(match.phone, match);
    expect(ignored.data?.own.matches[0]?.handshake?.state).toBe('entered');
    const agreed = await confirm(match.opponent, match);
    expect(agreed.data?.own.matches[0]?.handshake?.state).toBe('confirmed');
    expect((await confirm(match.opponent, match)).status).toBe(200);
    expect(await open()).toEqual([]);
  });

  test('Both players confirm on one device', async ({ server }) => {
    const { first, enter, confirm } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const { data } = await confirm(match.phone, match, 1, true);
    expect(data?.own.matches[0]?.handshake?.state).toBe('confirmed');
  });

  test('Entering the same result on the second phone agrees to it', async ({ server }) => {
    const { first, enter } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const { data } = await enter(match.opponent, match, WON);
    expect(data?.own.matches[0]).toMatchObject({ version: 1, handshake: { state: 'confirmed' } });
  });

  test('Another result of the second phone is refused with the stored one', async ({ server }) => {
    const { first, enter } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const { refusal } = await enter(match.opponent, match, LOST, { winner: 'player2' });
    expect(refusal).toMatchObject({
      code: 'MATCH_CHANGED',
      details: { version: 1, by: match.ownSide, scoredByCourt: null },
    });
    const over = await enter(match.opponent, match, LOST, { winner: 'player2', baseVersion: 1 });
    expect(over.refusal?.code).toBe('RESULT_ENTERED');
  });

  test('The desk confirms; a player does not do so for it', async ({ server }) => {
    const { first, enter, settle, own, phones } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const stranger = await settle(match, 1, phones[0]);
    expect(stranger.refusal?.code).toBe('FORBIDDEN');
    expect((await settle(match, 7)).refusal?.code).toBe('RESULT_CHANGED');
    expect((await settle(match)).data?.results.matches).toEqual([]);
    expect((await own(match.phone))?.matches[0]?.handshake?.state).toBe('confirmed');
  });

  test('Silence is consent five minutes after the entry reached the server, and not a moment before', async ({
    server,
  }) => {
    const { first, enter, own } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    const stateOf = async () => (await own(match.phone))?.matches[0]?.handshake?.state;
    server.clock.advance({ seconds: 299 });
    await passSilence(server);
    expect(await stateOf()).toBe('entered');
    server.clock.advance({ seconds: 1 });
    await passSilence(server);
    expect(await stateOf()).toBe('confirmed');
  });

  test('The desk sets how long silence lasts, from 2 to 30 minutes', async ({ server }) => {
    const { first, enter, own, desk, here } = await playedToday(server);
    const set = (seen: number, next: number) =>
      desk.call(contract.setSilence, { params: here, body: { seen, next } });
    expect((await set(5, 1)).status).toBe(422);
    expect((await set(5, 31)).status).toBe(422);
    expect((await set(7, 2)).refusal?.code).toBe('DAY_CHANGED');
    expect((await set(5, 2)).data?.results.silenceMinutes).toBe(2);
    expect((await set(5, 2)).status).toBe(200);
    const match = await first();
    await enter(match.phone, match, WON);
    server.clock.advance({ minutes: 2 });
    await passSilence(server);
    expect((await own(match.phone))?.matches[0]?.handshake?.state).toBe('confirmed');
  });
});

describe('correcting the own entry', () => {
  test('Another score with the same winner is possible, and the other side is asked again', async ({
    server,
  }) => {
    const { first, enter, confirm } = await playedToday(server);
    const match = await first();
    await enter(match.phone, match, WON);
    await confirm(match.opponent, match);
    const { data } = await enter(match.phone, match, '11-8 11-9 11-5', { baseVersion: 1 });
    expect(data?.own.matches[0]).toMatchObject({ version: 2, handshake: { state: 'entered' } });
    const asked = (await kindsOf(match.opponent)).filter((kind) => kind === 'result-entered');
    expect(asked).toHaveLength(2);
  });

  test('Another winner is possible until the other side has agreed', async ({ server }) => {
    const { first, enter, confirm } = await playedToday(server);
    const match = await first();
    const turn = { winner: 'player2', baseVersion: 1 } as const;
    await enter(match.phone, match, WON);
    const { data } = await enter(match.phone, match, LOST, turn);
    expect(data?.own.matches[0]?.result?.winner).toBe('player2');
    await confirm(match.opponent, match, 2);
    const late = await enter(match.phone, match, WON, { baseVersion: 2 });
    expect(late.refusal?.code).toBe('RESULT_CONFIRMED');
  });

  test('Another winner is for the desk once the next match is called; another score is not', async ({
    server,
  }) => {
    const { first, phones, own, enter, desk, here } = await playedToday(server);
    const match = await first();
    const others = phones.filter((one) => one !== match.phone && one !== match.opponent);
    const other = await first(phones.indexOf(others[0]!));
    await enter(match.phone, match, WON);
    await enter(other.phone, other, WON);
    const queue = deskOf(desk, here.id);
    const final = await queue.match('2-0');
    const called = await queue.call(final, null, { isAnyway: true });
    expect(called.status).toBe(200);
    const turned = { winner: 'player2', baseVersion: 1 } as const;
    const refused = await enter(match.phone, match, LOST, turned);
    expect(refused.refusal?.code).toBe('NEXT_MATCH_CALLED');
    const { status } = await enter(match.phone, match, '11-8 11-9 11-5', { baseVersion: 1 });
    expect(status).toBe(200);
    expect((await own(match.phone))?.matches[0]?.version).toBe(2);
  });

  test('The winner of a semi-final is for the desk as well once its loser is called for third place', async ({
    server,
  }) => {
    const format = { ...KNOCKOUT, thirdPlace: true };
    const { first, phones, enter, open, desk, here } = await playedToday(server, { format });
    const match = await first();
    const rest = phones.find((one) => one !== match.phone && one !== match.opponent)!;
    const other = await first(phones.indexOf(rest));
    await enter(match.phone, match, WON);
    await enter(other.phone, other, WON);
    const queue = deskOf(desk, here.id);
    const called = await queue.call(await queue.match('2-1'), null, { isAnyway: true });
    expect(called.status).toBe(200);
    const turned = { winner: 'player2', baseVersion: 1 } as const;
    const refused = await enter(match.phone, match, LOST, turned);
    expect(refused.refusal?.code).toBe('NEXT_MATCH_CALLED');
    expect((await open())?.map(({ calledNext }) => calledNext?.isPlaying)).toEqual([false, false]);
  });
});
