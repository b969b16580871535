import { isRefundedToAccount } from '#domain/entry/entry.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dayInJapan, longDate, yen } from '#platform/shared/format.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Charge } from '../../server/payments.store.ts';
import * as store from './receipts.store.ts';

const WORDS = { en, ja };

/**
 * Sends the receipt of an ended charge that has paid something. Its address is forgotten unless the money may have to go to a bank
 * account, for which its payer is asked. A step of settling the charge.
 */
export async function closeReceipt(services: Services, tx: Db, charge: Charge): Promise<void> {
  const [{ chargeId, accountId, entryId, settledAt }] = charge;
  const mayAsk = mayNeedAccount(charge);
  const receipt = await (mayAsk ? store.findByCharge : store.deleteByCharge)(tx, chargeId);
  const paid = charge.filter(({ state }) => state === 'succeeded');
  const entry = receipt && paid.length > 0 && (await entries.findById(tx, entryId));
  const tournament = entry ? await tournaments.findById(tx, entry.tournamentId) : null;
  if (!receipt || !entry || !tournament) return;
  const { email, language } = receipt;
  const t = WORDS[language];
  const player = (await findRecipient(tx, accountId))?.name ?? FORMER_PLAYER;
  const amountYen = paid.reduce((sum, payment) => sum + payment.amountYen, 0);
  const day = longDate(dayInJapan(settledAt ?? services.clock.now()), language);
  await services.mailer.send(tx, {
    kind: 'payment-receipt',
    dedupeKey: `payment-receipt ${chargeId}`,
    to: email,
    language,
    subject: t.receiptSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.receipt(player),
      factsOf(tournament, language, entry.eventId, entry.team),
      [t.amount(yen(amountYen, language)), t.receiptDay(day), t.receiptNumber(chargeId)].join('\n'),
      mayAsk ? t.receiptRefundToAccount(player) : t.receiptRefund(player),
    ],
  });
}

/**
 * Whether money of an ended charge may have to go to a bank account. A transfer may be under way to the organizer when it is given up;
 * numbers for a store are dead then.
 */
function mayNeedAccount([{ method, state }]: Charge): boolean {
  if (state === 'declined' || state === 'void') return false;
  return method === 'transfer' || (isRefundedToAccount(method) && state !== 'canceled');
}
