import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { findNewest } from '#features/entries/withdrawals/server/withdrawals.store.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed, kinds } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as eventDraws from '../../event-draws.contract.ts';
import { closedWithPlayer, enterPaid, hostedTournament } from './withdrawing.factory.ts';
import { countAsked } from './withdrawing.store.ts';

describe('asking to withdraw from a closed event', () => {
  test('A player asks and stays confirmed; player and organizer see the same state', async ({
    server,
  }) => {
    const { ask, entry, entryId, requestOf, read } = await closedWithPlayer(server);
    expect(await entry()).toMatchObject({
      canWithdraw: true,
      asksToWithdraw: true,
      isRefundable: true,
      request: null,
    });
    const { data } = await ask();
    expect(data?.entry).toMatchObject({
      state: 'confirmed',
      canWithdraw: false,
      refund: 'none',
      request: { state: 'asked', askedBy: 'player', askedAt: '2026-11-20T03:00:00.000Z' },
    });
    expect(await requestOf(entryId)).toMatchObject({ state: 'asked', askedBy: 'player' });
    expect((await read())?.entrants).toMatchObject([
      { name: 'Withdrawing Wada', isIn: true, refund: 'money', refundYen: 2000 },
    ]);
  });

  test('Asking again makes no second request', async ({ server }) => {
    const { ask, organizer } = await closedWithPlayer(server);
    const first = await ask();
    expect(await ask()).toEqual(first);
    const asked = (await newsKindsOf(organizer)).filter((kind) => kind === 'withdrawal-requested');
    expect(asked).toHaveLength(1);
  });

  test('The organizer and the referees get a notification and a mail without a name', async ({
    server,
  }) => {
    const { ask, organizer, tournamentId, params } = await closedWithPlayer(server);
    const referee = await makeReferee(server, organizer, tournamentId);
    await ask();
    for (const phone of [organizer, referee]) {
      expect(await newsKindsOf(phone)).toContain('withdrawal-requested');
    }
    const written = await mailsTo(server, referee.player.email);
    const mail = written.find(({ kind }) => kind === 'withdrawal-requested');
    const page = `/organizer/tournaments/${params.id}/events/${params.eventId}/withdraw`;
    expect(mail?.textBody).toContain(page);
    expect(mail?.textBody).not.toContain('Wada');
  });

  test('A request can be taken back until it is decided, and again without an error', async ({
    server,
  }) => {
    const { ask, takeBack, entry, decide, entryId } = await closedWithPlayer(server);
    const nothing = await takeBack();
    expect([nothing.status, nothing.refusal?.code]).toEqual([409, 'NOTHING_ASKED']);
    await ask();
    for (const _time of [1, 2]) expect((await takeBack()).status).toBe(200);
    expect(await entry()).toMatchObject({ canWithdraw: true, request: null });
    await ask();
    await decide(entryId, 'decline', { word: 'The draw is at noon' });
    expect((await takeBack()).refusal?.code).toBe('NOTHING_ASKED');
  });

  test("A stranger cannot ask for, nor take back, somebody else's withdrawal", async ({
    server,
  }) => {
    const { ask, entryId, requestOf } = await closedWithPlayer(server);
    await ask();
    const stranger = await server.playerPhone();
    for (const endpoint of [entries.withdraw, entries.takeBack] as const) {
      const answer = await stranger.call(endpoint, { params: { id: entryId } });
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'ENTRY_NOT_FOUND']);
    }
    expect(await requestOf(entryId)).toMatchObject({ state: 'asked' });
  });

  test('After the deadline a player of a closed event can still ask, without a refund', async ({
    server,
  }) => {
    const { ask, read, entry } = await closedWithPlayer(server);
    server.clock.advance({ days: 8 });
    expect(await entry()).toMatchObject({ canWithdraw: true, isRefundable: false });
    expect((await ask()).data?.entry.request?.state).toBe('asked');
    expect((await read())?.entrants).toMatchObject([{ refund: 'too-late', refundYen: null }]);
  });

  test('What counts for the refund is the day on which the player asked', async ({ server }) => {
    const { ask, read } = await closedWithPlayer(server);
    await ask();
    server.clock.advance({ days: 8 });
    expect((await read())?.entrants).toMatchObject([{ refund: 'money' }]);
  });

  test('Who has asked, and withdraws once the event takes entries again, asks for nothing any more', async ({
    server,
  }) => {
    const { ask, organizer, params, entryId } = await closedWithPlayer(server);
    await ask();
    await organizer.call(eventDraws.reopenEntries, { params });
    expect((await ask()).data?.entry.state).toBe('withdrawn');
    expect((await findNewest(server.services.db, entryId))?.state).toBe('taken-back');
  });

  test('In an open event a player withdraws as before', async ({ server }) => {
    const { tournamentId } = await hostedTournament(server);
    const player = await server.playerPhone();
    const id = await enterPaid(player, tournamentId);
    const { data } = await player.call(entries.withdraw, { params: { id } });
    expect(data?.entry).toMatchObject({ state: 'withdrawn', refund: 'pending', request: null });
  });
});

