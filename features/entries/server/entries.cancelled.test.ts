import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import {
  enterPaid,
  hostedTournament,
} from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as entries from '../entries.contract.ts';

test('The mail about a cancelled tournament without a fee says nothing about money', async ({
  server,
}) => {
  const hosted = await hostedTournament(server, { feeYen: 0 });
  const player = await server.playerPhone();
  await player.call(entries.apply, {
    body: { id: uuidv7(), tournamentId: hosted.tournamentId, agreed: true },
  });
  const params = { id: hosted.tournamentId };
  await hosted.organizer.call(publishing.cancel, { params, body: { reason: '' } });
  const sent = await mailsTo(server, player.player.email);
  const mail = sent.find(({ kind }) => kind === 'tournament-cancelled');
  expect(mail?.textBody.trimEnd().split('\n\n')).toHaveLength(3);
  expect(mail?.textBody).not.toMatch(/paid|refund/);
});

test('Only who has paid reads in the app of a cancelled tournament that money goes back, and how much', async ({
  server,
}) => {
  const { organizer, tournamentId } = await hostedTournament(server, {
    eventType: 'Doubles',
    feeYen: 2000,
  });
  const [player, partner] = [await server.playerPhone(), await server.playerPhone()] as const;
  const entryId = await enterPaid(player, tournamentId);
  await accept(partner, await linkFrom(player, entryId));
  const params = { id: tournamentId };
  await organizer.call(publishing.cancel, { params, body: { reason: '' } });
  const amountOf = async (phone: Phone) => {
    const { data } = await phone.call(notifications.list, {});
    const news = data?.notifications.filter(({ kind }) => kind === 'tournament-cancelled');
    return news?.map(({ facts }) => facts.amountYen);
  };
  expect(await amountOf(player)).toEqual([2000]);
  expect(await amountOf(partner)).toEqual([undefined]);
});
