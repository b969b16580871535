import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as eventDraws from '../../event-draws.contract.ts';
import { matchesAt, playedKnockout } from '../../results/server/results.knockouts.factory.ts';
import { groupsPlayedOut } from '../../server/event-draws.further.factory.ts';
import { closedEvent, GROUPS } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../withdrawing.contract.ts';
import { closedWithPlayer, hostedTournament } from './withdrawing.factory.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

interface Event {
  readonly phone: Phone;
  readonly params: { readonly id: number; readonly eventId: number };
}

/** Withdrawing somebody by their number in the draw, and taking it back. */
function stepsOf(server: TestApp, { phone, params }: Event) {
  const list = async () => (await phone.call(contract.list, { params })).data!.event;
  const find = async (id: string | null) => {
    const found = (await list()).entrants.find(({ number }) => String(number) === id);
    if (!found) throw new Error(`nobody has the number ${id}`);
    return found;
  };
  const withdraw = async (id: string | null, decision: Decision) => {
    server.clock.advance({ minutes: 1 });
    const { entryId } = await find(id);
    const body = { writeId: uuidv7(), seenRequest: null, decision, word: '' };
    return phone.call(contract.decide, {
      params: { ...params, entryId },
      body: { ...body, seen: { draw: 1, amendments: 0, alternate: null } },
    });
  };
  const reinstate = async (
    id: string | null,
    { by = phone, writeId = uuidv7(), seenRequest = null as string | null } = {},
  ) => {
    server.clock.advance({ minutes: 1 });
    const { entryId, request } = await find(id);
    const body = { writeId, seenRequest: seenRequest ?? request?.id ?? uuidv7() };
    return by.call(contract.reinstate, { params: { ...params, entryId }, body });
  };
  return { list, find, withdraw, reinstate };
}

/** A published knockout of eight. */
async function knockout(server: TestApp, options: Parameters<typeof playedKnockout>[1] = {}) {
  const event = await playedKnockout(server, { byHand: 8, ...options });
  return { ...event, ...stepsOf(server, event) };
}

/** A published group of four on its open day. */
async function openGroup(server: TestApp) {
  const event = await closedEvent(server, { byHand: 4 });
  await event.draw(GROUPS);
  await event.publish();
  const queue = await openQueue(server, event);
  return { ...event, ...queue, ...stepsOf(server, event) };
}

