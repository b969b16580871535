import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as withdrawals from '#features/entries/withdrawals/server/withdrawals.store.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { hostedTournament } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import * as personalData from '#features/personal-data/export/export.contract.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as pairs from '../pairs.contract.ts';
import { accept, enter, linkFrom } from './pairs.factory.ts';

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

/** A pair in doubles that was paid for; its event takes entries until `close`. */
async function hostedPair(server: TestApp, partner?: PlayerPhone) {
  const hosted = await hostedTournament(server, { eventType: 'Doubles', feeYen: 2000 });
  const player = await server.playerPhone({ fullName: 'Aoki Ren' });
  const joined = partner ?? (await server.playerPhone({ fullName: 'Baba Yui' }));
  const entryId = await enter(player, hosted.tournamentId);
  const { refusal } = await accept(joined, await linkFrom(player, entryId));
  if (refusal) throw new Error(`the invitation was not accepted: ${refusal.code}`);
  const close = () => hosted.organizer.call(eventDraws.closeEntries, { params: hosted.params });
  return { ...hosted, player, partner: joined, entryId, close };
}

async function closedPair(server: TestApp) {
  const made = await hostedPair(server);
  await made.close();
  return made;
}

const seenBy = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;
const ask = (phone: Phone, id: string) => phone.call(entries.withdraw, { params: { id } });
const takeBack = (phone: Phone, id: string) => phone.call(entries.takeBack, { params: { id } });
const mailOf = async (server: TestApp, phone: PlayerPhone, kind: string) =>
  (await mailsTo(server, phone.player.email)).find((mail) => mail.kind === kind);

