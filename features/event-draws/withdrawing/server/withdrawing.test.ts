import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { granterOf } from '#features/entry-list/grants/server/grants.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as eventDraws from '../../event-draws.contract.ts';
import * as drafts from '../../event-draws.drafts.contract.ts';
import { KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../withdrawing.contract.ts';
import { closedWithPlayer, enterPaid, hostedTournament } from './withdrawing.factory.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

/** A closed event of one place, for which somebody waits. */
async function fullWithWaiting(server: TestApp, options = {}) {
  const hosted = await hostedTournament(server, { participantLimit: 1, ...options });
  const { tournamentId, organizer, params } = hosted;
  const player = await server.playerPhone({ fullName: 'Withdrawing Wada' });
  const entryId = await enterPaid(player, tournamentId);
  const waiting = await server.playerPhone({ fullName: 'Waiting Wakana' });
  await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
  await organizer.call(eventDraws.closeEntries, { params });
  const offer = async () => (await waiting.call(waitingList.mine, {})).data?.waiting[0];
  return { ...hosted, player, entryId, waiting, offer };
}

describe('deciding a request', () => {
  test('Removing ends the entry, refunds it by rule, and leaves the place free', async ({
    server,
  }) => {
    const { ask, decide, entry, entryId, player, read } = await closedWithPlayer(server);
    await ask();
    const { data } = await decide(entryId, 'remove', { word: 'Get well soon' });
    expect(data?.event.entrants).toMatchObject([
      { isIn: false, request: { state: 'granted', decision: 'remove', word: 'Get well soon' } },
    ]);
    expect(await entry()).toMatchObject({ state: 'withdrawn', refund: 'pending', request: null });
    expect(await newsKindsOf(player)).toContain('withdrawal-granted');
    const written = await mailsTo(server, player.player.email);
    const mail = written.find(({ kind }) => kind === 'entry-withdrawn');
    expect(mail?.textBody).toContain('has accepted the withdrawal');
    expect((await read())?.freePlaces).toBe(32);
  });

  test('Once the organizer has given everything back, no money is named', async ({ server }) => {
    const { entryId, read, organizer, tournamentId } = await closedWithPlayer(server);
    const shown = async () => {
      const { refund, refundYen } = (await read())?.entrants[0] ?? {};
      return [refund, refundYen];
    };
    const { grant } = granterOf(organizer, tournamentId);
    await grant(entryId, 500);
    expect(await shown()).toEqual(['money', 1500]);
    await grant(entryId, 1500);
    expect(await shown()).toEqual(['given-back', null]);
  });

  test('Somebody who asked after the deadline is removed without a refund, and reads so', async ({
    server,
  }) => {
    const { ask, decide, entry, entryId, player } = await closedWithPlayer(server);
    server.clock.advance({ days: 8 });
    await ask();
    await decide(entryId, 'remove');
    expect(await entry()).toMatchObject({ state: 'withdrawn', refund: 'none', isForfeited: true });
    const written = await mailsTo(server, player.player.email);
    const mail = written.find(({ kind }) => kind === 'entry-withdrawn');
    expect(mail?.textBody).toContain('the fee is not refunded');
  });

  test('A declined request leaves the entry, and says why', async ({ server }) => {
    const { ask, decide, entry, entryId, player } = await closedWithPlayer(server);
    await ask();
    expect((await decide(entryId, 'decline', { word: ' The draw is out at noon ' })).status).toBe(
      200,
    );
    expect(await entry()).toMatchObject({
      state: 'confirmed',
      canWithdraw: true,
      request: { state: 'declined', word: 'The draw is out at noon' },
    });
    expect(await newsKindsOf(player)).toContain('withdrawal-declined');
    const written = await mailsTo(server, player.player.email);
    const mail = written.find(({ kind }) => kind === 'withdrawal-declined');
    expect(mail?.textBody).toContain('The draw is out at noon');
  });

  test('The place goes to the first of the waiting list, who joins the seeding list', async ({
    server,
  }) => {
    const { decide, entryId, offer, waiting, tournamentId, organizer, params, read } =
      await fullWithWaiting(server);
    expect(await read()).toMatchObject({ waiting: 1, freePlaces: 0 });
    expect((await decide(entryId, 'offer')).status).toBe(200);
    expect(await offer()).toMatchObject({
      state: 'offered',
      offerUntil: '2026-11-21T03:00:00.000Z',
    });
    await enterPaid(waiting, tournamentId);
    const { data } = await organizer.call(eventDraws.prepared, { params });
    expect(data?.event.seeding?.entrants.map(({ name }) => name)).toEqual(['Waiting Wakana']);
  });

  test('An offer is possible after the deadline, and ends when the tournament begins', async ({
    server,
  }) => {
    const { decide, entryId, offer, tournamentId } = await fullWithWaiting(server);
    server.clock.advance({ days: 13, hours: 6 });
    await decide(entryId, 'offer');
    const until = (await offer())?.offerUntil ?? '';
    expect(until).toBe('2026-12-04T00:00:00.000Z');
    server.clock.advance({ days: 1 });
    await sweepTournament(server.services, tournamentId);
    expect(await offer()).toBeUndefined();
  });

  test('The place of a deleted account and of people on paper can be decided as well', async ({
    server,
  }) => {
    const { organizer, params, tournamentId, decide, read } = await hostedTournament(server);
    const person = { name: 'Paper Paul', email: '', phone: '', note: '', paidYen: 500 };
    const entryId = uuidv7();
    const body = { people: [{ id: entryId, person }] };
    await organizer.call(entryList.addManual, { params: { id: tournamentId }, body });
    await organizer.call(eventDraws.closeEntries, { params });
    expect((await read())?.entrants).toMatchObject([{ refund: 'outside', refundYen: null }]);
    expect((await decide(entryId, 'remove')).status).toBe(200);
    expect(await read()).toMatchObject({
      freePlaces: 32,
      entrants: [{ isIn: false, request: { askedBy: 'organizer', state: 'granted' } }],
    });
  });

  test('The organizer withdraws somebody who has not asked, who learns it', async ({ server }) => {
    const { decide, entryId, entry, player } = await closedWithPlayer(server);
    await decide(entryId, 'remove', { word: 'Two matches at once' });
    expect(await entry()).toMatchObject({ state: 'withdrawn', refund: 'pending' });
    expect(await newsKindsOf(player)).toContain('withdrawn-by-organizer');
  });
});

describe('two who decide', () => {
  test('The second referee is refused, and reads the decision of the first', async ({ server }) => {
    const { ask, decide, entryId, organizer, tournamentId, requestOf } =
      await closedWithPlayer(server);
    const referee = await makeReferee(server, organizer, tournamentId, 'Referee Rie');
    await ask();
    const seenRequest = (await requestOf(entryId))?.id ?? null;
    await decide(entryId, 'decline', { by: referee, word: 'Please play', seenRequest });
    const late = await decide(entryId, 'remove', { seenRequest });
    expect(codeOf(late)).toEqual([409, 'WITHDRAWAL_CHANGED']);
    expect(await requestOf(entryId)).toMatchObject({
      state: 'declined',
      decidedBy: 'Referee Rie',
      word: 'Please play',
    });
  });

  test('Of two who decide at the same moment, one is refused', async ({ server }) => {
    const { ask, decide, entryId, requestOf, entry } = await closedWithPlayer(server);
    await ask();
    const seenRequest = (await requestOf(entryId))?.id ?? null;
    const answers = await Promise.all([
      decide(entryId, 'remove', { seenRequest }),
      decide(entryId, 'decline', { seenRequest, word: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const removed = answers[0]?.status === 200;
    expect((await entry())?.state).toBe(removed ? 'withdrawn' : 'confirmed');
  });

  test('The same decision sent again changes nothing', async ({ server }) => {
    const { ask, decide, entryId, player } = await closedWithPlayer(server);
    await ask();
    const writeId = uuidv7();
    const first = await decide(entryId, 'remove', { writeId });
    expect(await decide(entryId, 'remove', { writeId })).toEqual(first);
    const written = await mailsTo(server, player.player.email);
    expect(written.filter(({ kind }) => kind === 'entry-withdrawn')).toHaveLength(1);
  });

  test('A request that came or went meanwhile is read first', async ({ server }) => {
    const { ask, takeBack, decide, entryId, requestOf } = await closedWithPlayer(server);
    await ask();
    const seenRequest = (await requestOf(entryId))?.id ?? null;
    const unseen = await decide(entryId, 'remove', { seenRequest: null });
    expect(codeOf(unseen)).toEqual([409, 'WITHDRAWAL_CHANGED']);
    await takeBack();
    const gone = await decide(entryId, 'remove', { seenRequest });
    expect(codeOf(gone)).toEqual([409, 'WITHDRAWAL_CHANGED']);
  });
});

describe('what is refused', () => {
  test('A decision needs a closed event, an entrant, a request to decline, and a waiting list to offer', async ({
    server,
  }) => {
    const { decide, entryId, ask, organizer, params } = await closedWithPlayer(server);
    expect(codeOf(await decide(entryId, 'decline', { word: 'No' }))).toEqual([
      409,
      'NOTHING_ASKED',
    ]);
    expect(codeOf(await decide(entryId, 'offer'))).toEqual([409, 'NOBODY_WAITS']);
    expect(codeOf(await decide(uuidv7(), 'remove'))).toEqual([404, 'ENTRY_NOT_FOUND']);
    await ask();
    expect(codeOf(await decide(entryId, 'decline'))).toEqual([422, 'INVALID_WORD']);
    const long = { word: 'x'.repeat(201) };
    expect(codeOf(await decide(entryId, 'decline', long))).toEqual([422, 'INVALID_WORD']);
    await organizer.call(eventDraws.reopenEntries, { params });
    expect(codeOf(await decide(entryId, 'remove'))).toEqual([409, 'ENTRIES_OPEN']);
    await organizer.call(eventDraws.closeEntries, { params });
    expect((await decide(entryId, 'remove')).status).toBe(200);
    expect(codeOf(await decide(entryId, 'remove'))).toEqual([409, 'NOT_ACTIVE']);
  });

  test('An offer on the day is refused once the tournament has begun', async ({ server }) => {
    const { decide, entryId } = await fullWithWaiting(server);
    server.clock.advance({ days: 15 });
    expect(codeOf(await decide(entryId, 'offer'))).toEqual([409, 'TOO_LATE_TO_OFFER']);
  });

  test('Nobody leaves a gap in a published draw; a draft is outdated', async ({ server }) => {
    const { decide, entryId, organizer, params, tournamentId } = await hostedWithTwo(server);
    const seen = { seenDraw: 1, seenAmendments: 0 };
    const made = { writeId: uuidv7(), seenDraw: 0, seenVersion: 1, format: KNOCKOUT };
    await organizer.call(drafts.createDraw, { params, body: made });
    await organizer.call(drafts.publishDraw, { params, body: seen });
    expect(codeOf(await decide(entryId, 'remove'))).toEqual([409, 'DRAW_PUBLISHED']);
    const back = { seenDraw: 1, reason: 'Somebody withdraws' };
    await organizer.call(drafts.withdrawPublication, { params, body: back });
    expect((await decide(entryId, 'remove')).status).toBe(200);
    const { data } = await organizer.call(eventDraws.prepared, { params });
    expect(data?.event.draw?.isOutdated).toBe(true);
    expect(tournamentId).toBe(params.id);
  });

  test('Nothing is decided in a cancelled tournament, nor in one that does not exist', async ({
    server,
  }) => {
    const { decide, entryId, organizer, params, tournamentId } = await closedWithPlayer(server);
    for (const [wrong, code] of [
      [{ ...params, id: 999 }, 'TOURNAMENT_NOT_FOUND'],
      [{ ...params, eventId: 999 }, 'EVENT_NOT_FOUND'],
    ] as const) {
      const body = { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' } as const;
      const answer = await organizer.call(contract.decide, { params: { ...wrong, entryId }, body });
      expect(codeOf(answer)).toEqual([404, code]);
      expect(codeOf(await organizer.call(contract.list, { params: wrong }))).toEqual([404, code]);
    }
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect(codeOf(await decide(entryId, 'remove'))).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });

  test('A referee decides, and reads no sum; players and strangers may not', async ({ server }) => {
    const { decide, entryId, ask, organizer, tournamentId, player, params, read } =
      await closedWithPlayer(server);
    await ask();
    const referee = await makeReferee(server, organizer, tournamentId);
    expect((await read(referee))?.entrants).toMatchObject([{ refund: 'money', refundYen: null }]);
    for (const by of [player, await server.playerPhone()]) {
      expect((await by.call(contract.list, { params })).status).toBe(403);
      expect((await decide(entryId, 'remove', { by })).status).toBe(403);
    }
    expect((await decide(entryId, 'remove', { by: referee })).status).toBe(200);
  });
});

/** A closed event of two players. */
async function hostedWithTwo(server: TestApp) {
  const hosted = await hostedTournament(server, { feeYen: 0 });
  const ids = [];
  for (const fullName of ['Sato', 'Abe']) {
    ids.push(await enterPaid(await server.playerPhone({ fullName }), hosted.tournamentId));
  }
  await hosted.organizer.call(eventDraws.closeEntries, { params: hosted.params });
  return { ...hosted, entryId: ids[0] ?? '' };
}

test('A player who is removed may not take the request back', async ({ server }) => {
  const { ask, decide, entryId, player } = await closedWithPlayer(server);
  await ask();
  await decide(entryId, 'remove');
  const answer = await player.call(entries.takeBack, { params: { id: entryId } });
  expect(codeOf(answer)).toEqual([409, 'NOTHING_ASKED']);
});