describe('a withdrawal that is taken back', () => {
  test('Who was removed from a published group is in it again, and their matches are in the queue', async ({
    server,
  }) => {
    const { waiting, withdraw, reinstate, find, look, list } = await openGroup(server);
    const before = await waiting();
    const free = (await list()).freePlaces;
    expect((await withdraw('2', 'remove')).status).toBe(200);
    expect((await waiting()).length).toBeLessThan(before.length);
    const { status, data } = await reinstate('2');
    expect(status).toBe(200);
    expect(data?.event.freePlaces).toBe(free);
    expect(await waiting()).toEqual(before);
    expect(await find('2')).toMatchObject({
      isIn: true,
      request: { state: 'reinstated', askedBy: 'organizer', decidedBy: expect.any(String) },
    });
    expect((await look()).draw?.results).toMatchObject({ out: [] });
  });

  test('In a knockout the walkover is taken back, and the match waits in the queue', async ({
    server,
  }) => {
    const { withdraw, reinstate, matchOf, ...event } = await knockout(server);
    const { waiting } = await openQueue(server, event);
    const { player1, player2 } = await matchOf('1-1');
    await withdraw(player1, 'walkover');
    expect((await matchOf('2-0')).player2).toBe(player2);
    expect(await waiting()).not.toContain('1-1');
    expect((await reinstate(player1)).status).toBe(200);
    expect(await matchOf('1-1')).toMatchObject({ player1, player2, result: null });
    expect((await matchOf('2-0')).player2).toBeNull();
    expect(await waiting()).toContain('1-1');
  });

  test('A walkover that the desk has entered later for the withdrawal goes with it', async ({
    server,
  }) => {
    const { enter, withdraw, reinstate, matchOf } = await knockout(server);
    await enter('1-0');
    const { player1 } = await matchOf('1-0');
    await withdraw(player1, 'walkover');
    await enter('1-1');
    server.clock.advance({ minutes: 1 });
    await enter('2-0', ([, winner]) => ({ kind: 'walkover', winner }));
    expect((await reinstate(player1)).status).toBe(200);
    expect((await matchOf('2-0')).result).toBeNull();
    expect((await matchOf('1-0')).result).toMatchObject({ kind: 'score' });
  });

  test('What was played before the withdrawal stays', async ({ server }) => {
    const { enter, withdraw, reinstate, matchOf } = await knockout(server);
    await enter('1-0', ([, winner]) => ({ kind: 'walkover', winner }));
    const { player1 } = await matchOf('1-0');
    await withdraw(player1, 'walkover');
    expect((await reinstate(player1)).status).toBe(200);
    expect((await matchOf('1-0')).result).toMatchObject({ kind: 'walkover' });
  });

  test('An opponent who has withdrawn as well leaves the match to who is back', async ({
    server,
  }) => {
    const { enter, withdraw, reinstate, matchOf } = await knockout(server);
    await enter('1-0');
    const { player1 } = await matchOf('1-0');
    await withdraw(player1, 'walkover');
    await enter('1-1');
    const other = (await matchOf('1-1')).player1;
    await withdraw(other, 'walkover');
    expect((await matchOf('2-0')).result).toMatchObject({ kind: 'double-walkover' });
    expect((await reinstate(player1)).status).toBe(200);
    expect((await matchOf('2-0')).result).toEqual({ kind: 'walkover', winner: player1 });
    expect((await reinstate(other)).status).toBe(200);
    expect((await matchOf('2-0')).result).toBeNull();
  });

  test('A match that had begun is on its court again, unless its score was entered', async ({
    server,
  }) => {
    const { withdraw, reinstate, matchOf, ...event } = await knockout(server);
    const { play, match } = await openQueue(server, event);
    await play('1-2');
    const { player1 } = await matchOf('1-2');
    await withdraw(player1, 'walkover');
    expect((await matchOf('1-2')).result).toMatchObject({ kind: 'retirement' });
    await reinstate(player1);
    expect(await match('1-2')).toMatchObject({ state: 'playing' });
    await withdraw(player1, 'walkover');
    const sets = [{ player1: 3, player2: 11 }];
    await event.enter('1-2', ([, winner]) => ({ kind: 'retirement', winner, sets }));
    expect((await reinstate(player1)).status).toBe(200);
    expect((await matchOf('1-2')).result).toMatchObject({ kind: 'retirement', sets });
  });

  test('A draw before its publication counts with them again', async ({ server }) => {
    const event = await closedEvent(server, { byHand: 4 });
    const { withdraw, reinstate } = stepsOf(server, event);
    await event.draw();
    await withdraw('1', 'remove');
    expect((await event.read()).draw?.isOutdated).toBe(true);
    expect((await reinstate('1')).status).toBe(200);
    expect((await event.read()).draw?.isOutdated).toBe(false);
  });

  test('The player reads it in the app and in a mail, each time, and the entry is confirmed', async ({
    server,
  }) => {
    const { organizer, params, player, entry, decide, entryId, read } = await closedWithPlayer(
      server,
      { feeYen: 0 },
    );
    const kinds = async () =>
      (await player.call(notifications.list, {})).data?.notifications.map(({ kind }) => kind) ?? [];
    const back = async () => {
      const seenRequest = (await read())?.entrants[0]?.request?.id ?? '';
      const body = { writeId: uuidv7(), seenRequest };
      return organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    };
    for (const times of [1, 2]) {
      server.clock.advance({ minutes: 1 });
      await decide(entryId, 'remove');
      expect(await entry()).toMatchObject({ state: 'withdrawn' });
      server.clock.advance({ minutes: 1 });
      expect((await back()).status).toBe(200);
      expect(await entry()).toMatchObject({ state: 'confirmed', request: null });
      const known = await kinds();
      for (const kind of ['withdrawn-by-organizer', 'entry-reinstated']) {
        expect(known.filter((one) => one === kind)).toHaveLength(times);
      }
      const mails = await mailsTo(server, player.player.email);
      expect(mails.filter(({ kind }) => kind === 'entry-reinstated')).toHaveLength(times);
      expect(mails.filter(({ kind }) => kind === 'entry-withdrawn')).toHaveLength(times);
    }
  });

  test('A referee takes a withdrawal back; players and strangers may not', async ({ server }) => {
    const { withdraw, reinstate, matchOf, phone, params } = await knockout(server);
    const referee = await makeReferee(server, phone, params.id);
    const player = await server.playerPhone();
    const { player1 } = await matchOf('1-1');
    await openQueue(server, { phone, params });
    await withdraw(player1, 'walkover');
    expect(codeOf(await reinstate(player1, { by: player }))).toEqual([403, 'FORBIDDEN']);
    expect((await reinstate(player1, { by: server.phone() })).status).toBe(401);
    expect((await reinstate(player1, { by: referee })).status).toBe(200);
  });

  test('Sent again it changes nothing, also after another withdrawal', async ({ server }) => {
    const { withdraw, reinstate, find } = await openGroup(server);
    await withdraw('1', 'remove');
    const writeId = uuidv7();
    await reinstate('1', { writeId });
    expect((await reinstate('1', { writeId })).status).toBe(200);
    await withdraw('1', 'remove');
    expect((await reinstate('1', { writeId })).status).toBe(200);
    expect((await find('1')).isIn).toBe(false);
    expect((await reinstate('1')).status).toBe(200);
    expect((await find('1')).isIn).toBe(true);
  });

  test('Of two desks at once one takes it back, and the other reads so', async ({ server }) => {
    const { withdraw, reinstate, find } = await openGroup(server);
    await withdraw('3', 'remove');
    const answers = await inTurn<Awaited<ReturnType<typeof reinstate>>>(
      server.services.db,
      'tournaments',
      [() => reinstate('3'), () => reinstate('3')],
    );
    expect(answers.map(codeOf)).toEqual([
      [200, undefined],
      [409, 'WITHDRAWAL_CHANGED'],
    ]);
    expect((await find('3')).isIn).toBe(true);
  });

  test('A withdrawal that waits for the reinstatement of another desk is decided after it', async ({
    server,
  }) => {
    const { withdraw, reinstate, find } = await openGroup(server);
    await withdraw('3', 'remove');
    const [back, again] = await inTurn<{ status: number; refusal: { code: string } | null }>(
      server.services.db,
      'tournaments',
      [() => reinstate('3'), () => withdraw('3', 'remove')],
    );
    expect([codeOf(back!), codeOf(again!)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect((await find('3')).isIn).toBe(false);
  });
});

describe('a withdrawal that cannot be taken back any more', () => {
  test('Who takes part is not reinstated, nor who is in no list', async ({ server }) => {
    const { reinstate, params, phone } = await openGroup(server);
    expect(codeOf(await reinstate('1'))).toEqual([409, 'WITHDRAWAL_CHANGED']);
    const body = { writeId: uuidv7(), seenRequest: uuidv7() };
    const unknown = await phone.call(contract.reinstate, {
      params: { ...params, entryId: uuidv7() },
      body,
    });
    expect(codeOf(unknown)).toEqual([404, 'ENTRY_NOT_FOUND']);
  });

  test('A request that was declined has ended nothing', async ({ server }) => {
    const { organizer, params, ask, decide, entryId, requestOf } = await closedWithPlayer(server);
    await ask();
    await decide(entryId, 'decline', { word: 'Please play' });
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(codeOf(back)).toEqual([409, 'NOT_WITHDRAWN']);
  });

  test('A fee that goes back ends the entry permanently', async ({ server }) => {
    const { organizer, params, decide, entryId, requestOf, entry } = await closedWithPlayer(server);
    await decide(entryId, 'remove');
    expect(await entry()).toMatchObject({ refund: 'pending' });
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(codeOf(back)).toEqual([409, 'REFUND_ASKED']);
  });

  test('A place that is offered to somebody else is not taken from them', async ({ server }) => {
    const hosted = await hostedTournament(server, { participantLimit: 1, feeYen: 0 });
    const { organizer, params, tournamentId, decide, requestOf } = hosted;
    const player = await server.playerPhone();
    const entryId = uuidv7();
    await player.call(entries.apply, { body: { id: entryId, tournamentId, agreed: true } });
    const waiting = await server.playerPhone();
    await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    await organizer.call(eventDraws.closeEntries, { params });
    await decide(entryId, 'offer');
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(codeOf(back)).toEqual([409, 'PLACE_SOLD']);
  });

  test('Somebody who has deleted the account does not come back', async ({ server }) => {
    const { organizer, params, decide, entryId, requestOf, player } = await closedWithPlayer(
      server,
      { feeYen: 0 },
    );
    await decide(entryId, 'remove');
    const { password } = player.player;
    const deleted = await player.call(deletion.leave, { body: { password } });
    expect(deleted.status).toBe(200);
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(codeOf(back)).toEqual([409, 'ACCOUNT_DELETED']);
  });

  test('A line that is a bye since belongs to nobody any more', async ({ server }) => {
    const { withdraw, reinstate, matchOf } = await knockout(server);
    const { player1 } = await matchOf('1-1');
    expect((await withdraw(player1, 'bye')).status).toBe(200);
    expect(codeOf(await reinstate(player1))).toEqual([409, 'LINE_TAKEN']);
  });

  test('Who won by walkover and has played on does not play again', async ({ server }) => {
    const { enter, withdraw, reinstate, matchOf, find } = await knockout(server);
    await enter('1-0');
    const { player1 } = await matchOf('1-1');
    await withdraw(player1, 'walkover');
    await enter('2-0');
    expect(codeOf(await reinstate(player1))).toEqual([409, 'NEXT_MATCH_PLAYED']);
    expect((await find(player1)).isIn).toBe(false);
    expect((await matchOf('1-1')).result).toMatchObject({ kind: 'walkover' });
  });

  test('Who won by walkover and is on court in the next match stays there', async ({ server }) => {
    const { withdraw, reinstate, matchOf, ...event } = await knockout(server);
    const { play } = await openQueue(server, event);
    await event.enter('1-0');
    const { player1 } = await matchOf('1-1');
    await withdraw(player1, 'walkover');
    server.clock.advance({ seconds: 3600 });
    expect((await play('2-0')).status).toBe(200);
    expect(codeOf(await reinstate(player1))).toEqual([409, 'NEXT_MATCH_PLAYED']);
  });

  test('A next stage that is drawn without somebody counts without them', async ({ server }) => {
    const event = await groupsPlayedOut(server, { byHand: 6 });
    const { withdraw, reinstate } = stepsOf(server, event);
    const [gone = ''] = event.groups.map((one) => one.at(-1)!);
    await withdraw(gone, 'remove');
    server.clock.advance({ minutes: 1 });
    const main = event.stageAt(1);
    await main.draw();
    expect((await main.publish()).status).toBe(200);
    expect(codeOf(await reinstate(gone))).toEqual([409, 'NEXT_STAGE_OUT']);
  });

  test('Who was withdrawn after the next stage was drawn is on their line in it again', async ({
    server,
  }) => {
    const event = await groupsPlayedOut(server, { byHand: 6 });
    const { withdraw, reinstate } = stepsOf(server, event);
    const main = event.stageAt(1);
    await main.draw();
    await main.publish();
    const [gone = ''] = event.groups.map((one) => one[0]!);
    await withdraw(gone, 'walkover');
    const second = matchesAt(event, 1);
    expect((await second.drawn()).results.marks).toHaveLength(1);
    expect((await reinstate(gone)).status).toBe(200);
    expect((await second.drawn()).results.marks.every(({ result }) => result === null)).toBe(true);
  });

  test('Once the entries are open again, people enter as before', async ({ server }) => {
    const { organizer, params, decide, entryId, requestOf } = await closedWithPlayer(server, {
      feeYen: 0,
    });
    await decide(entryId, 'remove');
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    await organizer.call(eventDraws.reopenEntries, { params });
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(codeOf(back)).toEqual([409, 'ENTRIES_OPEN']);
  });
});