describe('a guardian', () => {
  test('A guardian asks and takes back, which the player learns', async ({ server }) => {
    const { organizer, params, tournamentId } = await hostedTournament(server);
    const { phone, guardian, secret, id } = await confirmed(server);
    const entryId = await enterPaid(phone, tournamentId);
    await organizer.call(eventDraws.closeEntries, { params });
    const sent = { params: { id, entryId }, body: { secret } };
    const asked = await guardian.call(guardianPage.withdraw, sent);
    expect(asked.data?.entry).toMatchObject({
      state: 'confirmed',
      canWithdraw: false,
      asksToWithdraw: true,
      request: { state: 'asked', askedBy: 'guardian' },
    });
    expect(await newsKindsOf(phone)).toContain('withdrawal-asked');
    expect(await kinds(server, MOTHER)).toContain('guardian-withdrawal-asked');
    const back = await guardian.call(guardianPage.takeBack, sent);
    expect(back.data?.entry).toMatchObject({ canWithdraw: true, request: null });
    await guardian.call(guardianPage.withdraw, sent);
    await organizer.call(guardianPage.takeBack, { ...sent, body: { secret: 'made-up' } });
    const mine = await phone.call(entries.find, { params: { id: entryId } });
    expect(mine.data?.entry.request?.state).toBe('asked');
  });
});

describe('a deleted account', () => {
  test('The entry ends immediately with its refund, and the referees are asked about the place', async ({
    server,
  }) => {
    const { player, entryId, read, decide, organizer } = await closedWithPlayer(server);
    await player.call(leave, { body: { password: player.player.password } });
    expect((await read())?.entrants).toMatchObject([
      { isIn: false, request: { state: 'asked', askedBy: 'account-deletion' } },
    ]);
    expect(await newsKindsOf(organizer)).toContain('withdrawal-requested');
    expect(JSON.stringify(await read())).not.toContain('Wada');
    const declined = await decide(entryId, 'decline', { word: 'No' });
    expect(declined.refusal?.code).toBe('NOTHING_ASKED');
    const { data } = await decide(entryId, 'remove');
    expect(data?.event.entrants).toMatchObject([{ isIn: false, request: { state: 'granted' } }]);
  });

  test('Who is no longer in the list is nothing that the desk has to decide', async ({
    server,
  }) => {
    const { player, organizer, params } = await closedWithPlayer(server);
    const asked = () => countAsked(server.services.db, params.id);
    await player.call(leave, { body: { password: player.player.password } });
    expect(await asked()).toEqual([{ eventId: params.eventId, count: 1 }]);
    await organizer.call(eventDraws.reopenEntries, { params });
    await organizer.call(eventDraws.closeEntries, { params });
    expect(await asked()).toEqual([]);
  });
});
