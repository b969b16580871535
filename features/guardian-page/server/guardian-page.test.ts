import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as guardians from '#features/guardians/guardians.contract.ts';
import {
  MOTHER,
  nameGuardian,
  newcomer,
  secretFor,
} from '#features/guardians/server/guardians.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { paidAtStore } from '#features/payments/payouts/server/payouts.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm as form } from '#features/publishing/server/publishing.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../guardian-page.contract.ts';
import {
  allRefused,
  asked,
  confirmed,
  entered,
  everyAttempt,
  kinds,
  open,
} from './guardian-page.factory.ts';

/** An organizer, signed in, with a tournament. */
async function organized(server: TestApp) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  return { organizer, tournamentId: await makeTournament(server.services, { organizerId }) };
}

describe('the link of a guardian who was asked', () => {
  test('The link of an asked guardian shows who named them and what for, and no more', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services);
    await nameGuardian(phone, MOTHER, tournamentId);
    const { data } = await open(server.phone(), await secretFor(server));
    expect(data).toEqual({
      email: MOTHER,
      players: [
        {
          id: expect.any(String),
          state: 'asked',
          name: '佐藤 花子',
          namedAt: '2026-11-20T03:00:00.000Z',
          tournament: {
            name: 'Autumn Junior Open',
            eventDate: '2026-12-04',
            venue: 'Ariake Tennis Park',
          },
          nameDisplay: 'initials',
          shownAs: { full: '佐藤 花子', 'family-name': '佐藤', initials: '佐・花' },
        },
      ],
    });
  });

  test('An asked guardian can confirm twice without harm, and the player is notified in the app', async ({
    server,
  }) => {
    const { phone, guardian, secret, sent } = await asked(server);
    await guardian.call(contract.confirm, sent);
    expect((await guardian.call(contract.confirm, sent)).status).toBe(200);
    expect((await open(guardian, secret)).data?.players[0]?.state).toBe('confirmed');
    expect((await phone.call(guardians.mine)).data?.guardian?.state).toBe('confirmed');
    expect(await newsKindsOf(phone)).toEqual(['guardian-confirmed', 'welcome']);
  });

  test('An asked guardian sees and changes nothing else before confirming', async ({ server }) => {
    const { phone, guardian, secret, id } = await asked(server);
    const entryId = await entered(server, phone);
    const params = { id };
    const display = { params, body: { secret, nameDisplay: 'full' as const } };
    const list = { params, body: { secret, when: 'coming' as const } };
    const codes = [
      await guardian.call(contract.chooseNameDisplay, display),
      await guardian.call(contract.entries, list),
      await guardian.call(contract.withdraw, { params: { id, entryId }, body: { secret } }),
      await guardian.call(contract.end, { params, body: { secret } }),
    ].map(({ refusal }) => refusal?.code);
    expect(codes).toEqual(Array(4).fill('NOT_CONFIRMED'));
    expect(await kinds(server, MOTHER)).toEqual(['guardian-asked']);
  });

  test('A guardian who declines gets no further mail, and the player has to name another', async ({
    server,
  }) => {
    const { phone, guardian, secret, id, sent } = await asked(server, 'stranger@example.com');
    await guardian.call(contract.decline, sent);
    expect((await guardian.call(contract.decline, sent)).status).toBe(200);
    expect((await open(guardian, secret)).data?.players).toEqual([]);
    expect(await everyAttempt(guardian, secret, id)).toEqual({
      ...allRefused('PLAYER_NOT_FOUND'),
      decline: 'done',
    });
    expect((await phone.call(guardians.mine)).data).toMatchObject({
      guardian: { state: 'declined' },
      mayEnterPaid: false,
    });
    expect(await newsKindsOf(phone)).toEqual(['guardian-declined', 'welcome']);
    expect(await kinds(server, phone.player.email)).toContain('guardian-declined');
    for (const address of ['Stranger@Example.com', 'stranger+2@example.com']) {
      expect((await nameGuardian(phone, address)).refusal).toMatchObject({
        code: 'GUARDIAN_DECLINED',
        fields: { guardianEmail: 'declinedBefore' },
      });
    }
    expect(await kinds(server, 'stranger@example.com')).toEqual(['guardian-asked']);
    expect((await nameGuardian(phone, MOTHER)).status).toBe(200);
    // For another player the address may be right.
    expect((await nameGuardian(await newcomer(server), 'stranger@example.com')).status).toBe(200);
  });
});

