import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { open } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER, nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import * as pairs from '#features/pairs/pairs.contract.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import {
  bothPaid,
  payPart,
  splitApplied,
  sweep,
} from '#features/pairs/server/pairs.fees.factory.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import { sendRefund } from '#features/payments/server/payments.refunds.sending.commands.ts';
import { createSandboxProvider } from '#features/payments/server/payments.sandbox.provider.ts';
import { listSucceeded } from '#features/payments/server/payments.store.ts';
import { refunds } from '#features/payments/server/payments.tables.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entryListNames from '../../entry-list.names.contract.ts';
import { granterOf, sentBack } from './grants.factory.ts';

const read = async (phone: Phone, entryId: string) =>
  (await phone.call(entries.find, { params: { id: entryId } })).data?.entry;

/** Confirms the only player of a guardian by the link that was mailed. */
async function confirm(server: TestApp, address: string): Promise<void> {
  const secret = await secretFor(server, address);
  const guardian = server.phone();
  const id = (await open(guardian, secret)).data?.players[0]?.id ?? '';
  await guardian.call(guardianPage.confirm, { params: { id }, body: { secret } });
}

describe('giving back a part of a fee that a pair has shared', () => {
  test.for([0, 1] as const)(
    'Both read that the money has come once both parts are sent, in either order (%i)',
    async (first, { server }) => {
      const { tournamentId, inviter, partner, entryId } = await bothPaid(server);
      const { grant } = granterOf(await server.operatorPhone(), tournamentId);
      await grant(entryId, 1001);
      const both = async () => {
        const seen = [await read(inviter, entryId), await read(partner, entryId)];
        return seen.map((entry) => entry?.refund);
      };
      expect(await both()).toEqual(['pending', 'pending']);
      const { services } = server;
      const provider = createSandboxProvider({
        ...services,
        secret: sessionSecret(services.config),
      });
      const paid = await listSucceeded(services.db, [entryId]);
      const due = await services.db.select().from(refunds);
      const order = first === 0 ? [inviter, partner] : [partner, inviter];
      const seen: unknown[] = [];
      for (const { player } of order) {
        const part = paid.find(({ accountId }) => accountId === player.id);
        const refund = due.find(({ paymentId }) => paymentId === part?.id);
        await sendRefund({ ...services, provider }, refund?.id ?? '');
        seen.push(await both());
      }
      expect(seen).toEqual([
        ['pending', 'pending'],
        ['done', 'done'],
      ]);
    },
  );

  test('The partner reads of money that goes to them alone, as the player has paid by points', async ({
    server,
  }) => {
    const { tournamentId, inviter, partner, entryId } = await splitApplied(server);
    const now = server.clock.now();
    const lot = { accountId: inviter.player.id, cause: 'welcome', causeId: uuidv7() } as const;
    await grantPoints(server.services.db, { ...lot, amount: 1000, now });
    await payPart(inviter, entryId, { method: 'points', cardToken: undefined });
    await accept(partner, await linkFrom(inviter, entryId));
    await payPart(partner, entryId);
    const { grant } = granterOf(await server.operatorPhone(), tournamentId);
    await grant(entryId, 700);
    expect(await sentBack(server)).toEqual([700]);
    expect(await read(partner, entryId)).toMatchObject({ refund: 'done', refundYen: 700 });
    expect(await read(inviter, entryId)).toMatchObject({ refundYen: null });
  });

  test('The guardians of both hear of what goes back to their player', async ({ server }) => {
    const { tournamentId, inviter, partner, entryId } = await bothPaid(server);
    const families = [
      [inviter, MOTHER],
      [partner, 'father@example.com'],
    ] as const;
    for (const [phone, address] of families) {
      await nameGuardian(phone, address);
      await confirm(server, address);
    }
    const { grant } = granterOf(await server.operatorPhone(), tournamentId);
    await grant(entryId, 1001);
    const heard = async (address: string) =>
      (await mailsTo(server, address))
        .filter(({ kind }) => kind === 'guardian-refund-granted')
        .map(({ textBody }) => /50[01]/.exec(textBody)?.[0]);
    expect([await heard(MOTHER), await heard('father@example.com')]).toEqual([['501'], ['500']]);
  });

  test('Each reads of the whole part once the organizer has given everything back', async ({
    server,
  }) => {
    const { tournamentId, inviter, partner, entryId } = await bothPaid(server);
    const { grant } = granterOf(await server.operatorPhone(), tournamentId);
    await grant(entryId, 3001);
    expect(await sentBack(server)).toEqual([1500, 1501]);
    expect(await read(inviter, entryId)).toMatchObject({ refund: 'done', refundYen: 1501 });
    expect(await read(partner, entryId)).toMatchObject({ refund: 'done', refundYen: 1500 });
  });
});

