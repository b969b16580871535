import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { players } from '#features/players/server/players.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import { accept, enter, entered, inOneGroup, invite, linkFrom, paired } from './pairs.factory.ts';
import { pairsJobs } from './pairs.jobs.ts';

const open = (phone: Phone, token: string) => phone.call(contract.open, { body: { token } });
const decline = (phone: Phone, token: string) => phone.call(contract.decline, { body: { token } });
const pairOf = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.pair;

async function lapse({ services }: TestApp) {
  for (const job of pairsJobs(services)) await job.run({});
}

describe('opening an invitation', () => {
  test('A visitor sees the tournament, but not who invites', async ({ server }) => {
    const { inviter, entryId } = await entered(server);
    const { data } = await open(server.phone(), await linkFrom(inviter, entryId));
    expect(data?.invitation).toMatchObject({
      reader: 'guest',
      inviter: null,
      entryId: null,
      tournament: { name: 'Autumn Junior Open', venue: 'Ariake Tennis Park', startTime: '09:00' },
      event: { eventType: 'Doubles' },
    });
  });

  test('A signed-in person sees who invites; the player learns that it is their own', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    expect((await open(partner, token)).data?.invitation).toMatchObject({
      reader: 'invited',
      inviter: 'Aoki Ren',
      entryId: null,
    });
    expect((await open(inviter, token)).data?.invitation).toMatchObject({
      reader: 'inviter',
      entryId,
    });
  });

  test('The invitation of a member opens by its notice, for that account only', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const memberId = await inOneGroup(server, inviter, partner);
    await invite(inviter, entryId, { how: 'member', memberId });
    const { data } = await partner.call(notifications.list);
    const token = data?.notifications[0]?.facts.invitationId ?? '';
    expect((await open(partner, token)).data?.invitation.reader).toBe('invited');
    expect((await open(server.phone(), token)).refusal?.code).toBe('LOGIN_FIRST');
    const stranger = await server.playerPhone();
    expect((await open(stranger, token)).refusal?.code).toBe('INVITE_NOT_FOUND');
    expect((await accept(stranger, token)).refusal?.code).toBe('INVITE_NOT_FOUND');
    expect((await decline(stranger, token)).refusal?.code).toBe('INVITE_NOT_FOUND');
    expect((await accept(partner, token)).status).toBe(200);
  });

  test('The id of the invitation behind a link opens nothing', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    await linkFrom(inviter, entryId);
    const id = (await pairOf(inviter, entryId))?.partner?.id ?? '';
    for (const token of [id, uuidv7(), 'made-up']) {
      expect((await open(partner, token)).refusal?.code).toBe('INVITE_NOT_FOUND');
    }
  });
});