describe('the partner of a closed event', () => {
  test('The partner asks for the pair; the player and the organizer see who has asked', async ({
    server,
  }) => {
    const { partner, player, entryId, requestOf, organizer } = await closedPair(server);
    expect(await seenBy(partner, entryId)).toMatchObject({
      canWithdraw: true,
      asksToWithdraw: true,
    });
    const { data } = await ask(partner, entryId);
    const asked = { state: 'asked', askedBy: 'partner' };
    expect(data?.entry).toMatchObject({ state: 'confirmed', canWithdraw: false, request: asked });
    expect(await seenBy(player, entryId)).toMatchObject({ canWithdraw: false, request: asked });
    expect(await requestOf(entryId)).toMatchObject(asked);
    expect(await newsKindsOf(player)).toContain('pair-withdrawal-asked');
    expect(await newsKindsOf(partner)).not.toContain('pair-withdrawal-asked');
    expect(await newsKindsOf(organizer)).toContain('withdrawal-requested');
  });

  test('Asking twice, and both of the pair at once, make one request', async ({ server }) => {
    const { partner, player, entryId, organizer } = await closedPair(server);
    await Promise.all([ask(partner, entryId), ask(player, entryId), ask(partner, entryId)]);
    const asked = (await newsKindsOf(organizer)).filter((kind) => kind === 'withdrawal-requested');
    expect(asked).toHaveLength(1);
  });

  test('The partner learns that the player has asked, and cannot take that back', async ({
    server,
  }) => {
    const { partner, player, entryId } = await closedPair(server);
    await ask(player, entryId);
    expect(await newsKindsOf(partner)).toContain('pair-withdrawal-asked');
    expect((await seenBy(partner, entryId))?.request).toMatchObject({ askedBy: 'player' });
    const { status, refusal } = await takeBack(partner, entryId);
    expect([status, refusal?.code]).toEqual([409, 'ASKED_BY_OTHER']);
    expect((await takeBack(player, entryId)).status).toBe(200);
  });

  test('Only the partner takes back what the partner has asked, and again without an error', async ({
    server,
  }) => {
    const { partner, player, entryId } = await closedPair(server);
    expect((await takeBack(partner, entryId)).refusal?.code).toBe('NOTHING_ASKED');
    await ask(partner, entryId);
    const refused = await takeBack(player, entryId);
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'ASKED_BY_OTHER']);
    for (const _time of [1, 2]) expect((await takeBack(partner, entryId)).status).toBe(200);
    expect(await seenBy(player, entryId)).toMatchObject({ canWithdraw: true, request: null });
  });

  test('A declined request reaches both with the reason', async ({ server }) => {
    const { partner, player, entryId, decide } = await closedPair(server);
    await ask(partner, entryId);
    await decide(entryId, 'decline', { word: 'The draw is at noon' });
    for (const phone of [partner, player]) {
      expect((await seenBy(phone, entryId))?.request).toMatchObject({
        state: 'declined',
        word: 'The draw is at noon',
      });
      expect(await newsKindsOf(phone)).toContain('withdrawal-declined');
      const mail = await mailOf(server, phone, 'withdrawal-declined');
      expect(mail?.textBody).toContain('The draw is at noon');
    }
    expect((await takeBack(partner, entryId)).refusal?.code).toBe('NOTHING_ASKED');
  });

  test('A granted request ends the pair, and the fee goes back to the player', async ({
    server,
  }) => {
    const { partner, player, entryId, decide } = await closedPair(server);
    await ask(partner, entryId);
    await decide(entryId, 'remove');
    expect(await seenBy(player, entryId)).toMatchObject({ state: 'withdrawn', refund: 'pending' });
    expect(await seenBy(partner, entryId)).toMatchObject({ state: 'withdrawn', refund: 'none' });
    const mail = await mailOf(server, partner, 'pair-ended');
    expect(mail?.textBody).toContain('The organizer has withdrawn the pair');
    expect((await ask(partner, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
  });

  test('While the event takes entries, and after its day, the partner cannot ask', async ({
    server,
  }) => {
    const { partner, entryId, close } = await hostedPair(server);
    expect((await ask(partner, entryId)).refusal?.code).toBe('ENTRIES_OPEN');
    await close();
    server.clock.advance({ days: 16 });
    expect((await seenBy(partner, entryId))?.canWithdraw).toBe(false);
    expect((await ask(partner, entryId)).refusal?.code).toBe('NOT_ACTIVE');
  });

  test('A partner who was replaced cannot ask, and what they have asked ends', async ({
    server,
  }) => {
    const { partner, player, entryId, organizer, tournamentId, requestOf } =
      await closedPair(server);
    await ask(partner, entryId);
    const { data } = await organizer.call(entryList.list, { params: { id: tournamentId } });
    const seen = { id: data?.entries[0]?.partner?.id ?? '', state: 'accepted' as const };
    const named = { name: '代役 一', club: '' };
    const { status } = await organizer.call(entryListNames.namePartner, {
      params: { id: tournamentId, entryId },
      body: { id: uuidv7(), seen, partner: named },
    });
    expect(status).toBe(200);
    expect(await requestOf(entryId)).toMatchObject({ state: 'taken-back' });
    for (const step of [ask, takeBack]) {
      expect((await step(partner, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    }
    expect(await seenBy(player, entryId)).toMatchObject({ canWithdraw: true, request: null });
  });

  test('The player and the partner before are notified of the organizer’s change', async ({
    server,
  }) => {
    const { partner, player, entryId, organizer, tournamentId } = await closedPair(server);
    const { data } = await organizer.call(entryList.list, { params: { id: tournamentId } });
    const seen = { id: data?.entries[0]?.partner?.id ?? '', state: 'accepted' as const };
    const sent = {
      params: { id: tournamentId, entryId },
      body: { id: uuidv7(), seen, partner: { name: '代役 一', club: '' } },
    };
    for (const _time of [1, 2]) await organizer.call(entryListNames.namePartner, sent);
    const changed = (await newsKindsOf(player)).filter((kind) => kind === 'pair-changed');
    expect(changed).toHaveLength(1);
    expect((await mailOf(server, player, 'pair-changed'))?.textBody).toContain('代役 一');
    const ended = await mailOf(server, partner, 'pair-ended');
    expect(ended?.textBody).toContain('The organizer has entered another partner');
  });

  test('An event that takes entries again has no requests: player and partner end the pair themselves', async ({
    server,
  }) => {
    const { partner, player, entryId, organizer, params, close, requestOf } =
      await closedPair(server);
    await ask(partner, entryId);
    expect((await organizer.call(eventDraws.reopenEntries, { params })).status).toBe(200);
    expect(await seenBy(player, entryId)).toMatchObject({ canWithdraw: true, request: null });
    expect((await takeBack(partner, entryId)).status).toBe(200);
    await close();
    expect((await requestOf(entryId))?.state).not.toBe('asked');
  });

  test.for([['leaves'], ['is replaced']] as const)(
    'What a partner has asked before the event was opened again ends when the partner %s',
    async ([how], { server }) => {
      const { partner, player, entryId } = await hostedPair(server);
      const { db, clock } = server.services;
      // Stored by a server that left requests as they were when an event was opened again.
      const request = { id: uuidv7(), entryId, askedBy: 'partner', askedAt: clock.now() } as const;
      await withdrawals.insert(db, request);
      const { data } = await player.call(pairs.find, { params: { id: entryId } });
      const seen = { id: data?.pair.partner?.id ?? '', state: 'accepted' as const };
      const { status } =
        how === 'leaves'
          ? await partner.call(pairs.end, { params: { id: entryId }, body: { seen } })
          : await player.call(pairs.invite, {
              params: { id: entryId },
              body: {
                id: uuidv7(),
                seen,
                partner: { how: 'name', partner: { name: '代役 一', club: '' } },
              },
            });
      expect(status).toBe(200);
      expect(await withdrawals.findAsked(db, entryId)).toBeNull();
    },
  );

  test('The guardian of a partner sees the pair, and cannot ask for it', async ({ server }) => {
    const { phone, guardian, secret, id } = await confirmed(server);
    const { entryId, close } = await hostedPair(server, phone);
    await close();
    const body = { secret, when: 'coming' as const };
    const { data } = await guardian.call(guardianPage.entries, { params: { id }, body });
    expect(data?.entries).toMatchObject([{ id: entryId, canWithdraw: false, request: null }]);
    const sent = { params: { id, entryId }, body: { secret } };
    for (const step of [guardianPage.withdraw, guardianPage.takeBack]) {
      expect((await guardian.call(step, sent)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    }
  });

  test('The export of the partner has the request and its reason', async ({ server }) => {
    const { partner, entryId, decide } = await closedPair(server);
    await ask(partner, entryId);
    await decide(entryId, 'decline', { word: 'The draw is at noon' });
    const answer = await partner.call(personalData.everything);
    expect(JSON.stringify(answer)).toContain('The draw is at noon');
  });
});