describe('a partner who is no longer in the pair after a part was given back', () => {
  async function granted(server: TestApp, amountYen = 1001) {
    const made = await bothPaid(server);
    const operator = await server.operatorPhone();
    const { grant, listed } = granterOf(operator, made.tournamentId);
    await grant(made.entryId, amountYen);
    expect((await sentBack(server)).reduce((sum, yen) => sum + yen)).toBe(amountYen);
    const { data } = await made.inviter.call(pairs.find, { params: { id: made.entryId } });
    const seen = { id: data?.pair.partner?.id ?? '', state: 'accepted' as const };
    const endedMail = async () =>
      (await mailsTo(server, made.partner.player.email)).find(({ kind }) => kind === 'pair-ended');
    return { ...made, operator, listed, seen, endedMail };
  }

  test('Whom the player removes is promised the rest, and the next pays for a fee of their own', async ({
    server,
  }) => {
    const { inviter, entryId, seen, endedMail, listed } = await granted(server);
    const ended = await inviter.call(pairs.end, { params: { id: entryId }, body: { seen } });
    expect(ended.status).toBe(200);
    expect((await endedMail())?.textBody).toContain('1,000');
    expect(await sentBack(server)).toEqual([500, 501, 1000]);
    expect(await listed(entryId)).toMatchObject({ grantedYen: 501 });

    const next = await server.playerPhone({ fullName: 'Chiba Mio' });
    await accept(next, await linkFrom(inviter, entryId));
    await payPart(next, entryId);
    expect(await read(inviter, entryId)).toMatchObject({ state: 'confirmed', refundYen: 501 });
    expect(await read(next, entryId)).toMatchObject({ state: 'confirmed', refundYen: 0 });
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect(await sentBack(server)).toEqual([500, 501, 1000, 1000, 1500]);
    const words = async ({ player }: typeof next, kind: string) =>
      (await mailsTo(server, player.email)).find((mail) => mail.kind === kind)?.textBody;
    expect(await words(inviter, 'entry-withdrawn')).toContain('¥1,000 ');
    expect(await words(next, 'pair-ended')).toContain('¥1,500 ');
  });

  test('Whom the organizer replaces is promised the rest, and of the fee the own part is left', async ({
    server,
  }) => {
    const { operator, tournamentId, entryId, seen, endedMail, listed } = await granted(server);
    const params = { id: tournamentId, entryId };
    const partner = { name: 'Chiba Mio', club: '' };
    const named = await operator.call(entryListNames.namePartner, {
      params,
      body: { id: uuidv7(), seen, partner },
    });
    expect(named.status).toBe(200);
    expect((await endedMail())?.textBody).toContain('1,000');
    expect(await sentBack(server)).toEqual([500, 501, 1000]);
    expect(await listed(entryId)).toMatchObject({ grantedYen: 501 });
  });

  test.for([
    { amountYen: 1001, says: '¥1,000 ', sent: [500, 501, 1000, 1000] },
    { amountYen: 3001, says: 'already granted a refund', sent: [1500, 1501] },
  ])(
    'Where nobody comes in their place, the player reads of what is left of the own half ($amountYen)',
    async ({ amountYen, says, sent }, { server }) => {
      const { inviter, entryId, seen } = await granted(server, amountYen);
      await inviter.call(pairs.end, { params: { id: entryId }, body: { seen } });
      server.clock.advance({ days: 8 });
      await sweep(server);
      expect(await sentBack(server)).toEqual(sent);
      const mails = await mailsTo(server, inviter.player.email);
      expect(mails.find(({ kind }) => kind === 'pair-lapsed')?.textBody).toContain(says);
    },
  );
});