describe('accepting', () => {
  test('The partner sees the tournament among their own, without payment or withdrawal', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await paired(server, { feeYen: 2000 });
    const { data } = await partner.call(entries.mine, { query: { when: 'coming' } });
    expect(data?.entries).toMatchObject([
      {
        id: entryId,
        state: 'confirmed',
        canWithdraw: false,
        refund: 'none',
        emergencyContact: '090-0000-0000',
        pair: { role: 'partner', state: 'accepted', name: 'Aoki Ren' },
      },
    ]);
    const own = await inviter.call(entries.mine, { query: { when: 'coming' } });
    expect(own.data?.entries).toMatchObject([
      { canWithdraw: true, pair: { role: 'player', state: 'accepted', name: 'Baba Yui' } },
    ]);
    const withdrawn = await partner.call(entries.withdraw, { params: { id: entryId } });
    expect([withdrawn.status, withdrawn.refusal?.code]).toEqual([409, 'ENTRIES_OPEN']);
  });

  test('The player is notified and mailed, and the partner gets what they need on the day', async ({
    server,
  }) => {
    const { inviter, partner } = await paired(server);
    expect(await newsKindsOf(inviter)).toContain('pair-accepted');
    const toPlayer = await mailsTo(server, inviter.player.email);
    expect(toPlayer.find(({ kind }) => kind === 'pair-accepted')?.textBody).toContain('Baba Yui');
    const toPartner = (await mailsTo(server, partner.player.email)).find(
      ({ kind }) => kind === 'pair-joined',
    );
    expect(toPartner?.textBody).toContain('Aoki Ren');
    expect(toPartner?.textBody).toContain('090-0000-0000');
  });

  test('Accepting twice changes nothing', async ({ server }) => {
    const { partner, token, entryId } = await paired(server);
    expect((await accept(partner, token)).data?.entryId).toBe(entryId);
    expect((await open(partner, token)).data?.invitation).toMatchObject({
      reader: 'partner',
      entryId,
    });
  });

  test('The second who opens a link that was used is refused', async ({ server }) => {
    const { token } = await paired(server);
    const second = await server.playerPhone();
    for (const use of [open, accept, decline]) {
      const { status, refusal } = await use(second, token);
      expect([status, refusal?.code]).toEqual([410, 'INVITE_USED']);
    }
  });

  test('Of two who accept at the same moment, one is the partner', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const second = await server.playerPhone({ fullName: 'Chiba Sora' });
    const token = await linkFrom(inviter, entryId);
    const both = await Promise.all([accept(partner, token), accept(second, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('Nobody is their own partner', async ({ server }) => {
    const { inviter, entryId } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    expect((await accept(inviter, token)).refusal?.code).toBe('SELF');
    expect((await decline(inviter, token)).refusal?.code).toBe('SELF');
  });

  test('Who has entered the event, on either side, cannot accept', async ({ server }) => {
    const { inviter, entryId, tournamentId } = await paired(server);
    const third = await server.playerPhone({ fullName: 'Chiba Sora' });
    const own = await enter(third, tournamentId);
    const token = await linkFrom(third, own);
    expect((await accept(inviter, token)).refusal?.code).toBe('PARTNER_ENTERED');
    const fourth = await server.playerPhone({ fullName: 'Date Jun' });
    const other = await linkFrom(fourth, await enter(fourth, tournamentId));
    expect((await accept(third, other)).refusal?.code).toBe('PARTNER_ENTERED');
    expect((await pairOf(inviter, entryId))?.partner?.state).toBe('accepted');
  });

  test('A mixed pair is refused where both have the same gender, and is left to the organizer where one has none', async ({
    server,
  }) => {
    const { inviter, entryId, partner, tournamentId } = await entered(server);
    const { db } = server.services;
    await db
      .update(events)
      .set({ genderRule: 'mixed' })
      .where(eq(events.tournamentId, tournamentId));
    const become = (phone: typeof inviter, gender: 'female' | 'male') =>
      db.update(players).set({ gender }).where(eq(players.accountId, phone.player.id));
    const token = await linkFrom(inviter, entryId);
    await become(inviter, 'female');
    await become(partner, 'female');
    expect((await accept(partner, token)).refusal?.code).toBe('NOT_MIXED');
    const memberId = await inOneGroup(server, inviter, partner);
    const member = await invite(inviter, entryId, { how: 'member', memberId });
    expect(member.refusal?.code).toBe('NOT_MIXED');
    await become(partner, 'male');
    expect((await accept(partner, token)).status).toBe(200);
    const third = await server.playerPhone({ fullName: 'Chiba Sora' });
    const unknown = await linkFrom(inviter, entryId);
    expect((await accept(third, unknown)).status).toBe(200);
  });

  test('A partner cannot enter the event themselves, nor wait for it', async ({ server }) => {
    const { partner, tournamentId } = await paired(server, { participantLimit: 1 });
    const body = { id: uuidv7(), tournamentId, agreed: true };
    const applied = await partner.call(entries.apply, { body });
    expect(applied.refusal?.code).toBe('ALREADY_ENTERED');
    const waiting = await partner.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    expect(waiting.refusal?.code).toBe('ALREADY_ENTERED');
    const { data } = await partner.call(entries.current, { query: { tournamentId } });
    expect(data?.entry?.pair?.role).toBe('partner');
  });

  test('Of an entry and an acceptance at the same moment, one succeeds', async ({ server }) => {
    const { inviter, entryId, partner, tournamentId } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    const body = { id: uuidv7(), tournamentId, agreed: true };
    const both = await Promise.all([accept(partner, token), partner.call(entries.apply, { body })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('Who waits for a place of the event gives the turn up by accepting', async ({ server }) => {
    const { inviter, entryId, partner, tournamentId } = await entered(server, {
      participantLimit: 1,
    });
    await partner.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    await accept(partner, await linkFrom(inviter, entryId));
    const { data } = await partner.call(waitingList.mine);
    expect(data?.waiting).toEqual([]);
  });

  test('An invitation is refused after the deadline, and in a cancelled tournament', async ({
    server,
  }) => {
    const { inviter, entryId, partner, tournamentId } = await entered(server);
    server.clock.advance({ days: 6 });
    const token = await linkFrom(inviter, entryId);
    server.clock.advance({ days: 2 });
    expect((await accept(partner, token)).refusal?.code).toBe('INVITE_LAPSED');
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect((await accept(partner, token)).refusal?.code).toBe('TOURNAMENT_CANCELLED');
  });

  test('An invitation is refused once the organizer has closed applications', async ({
    server,
  }) => {
    const { inviter, entryId, partner, tournamentId } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    await updateState(server.services.db, tournamentId, { state: 'closed' });
    for (const use of [open, accept, decline]) {
      const { status, refusal } = await use(partner, token);
      expect([status, refusal?.code]).toEqual([409, 'ENTRIES_CLOSED']);
    }
  });

  test('An answer that waits for the lock is decided by what has happened meanwhile', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    const answer = await whileLocked(server.services.db, 'tournaments', {
      call: () => accept(partner, token),
      meanwhile: () => server.clock.advance({ days: 8 }),
    });
    expect(answer.refusal?.code).toBe('INVITE_LAPSED');
  });
});

describe('declining and lapsing', () => {
  test('The player is notified of a refusal, and can invite somebody else', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    expect((await decline(partner, token)).status).toBe(200);
    expect((await decline(partner, token)).status).toBe(200);
    expect((await newsKindsOf(inviter)).filter((kind) => kind === 'pair-declined')).toHaveLength(1);
    expect((await pairOf(inviter, entryId))?.partner?.state).toBe('declined');
    expect((await accept(partner, token)).refusal?.code).toBe('INVITE_USED');
    expect((await invite(inviter, entryId)).status).toBe(200);
  });

  test('An invitation that nobody answers lapses after seven days, and the player is notified once', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    await lapse(server);
    expect((await pairOf(inviter, entryId))?.partner?.state).toBe('invited');
    server.clock.advance({ days: 7 });
    expect((await pairOf(inviter, entryId))?.partner?.state).toBe('lapsed');
    expect((await accept(partner, token)).refusal?.code).toBe('INVITE_LAPSED');
    await lapse(server);
    await lapse(server);
    expect((await newsKindsOf(inviter)).filter((kind) => kind === 'pair-lapsed')).toHaveLength(1);
    const { data } = await inviter.call(entries.find, { params: { id: entryId } });
    expect(data?.entry).toMatchObject({ state: 'confirmed', pair: { state: 'lapsed' } });
  });
});