describe('a guardian who has confirmed', () => {
  test('A guardian sees future and past entries: tournament, date, place, fee and state', async ({
    server,
  }) => {
    const { phone, guardian, secret, id } = await confirmed(server);
    const entryId = await entered(server, phone);
    const list = (when: 'coming' | 'past') =>
      guardian.call(contract.entries, { params: { id }, body: { secret, when } });
    expect((await list('past')).data).toEqual({ entries: [], nextCursor: null });
    const coming = await list('coming');
    expect(coming.data?.entries).toEqual([
      {
        id: entryId,
        pair: null,
        team: null,
        schoolName: null,
        state: 'confirmed',
        feeYen: 2000,
        otherFeeYen: null,
        payment: 'made',
        refund: 'none',
        refundYen: null,
        canWithdraw: true,
        asksToWithdraw: false,
        isRefundable: true,
        isForfeited: false,
        request: null,
        isFollowable: true,
        tournament: {
          id: expect.any(Number),
          name: 'Autumn Junior Open',
          eventDate: '2026-12-04',
          startTime: '09:00',
          endTime: '17:00',
          venue: 'Ariake Tennis Park',
          prefecture: 'Tokyo',
          applicationDeadline: '2026-11-27',
        },
      },
    ]);
    server.clock.advance({ days: 15 });
    expect((await list('coming')).data?.entries).toEqual([]);
    expect((await list('past')).data?.entries).toHaveLength(1);
  });

  test('A guardian gets a mail about every entry, each with a separate link', async ({
    server,
  }) => {
    const { phone, guardian } = await confirmed(server);
    await entered(server, phone);
    const free = await entered(server, phone, 0);
    await phone.call(entries.withdraw, { params: { id: free } });
    const [, paid, entry, gone] = await mailsTo(server, MOTHER);
    expect([paid?.kind, entry?.kind, gone?.kind]).toEqual([
      'guardian-entry-confirmed',
      'guardian-entry-confirmed',
      'guardian-entry-withdrawn',
    ]);
    expect(paid?.textBody).toContain('¥2,000');
    expect(gone?.textBody).toContain('has withdrawn from this tournament');
    expect(gone?.textBody).toContain('Participation fee: none');
    expect(gone?.textBody).not.toContain('paid');
    const secrets = [paid, entry, gone].map((mail) => mail?.secret ?? '');
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect((await open(guardian, secret)).status).toBe(200);
  });

  test('A guardian reads that what was paid at a store goes back to a bank account, after a withdrawal as after a cancellation', async ({
    server,
  }) => {
    const { phone } = await confirmed(server);
    const { organizer, tournamentId } = await organized(server);
    const params = { id: await paidAtStore(server, phone, tournamentId) };
    await phone.call(entries.withdraw, { params });
    await paidAtStore(server, phone, tournamentId);
    const sent = { params: { id: tournamentId }, body: { reason: '台風のため' } };
    expect((await organizer.call(publishing.cancel, sent)).status).toBe(200);
    const written = await mailsTo(server, MOTHER);
    for (const kind of ['guardian-entry-withdrawn', 'guardian-tournament-cancelled']) {
      const text = written.find((mail) => mail.kind === kind)?.textBody;
      expect(text).toContain('goes back to a bank account');
      expect(text).not.toContain('goes back the way it was paid');
    }
  });

  test('A guardian is notified once of each change of place or day, with the way to withdraw', async ({
    server,
  }) => {
    const { phone, guardian } = await confirmed(server);
    const { organizer, tournamentId } = await organized(server);
    await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
    const params = { id: tournamentId };
    const edit = async (change: object) => {
      const body = { tournament: { ...form, ...change } };
      expect((await organizer.call(publishing.edit, { params, body })).status).toBe(200);
      server.clock.advance({ seconds: 1 });
    };
    await edit({ notes: 'Bring shoes' });
    await edit({ venue: 'Koganei Park' });
    await edit({ venue: 'Koganei Park', eventDate: '2026-12-06' });
    const mails = await mailsTo(server, MOTHER);
    const changed = mails.filter(({ kind }) => kind === 'guardian-tournament-changed');
    expect(changed).toHaveLength(2);
    const [place, day] = changed;
    expect(place?.textBody).toContain('Venue: Koganei Park');
    expect(day?.textBody).toContain('Sun, Dec 6, 2026');
    expect(day?.textBody).toContain('can be withdrawn on your page');
    expect(day?.textBody).not.toContain('¥');
    expect((await open(guardian, day?.secret ?? '')).status).toBe(200);
  });

  test('A guardian is notified of a cancelled tournament and of the refund', async ({ server }) => {
    const { phone } = await confirmed(server);
    const { organizer, tournamentId } = await organized(server);
    const body = { id: uuidv7(), tournamentId, agreed: true };
    const entryId = (await phone.call(entries.apply, { body })).data?.entry.id ?? '';
    const payment = { id: uuidv7(), entryId, method: 'qr-code' as const };
    await phone.call(payments.pay, { body: payment });
    const sent = { params: { id: tournamentId }, body: { reason: '台風のため' } };
    expect((await organizer.call(publishing.cancel, sent)).status).toBe(200);
    const mail = (await mailsTo(server, MOTHER)).at(-1);
    expect(mail?.kind).toBe('guardian-tournament-cancelled');
    expect(mail?.textBody).toContain('The participation fee of ¥2,000 goes back');
  });

  test('A withdrawal by the guardian refunds the entry and notifies guardian and player', async ({
    server,
  }) => {
    const { phone, guardian, secret, id } = await confirmed(server);
    const entryId = await entered(server, phone);
    const sent = { params: { id, entryId }, body: { secret } };
    const { data } = await guardian.call(contract.withdraw, sent);
    expect(data?.entry).toMatchObject({ state: 'withdrawn', refund: 'pending' });
    await server.app.jobs.drain();
    const again = await guardian.call(contract.withdraw, sent);
    expect(again.data?.entry).toMatchObject({ state: 'withdrawn', refund: 'done' });
    const found = await phone.call(entries.find, { params: { id: entryId } });
    expect(found.data?.entry).toMatchObject({ state: 'withdrawn', refund: 'done' });
    expect(await newsKindsOf(phone)).toContain('withdrawn-by-guardian');
    const [mail] = (await mailsTo(server, phone.player.email)).filter(
      ({ kind }) => kind === 'entry-withdrawn',
    );
    expect(mail?.textBody).toContain('保護者の方が');
    const guardianMail = (await mailsTo(server, MOTHER)).at(-1);
    expect(guardianMail?.kind).toBe('guardian-entry-withdrawn');
    expect(guardianMail?.textBody).toContain('As you wished');
  });

  test('A guardian can withdraw an unpaid place, and like the player none after the deadline', async ({
    server,
  }) => {
    const { phone, guardian, secret, id } = await confirmed(server);
    const entryId = await entered(server, phone);
    const tournamentId = await makeTournament(server.services);
    const body = { id: uuidv7(), tournamentId, agreed: true };
    const unpaid = (await phone.call(entries.apply, { body })).data?.entry.id ?? '';
    const withdraw = (one: string) =>
      guardian.call(contract.withdraw, { params: { id, entryId: one }, body: { secret } });
    expect((await withdraw(unpaid)).data?.entry).toMatchObject({ refund: 'none' });
    server.clock.advance({ days: 8 });
    expect((await withdraw(entryId)).refusal?.code).toBe('DEADLINE_PASSED');
    expect((await withdraw(uuidv7())).refusal?.code).toBe('ENTRY_NOT_FOUND');
  });

  test('A guardian chooses how the name is shown publicly', async ({ server }) => {
    const { guardian, secret, id } = await confirmed(server);
    const choose = (nameDisplay: string) =>
      guardian.call(contract.chooseNameDisplay, {
        params: { id },
        body: { secret, nameDisplay: nameDisplay as 'full' },
      });
    expect((await choose('family-name')).status).toBe(200);
    expect((await open(guardian, secret)).data?.players[0]?.nameDisplay).toBe('family-name');
    expect((await choose('nickname')).refusal?.code).toBe('INVALID_INPUT');
  });

  test('A guardian gets mails in the language in which they confirmed', async ({ server }) => {
    const { phone, guardian, sent } = await asked(server);
    await guardian.call(contract.confirm, sent, { 'accept-language': 'ja' });
    await entered(server, phone);
    const mail = (await mailsTo(server, MOTHER)).at(-1);
    expect(mail?.subject).toBe(
      '【ラリーデイズ】佐藤 花子さんの参加が確定しました：Autumn Junior Open',
    );
    expect(mail?.textBody).toContain('時間：09:00～17:00');
  });

  test('A guardian can stop: the player is notified, and the link no longer works', async ({
    server,
  }) => {
    const { phone, guardian, secret, id, sent } = await confirmed(server);
    const entryId = await entered(server, phone);
    await guardian.call(contract.end, sent);
    expect(await everyAttempt(guardian, secret, id, entryId)).toEqual({
      ...allRefused('PLAYER_NOT_FOUND'),
      end: 'done',
    });
    expect(await newsKindsOf(phone)).toContain('guardian-stopped');
    expect(await kinds(server, phone.player.email)).toContain('guardian-stopped');
    expect((await phone.call(guardians.mine)).data?.mayEnterPaid).toBe(false);
    // The player's entries stay theirs; the guardian gets no further mail.
    await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(await kinds(server, MOTHER)).toEqual(['guardian-asked', 'guardian-entry-confirmed']);
  });

  test('A guardian cannot decline after confirming', async ({ server }) => {
    const { guardian, sent } = await confirmed(server);
    const { refusal } = await guardian.call(contract.decline, sent);
    expect(refusal?.code).toBe('ALREADY_CONFIRMED');
  });

  test('A guardian is notified when another is named, and can do nothing from then on', async ({
    server,
  }) => {
    const { phone, guardian, secret, id } = await confirmed(server);
    await nameGuardian(phone, 'father@example.com');
    expect(await kinds(server, MOTHER)).toEqual(['guardian-asked', 'guardian-ended']);
    expect(await kinds(server, 'father@example.com')).toEqual(['guardian-asked']);
    expect(await everyAttempt(guardian, secret, id)).toEqual({
      ...allRefused('PLAYER_NOT_FOUND'),
      end: 'done',
    });
  });
});
