import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { granterOf } from '#features/entry-list/grants/server/grants.factory.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import {
  hostedTournament,
  removeEntrant,
} from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { mailsMessages as words } from '#features/guardians/mails/mails.messages.en.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { yen } from '#platform/shared/format.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import { accept, enter, invite, linkFrom } from './pairs.factory.ts';
import { applySplit, payPart } from './pairs.fees.factory.ts';

const NAME = '佐藤 花子';

/** A pair whose partner is a child with a guardian, and what the guardian reads once it has ended. */
async function withChild(server: TestApp, { feeYen = 3001, isSplit = true } = {}) {
  const hosted = await hostedTournament(server, { eventType: 'Doubles', feeYen });
  const inviter = await server.playerPhone();
  const { phone: child } = await confirmed(server, MOTHER, NAME);
  const entryId = (await applySplit(inviter, hosted.tournamentId, isSplit)).data?.entry.id ?? '';
  await payPart(inviter, entryId);
  await accept(child, await linkFrom(inviter, entryId));
  if (isSplit) await payPart(child, entryId);
  const endings = async () =>
    (await mailsTo(server, MOTHER)).filter(({ kind }) => kind === 'guardian-entry-withdrawn');
  return { ...hosted, inviter, child, entryId, endings };
}

describe('the guardian of a partner', () => {
  test('Who looks after a partner hears that the player has given the place up, and what goes back of the half', async ({
    server,
  }) => {
    const { inviter, entryId, endings } = await withChild(server);
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    const mails = await endings();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.textBody).toContain(words.withdrawnWithPair(NAME));
    expect(mails[0]?.textBody).toContain(words.refund(yen(1500, 'en')));
  });

  test('Who looks after a partner hears that the player has chosen somebody else', async ({
    server,
  }) => {
    const { inviter, entryId, endings } = await withChild(server, { isSplit: false });
    expect((await invite(inviter, entryId)).status).toBe(200);
    const [mail] = await endings();
    expect(mail?.textBody).toContain(words.withdrawnWithPair(NAME));
    for (const money of [words.nothingPaid, 'goes back', 'refunded']) {
      expect(mail?.textBody).not.toContain(money);
    }
  });

  test('Who looks after a partner hears that the partner has left', async ({ server }) => {
    const { child, entryId, endings } = await withChild(server);
    const params = { id: entryId };
    const shown = (await child.call(contract.find, { params })).data?.pair.partner;
    const seen = { id: shown?.id ?? '', state: 'accepted' } as const;
    expect((await child.call(contract.end, { params, body: { seen } })).status).toBe(200);
    const mails = await endings();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.textBody).toContain(words.withdrawnByPlayer(NAME));
    expect(mails[0]?.textBody).toContain(words.refund(yen(1500, 'en')));
  });

  test('Who looks after a partner who leaves reads that the organizer has given the half back before', async ({
    server,
  }) => {
    const { organizer, tournamentId, child, entryId, endings } = await withChild(server);
    await granterOf(organizer, tournamentId).grant(entryId, 3001);
    const params = { id: entryId };
    const shown = (await child.call(contract.find, { params })).data?.pair.partner;
    const seen = { id: shown?.id ?? '', state: 'accepted' } as const;
    expect((await child.call(contract.end, { params, body: { seen } })).status).toBe(200);
    const [mail] = await endings();
    expect(mail?.textBody).toContain(words.givenBack);
    expect(mail?.textBody).not.toContain(words.nothingPaid);
  });

  test('Who looks after a partner reads that the organizer has withdrawn the pair, and that nothing goes back', async ({
    server,
  }) => {
    const { organizer, params, entryId, endings } = await withChild(server);
    await organizer.call(eventDraws.closeEntries, { params });
    server.clock.advance({ days: 8 });
    await removeEntrant(organizer, params, entryId);
    const [mail] = await endings();
    expect(mail?.textBody).toContain(words.withdrawnByOrganizer(NAME));
    expect(mail?.textBody).toContain(words.notRefunded);
  });
});

test('The guardian of a player does not read that a request of the partner can be taken back', async ({
  server,
}) => {
  const { organizer, params, tournamentId } = await hostedTournament(server, {
    eventType: 'Doubles',
    feeYen: 0,
  });
  const { phone: child } = await confirmed(server, MOTHER, NAME);
  const partner = await server.playerPhone();
  const entryId = await enter(child, tournamentId);
  await accept(partner, await linkFrom(child, entryId));
  await organizer.call(eventDraws.closeEntries, { params });
  expect((await partner.call(entries.withdraw, { params: { id: entryId } })).status).toBe(200);
  const mail = (await mailsTo(server, MOTHER)).at(-1);
  expect(mail).toMatchObject({ kind: 'guardian-withdrawal-asked' });
  expect(mail?.subject).toContain(`A withdrawal of ${NAME} was asked for`);
  expect(mail?.textBody).toContain(words.askedByPartnerNext);
  expect(mail?.textBody).not.toContain(words.askedToWithdrawNext);
});
