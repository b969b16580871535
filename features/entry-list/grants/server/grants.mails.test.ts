import { describe, expect } from 'vitest';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER, mailsTo } from '#features/guardians/server/guardians.factory.ts';
import { bothPaid } from '#features/pairs/server/pairs.fees.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { makeTransferHost } from '../../bank-transfers/server/bank-transfers.factory.ts';
import { enter, granterOf, pay, sentBack } from './grants.factory.ts';

/** What the newest mail of a kind to an address says. */
async function wordsTo(server: TestApp, address: string, kind: string): Promise<string> {
  const mails = await mailsTo(server, address);
  return mails.findLast((mail) => mail.kind === kind)?.textBody ?? '';
}

describe('what the mails say of money after a part was given back', () => {
  test('When the tournament is cancelled, each of a pair reads of what is left of the own half', async ({
    server,
  }) => {
    const { organizer, organizerId } = await makeTransferHost(server);
    const { tournamentId, inviter, partner, entryId } = await bothPaid(server, { organizerId });
    await granterOf(organizer, tournamentId).grant(entryId, 2000);
    const params = { id: tournamentId };
    await organizer.call(publishing.cancel, { params, body: { reason: '' } });
    expect(await sentBack(server)).toEqual([500, 501, 999, 1001]);
    const words = (phone: typeof inviter) =>
      wordsTo(server, phone.player.email, 'tournament-cancelled');
    expect(await words(inviter)).toContain('¥500 ');
    expect(await words(partner)).toContain('¥501 ');
  });

  test.for([
    { grantedYen: 500, says: '¥1,500' },
    { grantedYen: 2000, says: 'a refund of the whole participation fee' },
  ])(
    'When the tournament is cancelled, the guardian reads of what is left of the fee ($grantedYen)',
    async ({ grantedYen, says }, { server }) => {
      const { organizer, id } = await makeTransferHost(server);
      const { phone } = await confirmed(server);
      const entryId = await enter(phone, id);
      await pay(phone, entryId);
      await granterOf(organizer, id).grant(entryId, grantedYen);
      await organizer.call(publishing.cancel, { params: { id }, body: { reason: '' } });
      expect(await wordsTo(server, MOTHER, 'guardian-tournament-cancelled')).toContain(says);
    },
  );
});
